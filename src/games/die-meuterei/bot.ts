/** A quick sensible move of the seat to act, from what that seat knows. */
import { pick, type Random } from '@/core/random';
import { chooseCard } from './duelPolicy';
import { type Move, SKIP } from './move';
import { pickMoves } from './secrets';
import type { State } from './state';
import {
  chooseBijoux,
  chooseInspect,
  chooseNero,
  chooseOjo,
  choosePang,
  choosePlace,
  chooseRamon,
  chooseSide,
  chooseSwap,
  chooseTembo,
  chooseVictim,
  chooseWessel,
} from './visitPolicy';
import { chooseDoor } from './voyagePolicy';

export function instinct(state: State, random: Random): Move {
  switch (state.phase) {
    case 'cabin':
      return chooseDoor(state);
    case 'ramon':
      return chooseRamon(state);
    case 'tembo':
      return chooseTembo(state);
    case 'wessel':
      return chooseWessel(state);
    case 'nero':
      return chooseNero(state);
    case 'pang':
      return choosePang(state);
    case 'chang':
    case 'mrob':
      return chooseVictim(state, random);
    case 'side':
      return chooseSide(state, random);
    case 'bijoux':
      return chooseBijoux(state);
    case 'ojo':
      return chooseOjo(state);
    case 'pick':
      return pick(random, pickMoves(state));
    case 'place':
      return choosePlace(state);
    case 'inspect':
      return chooseInspect(state, random);
    case 'swap':
      return chooseSwap(state);
    case 'commit':
      return chooseCard(state, random);
    case 'end':
      return SKIP;
  }
}
