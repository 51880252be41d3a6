/** Lays out a position as the specification writes it (section 9), and plays it by move texts. */
import type { GameEvent } from '@/core/event';
import type { Options } from '@/core/options';
import type { Seat } from '@/core/seat';

import { Played } from '../../path/__tests__/played';
import { COLOURS, EXAMPLE_LAYOUT } from '../data';
import { readFace, readPlace } from '../notation';
import { rules } from '../rules';
import { addToHand } from '../cards';
import { type Face, FACES, faceText, isSpace, NEST, placeText, type Shore, type State } from '../state';
import { startTurn } from '../turn';

/** A crew by the first letter of its colour. */
export type Crew = 'Y' | 'B' | 'G' | 'R' | 'P';
export type Hands = Partial<Record<Crew, string>>;

export interface Layout {
  /** Crews in seat order; yellow and red if nothing is said. */
  readonly crews?: string;
  /** Where pirates stand, `start Y R2 · 3 G Y2 · boat B`; those not listed are in the Nest. */
  readonly at: string;
  readonly boat?: Shore;
  /** Cards by crew: `3compass map*`; `rest` takes all cards that nobody else has. */
  readonly hands?: Hands;
  /** How many of the cards that nobody has are in the supply; the others are discards. All if nothing is said. */
  readonly supply?: number;
  readonly toMove?: Crew;
  readonly still?: number;
  readonly options?: Options;
}

export function table(layout: Layout): Table {
  const crews = layout.crews ?? 'YR';
  const colours = [...crews].map((crew) => COLOURS.find((colour) => colour.startsWith(crew.toLowerCase())) as string);
  const options = { layout: EXAMPLE_LAYOUT, first: 'p1', colours: colours.join(','), ...layout.options };
  const wrong = rules.checkOptions(options, crews.length);
  if (wrong) throw new Error(wrong.sentence);
  const state = rules.setup(options, crews.length, 'table');
  placePirates(state, crews, layout.at);
  dealCards(state, crews, layout);
  state.shore = layout.boat ?? 'small';
  state.toMove = crews.indexOf(layout.toMove ?? crews.charAt(0));
  state.still = layout.still ?? 0;
  startTurn(state);
  return new Table(state, crews);
}

export class Table extends Played<State> {
  constructor(
    state: State,
    readonly crews: string,
  ) {
    super(rules, state);
  }

  /** Who stands on a place, in seat order: `Y2 G`. */
  on(place: string): string {
    const counts = [...this.crews].map((crew, seat) => {
      const count = this.crew(seat).filter((name) => name === place).length;
      return count === 0 ? '' : count === 1 ? crew : `${crew}${count}`;
    });
    return counts.filter((text) => text !== '').join(' ');
  }

  /** Places of a crew, rearmost first: `start 9 boat nest`. */
  crew(seat: Seat): string[] {
    return this.state.pirates.slice(seat * this.state.crew, (seat + 1) * this.state.crew).map(placeText);
  }

  hand(crew: Crew): string[] {
    const start = this.crews.indexOf(crew) * FACES;
    return this.state.hands
      .slice(start, start + FACES)
      .flatMap((count, face) => new Array<string>(count).fill(faceText(face)));
  }

  size(crew: Crew): number {
    return this.state.handSizes[this.crews.indexOf(crew)] as number;
  }

  /** The crew to act, or nobody. */
  toAct(): string {
    const seat = rules.seatToAct(this.state);
    return seat === null ? 'nobody' : this.crews.charAt(seat);
  }

  told(kind: string): GameEvent[] {
    return this.events.filter((event) => event.kind === kind);
  }
}

/** Figure 1 of the specification, yellow to move. */
export function figure1(): Table {
  return table({ crews: 'YBGR', at: FIGURE_1, hands: FIGURE_HANDS });
}

/** Figure 2: figure 1 after the moves of E3, blue to move. */
export function figure2(): Table {
  return figure1().play('sail out free', 'play compass boat>33', 'play compass boat>nest', 'push blue 25>28');
}

const FIGURE_1 =
  'start Y R2 · 3 G Y2 · 5 R B · 13 B · 14 G R · 15 G · 18 B · 21 R · 25 B · 28 Y G · boat Y2 G2 B · nest R B';
const FIGURE_HANDS: Hands = { Y: '3compass map', B: 'chest parrot cannon compass map' };

function placePirates(state: State, crews: string, at: string): void {
  const places: number[][] = [...crews].map(() => []);
  for (const group of at.split('·')) {
    const [place = '', ...pirates] = group.trim().split(/\s+/);
    for (const pirate of pirates) {
      const seat = crews.indexOf(pirate.charAt(0));
      for (let i = Number(pirate.slice(1) || 1); i > 0; i--) (places[seat] as number[]).push(readPlace(place));
    }
  }
  state.crowd.fill(0);
  places.forEach((crew, seat) => {
    while (crew.length < state.crew) crew.push(NEST);
    if (crew.length > state.crew) throw new Error(`Too many pirates of ${crews.charAt(seat)}.`);
    crew.sort((a, b) => a - b).forEach((place, i) => (state.pirates[seat * state.crew + i] = place));
    for (const place of crew) if (isSpace(place)) state.crowd[place] = (state.crowd[place] ?? 0) + 1;
  });
}

function dealCards(state: State, crews: string, layout: Layout): void {
  const left = rules.census(state);
  state.hands.fill(0);
  state.handSizes.fill(0);
  const take = (seat: Seat, name: string) => {
    const key = `card ${name}`;
    left[key] = (left[key] ?? 0) - 1;
    if (left[key] < 0) throw new Error(`Too many cards ${name}.`);
    addToHand(state, seat, readFace(name));
  };
  const hands = Object.entries(layout.hands ?? {});
  for (const [crew, cards] of hands) {
    for (const [, count, name = ''] of cards.matchAll(/(\d*)([a-z]+\*?)/g)) {
      if (name === 'rest') continue;
      for (let i = Number(count || 1); i > 0; i--) take(crews.indexOf(crew), name);
    }
  }
  const rest: Face[] = Object.entries(left).flatMap(([key, count]) =>
    key.startsWith('card ') ? new Array<Face>(count).fill(readFace(key.slice(5))) : [],
  );
  const hoarder = hands.find(([, cards]) => cards === 'rest')?.[0];
  if (hoarder) for (const face of rest.splice(0)) addToHand(state, crews.indexOf(hoarder), face);
  state.supply = rest.splice(0, layout.supply ?? rest.length);
  state.discards = rest;
}
