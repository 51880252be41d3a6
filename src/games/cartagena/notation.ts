/** Moves as texts of the rules specification (section 9), and back. */
import { SYMBOLS } from './data';
import {
  advance,
  ADVANCE,
  cardOf,
  CHEST_POWER,
  countOf,
  deedOf,
  DROP,
  END,
  fromOf,
  GIVE,
  GUN_POWER,
  HOOK_POWER,
  KEEP,
  kindOf,
  LANTERN_POWER,
  type Move,
  NEXT,
  onSeat,
  onSpace,
  pair,
  PAIR,
  push,
  PUSH,
  retreat,
  RETREAT,
  RUM_POWER,
  SAIL,
  SAIL_FREE,
  seatOf,
  second,
  secondPair,
  SKIP,
  TAKE,
  toOf,
  WITH,
  WITH_PAIR,
  withOnly,
} from './move';
import { B, DARK, H, J, type Kind, kindText, type Place, placeText } from './state';

export function write(move: Move): string {
  const deed = deedOf(move);
  const card = kindText(cardOf(move));
  switch (deed) {
    case ADVANCE:
      return `${card}:${placeText(fromOf(move))}>${placeText(toOf(move))}`;
    case RETREAT:
      return `back:${placeText(fromOf(move))}>${toOf(move)}+${countOf(move)}`;
    case PUSH:
      return `push:P${seatOf(move) + 1}:${placeText(fromOf(move))}>${placeText(toOf(move))}+${countOf(move)}`;
    case SAIL_FREE:
      return 'sail!';
    case GUN_POWER:
      return `${card}!P${seatOf(move) + 1}`;
    case RUM_POWER:
    case LANTERN_POWER:
      return `${card}!`;
    case HOOK_POWER:
    case CHEST_POWER:
      return `${card}!${fromOf(move)}`;
    case PAIR:
      return `2parrot${'*'.repeat(countOf(move))}=${card}`;
    case WITH:
      return `with:${card}>${placeText(toOf(move))}`;
    case WITH_PAIR:
      return `with:2parrot${'*'.repeat(countOf(move))}=${card}>${placeText(toOf(move))}`;
    case GIVE:
      return `give:P${seatOf(move) + 1}:${card}`;
    case TAKE:
    case KEEP:
    case NEXT:
    case DROP:
      return `${kindOf(move)}:${card}`;
    default:
      // sail, skip and end are written by their names.
      return kindOf(move);
  }
}

const KIND = '((?:gun|rum|lantern|parrot|hook|chest)\\*?)';
const SYMBOL = '(gun|rum|lantern|hook|chest)';
const SPACE = '([1-9]|[1-3][0-9]|4[0-8])';
const PLACE = '(J|B|H|[1-9]|[1-3][0-9]|4[0-8])';
const SEAT = 'P([1-5])';

type Reader = (parts: string[]) => Move;

/** Every form a move can take, each with the move its parts make. */
const FORMS: readonly (readonly [RegExp, Reader])[] = [
  [form(`${KIND}:${PLACE}>${PLACE}`), ([card, from, to]) => advance(readKind(card), readPlace(from), readPlace(to))],
  [form(`back:${PLACE}>${SPACE}\\+([12])`), ([from, to, n]) => retreat(readPlace(from), readPlace(to), Number(n))],
  [
    form(`push:${SEAT}:${PLACE}>${PLACE}\\+([12])`),
    ([seat, from, to, n]) => push(Number(seat) - 1, readPlace(from), readPlace(to), Number(n)),
  ],
  [form('sail'), () => SAIL],
  [form('sail!'), () => SAIL_FREE],
  [form('skip'), () => SKIP],
  [form('end'), () => END],
  [form(`(gun\\*?)!${SEAT}`), ([card, seat]) => onSeat(GUN_POWER, readKind(card), Number(seat) - 1)],
  [form('(rum\\*?)!'), ([card]) => withOnly(RUM_POWER, readKind(card))],
  [form('(lantern\\*?)!'), ([card]) => withOnly(LANTERN_POWER, readKind(card))],
  [form(`(hook\\*?)!${SPACE}`), ([card, space]) => onSpace(HOOK_POWER, readKind(card), readPlace(space))],
  [form(`(chest\\*?)!${SPACE}`), ([card, space]) => onSpace(CHEST_POWER, readKind(card), readPlace(space))],
  [form(`2parrot(\\*{0,2})=${SYMBOL}`), ([dark, symbol]) => pair(readKind(symbol), (dark as string).length)],
  [form(`with:${KIND}>${PLACE}`), ([card, to]) => second(readKind(card), readPlace(to))],
  [
    form(`with:2parrot(\\*{0,2})=${SYMBOL}>${PLACE}`),
    ([dark, symbol, to]) => secondPair(readKind(symbol), (dark as string).length, readPlace(to)),
  ],
  [form(`give:${SEAT}:${KIND}`), ([seat, card]) => onSeat(GIVE, readKind(card), Number(seat) - 1)],
  [form(`take:${KIND}`), ([card]) => withOnly(TAKE, readKind(card))],
  [form(`keep:${KIND}`), ([card]) => withOnly(KEEP, readKind(card))],
  [form(`next:${KIND}`), ([card]) => withOnly(NEXT, readKind(card))],
  [form(`drop:${KIND}`), ([card]) => withOnly(DROP, readKind(card))],
];

/** The move a text means, or null; the landing place and the cards are taken as written. */
export function read(text: string): Move | null {
  for (const [pattern, reader] of FORMS) {
    const match = pattern.exec(text);
    if (match) return reader(match.slice(1));
  }
  return null;
}

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

export function readKind(text = ''): Kind {
  const isDark = text.endsWith('*');
  const name = isDark ? text.slice(0, -1) : text;
  return SYMBOLS.findIndex((symbol) => symbol === name) + (isDark ? DARK : 0);
}

export function readPlace(text = ''): Place {
  if (text === 'J') return J;
  if (text === 'B') return B;
  if (text === 'H') return H;
  return Number(text);
}
