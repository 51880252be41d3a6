/** What a disc on a space is likely to bring its owner, in prestige points, as far as somebody knows. */
import type { Seat } from '@/core/seat';

import {
  type Action,
  ACTION_OF,
  BLIND,
  BLIND_1,
  CABIN,
  CABIN_BUY,
  CABIN_BUY_GAIN,
  CABIN_D,
  type Jewel,
  JEWEL_R,
  MARKET,
  MARKET_1,
  MUTINY_0,
  MUTINY_GAIN,
  type Row,
  ROW_COUNT,
  ROW_DOUBLOONS,
  ROW_PP,
  ROW_SIZE,
  RUM_FROM,
  type Space,
  TAVERN,
  TAVERN_1,
  TAVERN_PAY,
  TOWN,
  TOWN_MARKET,
  TOWN_PP,
  TOWN_PP_GAIN,
  TOWN_RUM,
  TOWN_STEAL,
  TRADE,
  TRADE_1,
  WILD,
  WRECK,
  WRECK_1,
} from './data';
import { costOf, discCount, discOwner, discsIn } from './discs';
import { change, changeKind, fillOf, type Holdings, iconsFor, knownHoldings } from './holdings';
import { goodsWorth, purseWorth, rumWorth, type Season, seasonOf } from './prospects';
import { captainOf, isLastRound, NONE, type State } from './state';

/** One player's affairs as somebody sees them. */
export interface Affairs {
  readonly state: State;
  readonly seat: Seat;
  readonly season: Season;
  readonly holdings: Holdings;
  readonly rum: number;
  readonly doubloons: number;
  /** What hand and rum are worth now. */
  readonly hand: number;
}

const TREASURE = 1.4;
/** Captaincy and a mutiny card, or without card texts the captaincy that moves the game on. */
const MUTINY = 2.2;
/** A sale makes room; what the jewels beside it are still good for is not looked at. */
const SALE = 2;
/** Chances of at least one die above the number of the space, and of two dice above 1. */
const WRECK_ODDS: readonly number[] = [0.97, 0.89, 0.75, 0.56, 0.31];
const BOTH_DICE = 0.69;
/** How likely a bid of 0, 1, 3, 6 is to hold against one more sailor. */
const HOLDS: readonly number[] = [0.35, 0.5, 0.75, 1];
/** Robbing somebody is a little better than the bank. */
const ROBBERY = 0.2;
/** Cubes dealt in the Tavern on average. */
const TAVERN_CUBES = 5.5;

export function affairsOf(state: State, seat: Seat, knower: Seat, season = seasonOf(state)): Affairs {
  const holdings = knownHoldings(state, seat, knower);
  const rum = state.rum[seat] as number;
  const doubloons = state.doubloons[seat] as number;
  return { state, seat, season, holdings, rum, doubloons, hand: goodsWorth(holdings, rum, season) };
}

/** What it costs to pay so many doubloons out of a purse. */
export function priceOf(affairs: Affairs, doubloons: number): number {
  const { season } = affairs;
  return purseWorth(affairs.doubloons, season) - purseWorth(affairs.doubloons - doubloons, season);
}

export function payOf(affairs: Affairs, doubloons: number): number {
  const { season } = affairs;
  return purseWorth(affairs.doubloons + doubloons, season) - purseWorth(affairs.doubloons, season);
}

/** What a disc on this space brings; its doubloons are not counted, rum of a price is. */
export function gainOf(affairs: Affairs, space: Space): number {
  const { state } = affairs;
  switch (ACTION_OF[space] as Action) {
    case TRADE:
      return state.fifth === affairs.seat ? blindGain(affairs) : tradeGain(affairs, space - TRADE_1);
    case BLIND:
      return Math.max(0, blindGain(affairs)) + (space - BLIND_1 >= RUM_FROM ? rumGain(affairs, 1) : 0);
    case WRECK:
      return wreckGain(affairs, space - WRECK_1);
    case TAVERN:
      return tavernGain(affairs, space - TAVERN_1);
    case MARKET:
      return saleGain(affairs, space - MARKET_1);
    case TOWN:
      return townGain(affairs, space);
    case CABIN:
      return cabinGain(affairs, space);
    default:
      return mutinyGain(affairs, space - MUTINY_0);
  }
}

/** What a disc placed now would bring, less its price. */
export function placementGain(affairs: Affairs, space: Space): number {
  return gainOf(affairs, space) - priceOf(affairs, costOf(affairs.state, space));
}

/** A jewel for its rum; doubloons are counted elsewhere. */
function tradeGain(affairs: Affairs, at: number): number {
  const jewel = affairs.state.display[at] as Jewel;
  return jewel === NONE ? 0 : jewelGain(affairs, jewel, JEWEL_R[jewel] as number);
}

/** What one more jewel adds to hand and rum when it costs so much rum. */
export function jewelGain(affairs: Affairs, jewel: Jewel, rum: number): number {
  const { season, holdings } = affairs;
  change(holdings, jewel, 1);
  const after = goodsWorth(holdings, affairs.rum - rum, season);
  change(holdings, jewel, -1);
  return after - affairs.hand;
}

/** What the hand would lose with one of its jewels. */
export function jewelLoss(affairs: Affairs, jewel: Jewel): number {
  const { season, holdings } = affairs;
  change(holdings, jewel, -1);
  const after = goodsWorth(holdings, affairs.rum, season);
  change(holdings, jewel, 1);
  return affairs.hand - after;
}

/** An unseen jewel: any colour, one rum icon. */
export function blindGain(affairs: Affairs): number {
  const { season, holdings } = affairs;
  let sum = 0;
  for (let colour = 0; colour <= WILD; colour++) {
    changeKind(holdings, colour, 1, 1);
    sum += goodsWorth(holdings, affairs.rum, season) * (colour === WILD ? 1 : 2);
    changeKind(holdings, colour, 1, -1);
  }
  return sum / 9 - affairs.hand;
}

export function rumGain(affairs: Affairs, rum: number): number {
  return goodsWorth(affairs.holdings, affairs.rum + rum, affairs.season) - affairs.hand;
}

function treasureGain(affairs: Affairs): number {
  return affairs.state.treasureStack.length > 0 ? TREASURE : 1 + payOf(affairs, 1);
}

function wreckGain(affairs: Affairs, place: number): number {
  const found = (affairs.state.loaded ? 0.97 : (WRECK_ODDS[place] as number)) * treasureGain(affairs);
  if (place === 0) return found + BOTH_DICE * payOf(affairs, 1);
  return found + (place >= RUM_FROM ? rumGain(affairs, 1) : 0);
}

/** The share of the cubes that comes round to a place, when about half of those still to place drink too. */
function tavernGain(affairs: Affairs, place: number): number {
  const { state } = affairs;
  const toCome = state.stage === 'placing' ? discCount(state) - 1 - state.at : 0;
  const drinkers = Math.max(place + 1, discsIn(state, TAVERN)) + 0.4 * toCome;
  const cubes = Math.max(0, (TAVERN_CUBES - place) / drinkers + 0.5) + (place === 0 ? 1 : 0);
  const whole = Math.floor(cubes);
  const low = whole === 0 ? 0 : rumGain(affairs, whole);
  const high = rumGain(affairs, whole + 1);
  return low + (high - low) * (cubes - whole) + payOf(affairs, TAVERN_PAY[place] as number);
}

/** What selling a row brings less what its jewels were worth; nothing if the hand cannot fill it. */
function saleGain(affairs: Affairs, row: Row): number {
  const { season, holdings } = affairs;
  const size = ROW_SIZE[row] as number;
  if (fillOf(holdings, row) < size) return 0;
  const used = Math.min(iconsFor(holdings, row, size) + (affairs.state.silver ? 1 : 0), affairs.rum);
  const pay = (ROW_PP[row] as number) + used + payOf(affairs, (ROW_DOUBLOONS[row] as number) + used);
  const left = (holdings.total - size) * season.jewels + rumWorth(affairs.rum - used, season);
  return pay + left - affairs.hand + SALE;
}

export function bestRow(affairs: Affairs): Row {
  let best = 0;
  let most = -Infinity;
  for (let row = 0; row < ROW_COUNT; row++) {
    if (fillOf(affairs.holdings, row) < (ROW_SIZE[row] as number)) continue;
    const gain = saleGain(affairs, row);
    if (gain > most) {
      most = gain;
      best = row;
    }
  }
  return best;
}

function townGain(affairs: Affairs, space: Space): number {
  const extra = affairs.state.fifth === affairs.seat ? 1 : 0;
  switch (space) {
    case TOWN_PP:
      return TOWN_PP_GAIN + extra;
    case TOWN_STEAL:
      return Math.max(0, blindGain(affairs)) + extra;
    case TOWN_RUM:
      return rumGain(affairs, 1) + extra;
    case TOWN_MARKET:
      return saleGain(affairs, bestRow(affairs)) + extra;
    default:
      return treasureGain(affairs) + extra;
  }
}

function cabinGain(affairs: Affairs, space: Space): number {
  if (space === CABIN_BUY) return CABIN_BUY_GAIN;
  if (space !== CABIN_D) return 1;
  const isAlone = discsIn(affairs.state, CABIN) <= 1;
  return payOf(affairs, 1) + (isAlone ? ROBBERY : 0);
}

/** Prestige of the bid, and the captaincy if it holds against those still to place. */
function mutinyGain(affairs: Affairs, bid: number): number {
  const { state } = affairs;
  const own = (MUTINY_GAIN[bid] as number) + (bid === 0 ? payOf(affairs, 1) : 0);
  if (isLastRound(state)) return own;
  let chance = 1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat !== affairs.seat && (state.discs[seat] as Space) > MUTINY_0 + bid) chance = 0;
  }
  if (state.stage === 'placing') {
    for (let at = discCount(state) - 1; at > state.at; at--) {
      const other = discOwner(state, at);
      if (other < state.seats && other !== captainOf(state)) chance *= HOLDS[bid] as number;
    }
  }
  return own + chance * MUTINY;
}
