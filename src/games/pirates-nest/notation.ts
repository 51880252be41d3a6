/** Moves as texts of the rules specification (section 10), and back. */
import { COLOURS, SYMBOLS } from './data';
import * as deed from './move';
import { cardOf, colourOf, DEEDS, deedOf, drop, fromOf, kindOf, type Move, playCard, push, toOf } from './move';
import { BOAT, colourText, type Face, faceText, NEST, type Place, placeText, START } from './state';

export function write(move: Move): string {
  switch (deedOf(move)) {
    case deed.PLAY:
      return `play ${faceText(cardOf(move))} ${placeText(fromOf(move))}>${placeText(toOf(move))}`;
    case deed.PUSH:
      return `push ${colourText(colourOf(move))} ${placeText(fromOf(move))}>${placeText(toOf(move))}`;
    case deed.DROP:
      return `drop ${faceText(cardOf(move))}`;
    default:
      // Crossings, flag, end and pass are written by their names.
      return kindOf(move);
  }
}

const FACE = `((?:${SYMBOLS.join('|')})\\*?)`;
const PLACE = '(start|boat|nest|[1-9]|[12][0-9]|3[0-5])';
const PLAY_FORM = new RegExp(`^play ${FACE} ${PLACE}>${PLACE}$`);
const PUSH_FORM = new RegExp(`^push (${COLOURS.join('|')}) ${PLACE}>${PLACE}$`);
const DROP_FORM = new RegExp(`^drop ${FACE}$`);

/** The move a text means, or null; the landing place is taken as written. */
export function read(text: string): Move | null {
  const played = PLAY_FORM.exec(text);
  if (played) return playCard(readFace(played[1]), readPlace(played[2]), readPlace(played[3]));
  const pushed = PUSH_FORM.exec(text);
  if (pushed) return push(readColour(pushed[1]), readPlace(pushed[2]), readPlace(pushed[3]));
  const dropped = DROP_FORM.exec(text);
  if (dropped) return drop(readFace(dropped[1]));
  const named = DEEDS.findIndex((name) => name === text);
  return named > deed.PUSH && named < deed.DROP ? named : null;
}

export function readFace(text = ''): Face {
  const isGolden = text.endsWith('*');
  const name = isGolden ? text.slice(0, -1) : text;
  return 2 * SYMBOLS.findIndex((symbol) => symbol === name) + (isGolden ? 1 : 0);
}

export function readPlace(text = ''): Place {
  if (text === 'start') return START;
  if (text === 'boat') return BOAT;
  if (text === 'nest') return NEST;
  const space = Number(text);
  return space < BOAT ? space : space + 1;
}

function readColour(text = ''): number {
  return COLOURS.findIndex((colour) => colour === text);
}
