/** Sentences of the log about jewels. */
import type { GameEvent } from '@/core/event';
import { type Phrase, phrase } from '@/core/phrase';

import { causePhrase, counted, goodsPhrase, jewelList, jewelPhrase, who } from './saying';

export function tellJewels(event: GameEvent): Phrase | null {
  const values = { who: who(event.seat) };
  switch (event.kind) {
    case 'tookJewel':
      return phrase('log.tookJewel', { ...values, jewel: jewelPhrase(event.jewel) });
    case 'drewJewel':
      return event.secret
        ? phrase('log.drewJewel.known', { ...values, jewel: jewelPhrase(event.secret.jewel) })
        : phrase('log.drewJewel.unknown', values);
    case 'kept':
      return phrase('log.kept', values);
    case 'discarded':
      return phrase('log.discarded', {
        ...values,
        jewels: jewelList(event.jewels),
        by: causePhrase(event.cause),
      });
    case 'picked':
      return phrase('log.picked', { ...values, jewel: jewelPhrase(event.jewel) });
    case 'sold': {
      const pay = goodsPhrase({ doubloons: event.doubloons, prestige: event.prestige });
      const rum = Number(event.rum);
      return phrase(rum > 0 ? 'log.sold.rum' : 'log.sold.plain', {
        ...values,
        row: phrase(`row.${String(event.row)}`),
        jewels: jewelList(event.jewels),
        rum,
        pay,
      });
    }
    case 'cutpurse':
      return phrase('log.cutpurse', { ...values, from: who(event.from), jewel: jewelPhrase(event.jewel) });
    case 'offered':
      return phrase('log.offered', { ...values, jewel: jewelPhrase(event.jewel) });
    case 'swapped':
      return phrase('log.swapped', { ...values, given: jewelPhrase(event.given), taken: jewelPhrase(event.taken) });
    case 'looked':
      return event.secret
        ? phrase('log.looked.known', { ...values, jewels: jewelList(event.secret.jewels) })
        : counted('log.looked', Number(event.count), values);
    case 'spied':
      if (event.took !== true) return phrase('log.spied.none', values);
      return event.secret
        ? phrase('log.spied.known', { ...values, jewel: jewelPhrase(event.secret.jewel) })
        : phrase('log.spied.unknown', values);
    case 'putBack':
      return event.secret
        ? phrase('log.putBack.known', { ...values, jewels: jewelList(event.secret.jewels) })
        : counted('log.putBack', Number(event.count), values);
    case 'refilled':
      return (event.jewels as string[]).length === 0
        ? null
        : phrase('log.refilled', { jewels: jewelList(event.jewels) });
    case 'ranOut':
      return phrase(Number(event.time) === 1 ? 'log.ranOut.first' : 'log.ranOut.second');
    case 'rebuilt':
      return counted('log.rebuilt', Number(event.count));
    default:
      return null;
  }
}
