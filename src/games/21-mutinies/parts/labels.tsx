/** What the things on the board are called: spaces with their price and occupant, jewels with their icons. */
import type { Say } from '@/i18n/words';
import type { SeatFace } from '@/ui/table/props';

import {
  ACTION_OF,
  BLIND,
  BLIND_1,
  CABIN,
  CABIN_HENCHMAN,
  COLOURS,
  JEWEL_COLOUR,
  JEWEL_D,
  JEWEL_IDS,
  JEWEL_R,
  type Jewel,
  MARKET,
  MARKET_1,
  MUTINY,
  ROW_DOUBLOONS,
  ROW_PP,
  ROWS,
  RUM_FROM,
  type Space,
  SPACES,
  TAVERN,
  TAVERN_1,
  TAVERN_PAY,
  TOWN,
  TRADE,
  WRECK,
  WRECK_1,
} from '../data';
import { costOf, isFifth, rumCostOf } from '../discs';
import { HENCHMAN, NONE, type State } from '../state';

/** `red jewel R06, 1 rum`. */
export function jewelLabel(jewel: Jewel, say: Say): string {
  const [doubloons, rum] = [JEWEL_D[jewel] ?? 0, JEWEL_R[jewel] ?? 0];
  const colour = say(`table.colour.${COLOURS[JEWEL_COLOUR[jewel] ?? 0]}`);
  return say('table.jewel', { colour, id: JEWEL_IDS[jewel] ?? '', icons: price(doubloons, rum, say, 'table.noIcons') });
}

/** `1 D and 2 rum`; if nothing, whatever is said for it. */
export function price(doubloons: number, rum: number, say: Say, nothing = 'table.nothing'): string {
  if (doubloons > 0 && rum > 0) return say('table.icons', { doubloons, rum });
  if (doubloons > 0) return say('table.iconsD', { doubloons });
  return rum > 0 ? say('table.iconsRum', { rum }) : say(nothing);
}

/** What a space is and does. */
export function spaceName(view: State, space: Space, say: Say): string {
  const id = SPACES[space] ?? '';
  switch (ACTION_OF[space] ?? CABIN) {
    case TRADE: {
      const jewel = view.display[space] ?? NONE;
      const number = space + 1;
      if (jewel === NONE) return say('table.space.tradeEmpty', { number });
      return say('table.space.trade', { number, jewel: jewelLabel(jewel, say) });
    }
    case BLIND:
      return say('table.space.blind', { number: space - BLIND_1 + 1 });
    case WRECK:
      return say('table.space.wreck', { number: space - WRECK_1 + 1 });
    case TAVERN:
      return say('table.space.tavern', { number: space - TAVERN_1 + 1 });
    case MARKET: {
      const row = space - MARKET_1;
      const pay = price(ROW_DOUBLOONS[row] ?? 0, 0, say);
      const prestige = say('table.prestige', { count: ROW_PP[row] ?? 0 });
      return say('table.space.market', { row: say(`table.row.${ROWS[row]}`), pay: `${pay}, ${prestige}` });
    }
    default:
      return say(`table.space.${space === CABIN_HENCHMAN ? 'cabin.any' : id}`);
  }
}

/** What else comes with a space now. */
export function spaceExtras(view: State, space: Space, say: Say): string[] {
  const extras: string[] = [];
  const action = ACTION_OF[space];
  if (action === BLIND) {
    if (space - BLIND_1 >= RUM_FROM) extras.push(say('table.more.rumFrom'));
    extras.push(say('table.more.blindPile', { count: view.blind.length }));
  }
  if (action === WRECK) {
    if (space === WRECK_1) extras.push(say('table.more.wreckFirst'));
    if (space - WRECK_1 >= RUM_FROM) extras.push(say('table.more.rumFrom'));
  }
  if (action === TAVERN) {
    if (space === TAVERN_1) extras.push(say('table.more.tavernFirst'));
    const pay = TAVERN_PAY[space - TAVERN_1] ?? 0;
    if (pay > 0) extras.push(say('table.more.tavernPay', { count: pay }));
    extras.push(say('table.more.cask', { count: view.tavern }));
  }
  if (action === TRADE && isFifth(view, TRADE)) extras.push(say('table.more.fifth'));
  if (action === TOWN && isFifth(view, TOWN)) extras.push(say('table.more.fifthTown'));
  if (action === MUTINY) extras.push(say('table.more.captain'));
  return extras;
}

/** `costs 2 D`. */
export function spacePrice(view: State, space: Space, say: Say): string {
  if (space === CABIN_HENCHMAN) return say('table.free');
  const [doubloons, rum] = [costOf(view, space), rumCostOf(view, space)];
  return doubloons + rum === 0 ? say('table.free') : say('table.costs', { price: price(doubloons, rum, say) });
}

/** Who stands on a space. */
export function standing(view: State, space: Space, faces: readonly SeatFace[], say: Say): string[] {
  const names: string[] = [];
  view.discs.forEach((at, seat) => {
    if (at !== space) return;
    names.push(seat === HENCHMAN ? say('table.henchman') : (faces[seat]?.name ?? ''));
  });
  return names.map((name) => say('table.taken', { name }));
}
