/** Moves as text and back, in the specification's notation (section 10). */
import { GOOD_COUNT, indexOfIsland, indexOfKind, indexOfRole, islandCard, kindId, roleId } from './data';
import type { Lot, Move } from './state';

export function write(move: Move): string {
  switch (move.kind) {
    case 'pay':
      return `pay ${move.pay}`;
    case 'play':
      return `play ${kindId(move.card)}`;
    case 'pass':
      return 'pass';
    case 'role':
      return `role ${roleId(move.role)}`;
    case 'fight':
      return `fight ${move.conflicts}`;
    case 'repel':
      return move.repels ? 'repel yes' : 'repel no';
    case 'sell':
      return `sell ${move.lots.map(writeLot).join(' ')}`;
    case 'drop':
      return `drop ${kindId(move.card)}`;
  }
}

/** The move a text means, or null if it is not written as one. */
export function read(text: string): Move | null {
  const words = text.split(' ');
  const rest = words.slice(1);
  const verb = words[0] ?? '';
  const object = words[1];
  if (verb === 'sell') return readSale(rest);
  if (verb === 'pass') return rest.length === 0 ? { kind: 'pass' } : null;
  if (object === undefined || rest.length !== 1) return null;
  switch (verb) {
    case 'pay':
      return /^[0-3]$/.test(object) ? { kind: 'pay', pay: Number(object) } : null;
    case 'play':
    case 'drop': {
      const card = indexOfKind(object);
      return card < 0 ? null : { kind: verb, card };
    }
    case 'role': {
      const role = indexOfRole(object);
      return role < 0 ? null : { kind: 'role', role };
    }
    case 'fight':
      return /^[0-5]$/.test(object) ? { kind: 'fight', conflicts: Number(object) } : null;
    case 'repel':
      return object === 'yes' || object === 'no' ? { kind: 'repel', repels: object === 'yes' } : null;
    default:
      return null;
  }
}

/** A number for each move, unique within a state, much cheaper than its text. */
export function key(move: Move): number {
  switch (move.kind) {
    case 'pay':
      return move.pay;
    case 'play':
      return 10 + move.card;
    case 'pass':
      return 20;
    case 'role':
      return 30 + move.role;
    case 'fight':
      return 40 + move.conflicts;
    case 'repel':
      return move.repels ? 51 : 50;
    case 'drop':
      return 60 + move.card;
    case 'sell': {
      let sum = 0;
      for (let i = 0; i < move.lots.length; i++) {
        const lot = move.lots[i] as Lot;
        sum = sum * 1000 + (lot.count * 12 + lot.island) * 8 + lot.good;
      }
      return 100 + sum;
    }
  }
}

function writeLot(lot: Lot): string {
  return `${lot.count}${kindId(lot.good)}@${islandCard(lot.island).id}`;
}

/** One or two lots on different islands. */
function readSale(texts: readonly string[]): Move | null {
  if (texts.length < 1 || texts.length > 2) return null;
  const lots: Lot[] = [];
  for (const text of texts) {
    const lot = readLot(text);
    if (lot === null || lots.some((other) => other.island === lot.island)) return null;
    lots.push(lot);
  }
  return { kind: 'sell', lots };
}

function readLot(text: string): Lot | null {
  const match = /^([1-5])([a-z]+)@([a-z_]+)$/.exec(text);
  if (!match) return null;
  const good = indexOfKind(match[2] as string);
  const island = indexOfIsland(match[3] as string);
  return good < 0 || good >= GOOD_COUNT || island < 0 ? null : { count: Number(match[1]), good, island };
}
