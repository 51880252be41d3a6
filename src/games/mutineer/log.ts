/** Sentences of the log, from events as their reader may know them. */
import type { GameEvent } from '@/core/event';
import { type Filling, type Phrase, phrase } from '@/core/phrase';

interface ToldLot {
  readonly count: number;
  readonly good: string;
  readonly island: string;
}

/** Null for what needs no words of its own. */
export function tell(event: GameEvent): Phrase | null {
  const who = { seat: Number(event.seat) };
  switch (event.kind) {
    case 'paid':
      return phrase('log.paid', { who, pay: Number(event.pay) });
    case 'played':
      return phrase('log.played', { who, card: word('kind', event.card) });
    case 'passed':
      return tellPass(event, who);
    case 'rolesSeen':
      return event.secret ? phrase('log.rolesSeen', { who, roles: listOf(texts(event.secret.roles), 'role') }) : null;
    case 'roleTaken':
      return event.secret
        ? phrase('log.ownRole', { who, role: word('role', event.secret.role) })
        : phrase('log.roleTaken', { who });
    case 'revealed':
      return tellReveal(event);
    case 'fought':
      return counted('log.fought', Number(event.conflicts), { who });
    case 'mutiny':
      return tellMutiny(event);
    case 'repelled':
      return event.repels === true
        ? phrase('log.repelled', { who, island: word('island', event.pirateShip) })
        : phrase('log.yielded', { who });
    case 'sold': {
      const lots = (event.lots as ToldLot[]).map(lotPhrase);
      return lots.length === 0 ? null : phrase('log.sold', { who, lots: joined(lots) });
    }
    case 'scored': {
      const points = Number(event.points);
      return phrase('log.scored', {
        who,
        points: points > 0 ? `+${points}` : `−${-points}`,
        cause: word('cause', event.cause),
      });
    }
    default:
      return tellRefill(event, who);
  }
}

/** What happens between two rounds. */
function tellRefill(event: GameEvent, who: Filling): Phrase | null {
  switch (event.kind) {
    case 'sailed': {
      const to = word('island', event.to);
      return event.from === event.to
        ? phrase('log.stayed', { to })
        : phrase('log.sailed', { from: word('island', event.from), to });
    }
    case 'reshuffled':
      return phrase('log.reshuffled', { count: Number(event.count) });
    case 'drew':
    case 'loaderDrew':
      return event.secret
        ? phrase('log.drewFaces', { who, cards: cardList(event.secret.cards) })
        : counted('log.drew', Number(event.count), { who });
    case 'dropped':
      return event.secret
        ? phrase('log.ownDrop', { who, card: word('kind', event.secret.card) })
        : phrase('log.dropped', { who });
    case 'loaderDropped':
      return phrase('log.loaderDropped', { who, cards: cardList(event.cards) });
    case 'roundStarted':
      return phrase('log.roundStarted', { round: Number(event.round), who: { seat: Number(event.captain) } });
    case 'ended':
      return phrase('log.ended', { names: joined((event.winners as number[]).map((seat) => ({ seat }))) });
    default:
      return null;
  }
}

function tellPass(event: GameEvent, who: Filling): Phrase {
  const count = Number(event.count);
  return event.destination === undefined
    ? counted('log.passed', count, { who })
    : counted('log.heading', count, { who, island: word('island', event.destination) });
}

function tellReveal(event: GameEvent): Phrase {
  const roles = joined(
    texts(event.roles).map((role, seat) => phrase('log.roleOf', { who: { seat }, role: word('role', role) })),
  );
  const told =
    event.destination === undefined
      ? phrase('log.revealed', { roles })
      : phrase('log.revealedAiming', { roles, island: word('island', event.destination) });
  if (event.raider === undefined) return told;
  return phrase('log.raiding', { told, who: { seat: Number(event.raider) }, island: word('island', event.pirateShip) });
}

function tellMutiny(event: GameEvent): Phrase {
  const [captain, mutiny] = event.strengths as [number, number];
  const succeeds = event.succeeds === true;
  const who = { seat: Number(succeeds ? event.mutineer : event.captain) };
  return phrase(succeeds ? 'log.succeeded' : 'log.putDown', { who, captain, mutiny });
}

/** The phrase for none, one or many, whichever the words know. */
export function counted(key: string, count: number, values: Readonly<Record<string, Filling>>): Phrase {
  const hasNone = key === 'log.fought' || key === 'move.fight';
  const form = count === 1 ? 'one' : count === 0 && hasNone ? 'none' : 'many';
  return phrase(`${key}.${form}`, { ...values, count });
}

/** A name from the words: `word('island', 'hochland')`. */
export function word(group: 'kind' | 'role' | 'island' | 'cause', id: unknown): Phrase {
  return phrase(`${group}.${String(id)}`);
}

export function lotPhrase(lot: ToldLot): Phrase {
  return phrase('lot', { count: lot.count, good: word('kind', lot.good), island: word('island', lot.island) });
}

/** Several things in a row: `a, b and c`. */
export function joined(items: readonly Filling[]): Filling {
  const last = items.at(-1);
  if (last === undefined) return phrase('list.none');
  let list: Filling = last;
  for (let i = items.length - 2; i >= 0; i--) {
    list = phrase(i === items.length - 2 ? 'list.and' : 'list.more', { first: items[i] as Filling, rest: list });
  }
  return list;
}

function listOf(ids: readonly string[], group: 'kind' | 'role'): Filling {
  return joined(ids.map((id) => word(group, id)));
}

/** Cards grouped by kind: `2 salt and 1 wine`. */
function cardList(cards: unknown): Filling {
  const ids = texts(cards);
  const kinds = [...new Set(ids)];
  return joined(
    kinds.map((id) => phrase('cards', { count: ids.filter((other) => other === id).length, kind: word('kind', id) })),
  );
}

function texts(value: unknown): string[] {
  return value as string[];
}
