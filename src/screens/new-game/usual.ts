/** The plan one finds at the first visit: one person, and a bot on every other seat. */
import type { AnyGame } from '@/core/game';
import { CUSTOM, type Plan, type PlannedSeat } from '@/match/plan';
import { crews } from '@/ui/theme';

export interface SeatNames {
  /** What a person is called who has not said so yet, by the number of the seat. */
  readonly person: (number: number) => string;
  /** People who have played here before, the latest first. */
  readonly people: readonly string[];
  readonly bots: readonly string[];
}

export function usualPlan(game: AnyGame, names: SeatNames): Plan {
  const seats: PlannedSeat[] = [{ ...seatFor([], names), kind: 'human', name: names.people[0] ?? names.person(1) }];
  while (seats.length < (game.seats.usual ?? game.seats.min)) seats.push(seatFor(seats, names));
  const preset = game.presets[0];
  return { seats, preset: preset?.id ?? CUSTOM, options: preset?.options ?? {} };
}

/** A bot for the next free seat, with a colour and a name nobody has. */
export function seatFor(seats: readonly PlannedSeat[], names: SeatNames): PlannedSeat {
  const colour = crews.find((crew) => !seats.some((seat) => seat.colour === crew)) ?? 'red';
  const name = names.bots.find((one) => !seats.some((seat) => seat.name === one)) ?? '';
  return { kind: 'bot', name, colour, strength: 'sailor', character: 'plain' };
}

/** A seat under another colour; whoever had it gets the old one. */
export function withColour(seats: readonly PlannedSeat[], number: number, colour: string): PlannedSeat[] {
  const own = seats[number]?.colour ?? colour;
  return seats.map((seat, other) => {
    if (other === number) return { ...seat, colour };
    return seat.colour === colour ? { ...seat, colour: own } : seat;
  });
}

/** People known here who have no seat yet. */
export function unseated(seats: readonly PlannedSeat[], people: readonly string[]): string[] {
  return people.filter((name) => !seats.some((seat) => seat.name.trim() === name));
}

/** A seat that becomes a person's or a bot's: a name of the other kind gives way, one that was thought of stays. */
export function asKind(
  seats: readonly PlannedSeat[],
  number: number,
  kind: PlannedSeat['kind'],
  names: SeatNames,
): PlannedSeat {
  const seat = seats[number] as PlannedSeat;
  if (kind === 'human') {
    const isBots = names.bots.includes(seat.name);
    return { ...seat, kind, name: isBots ? (unseated(seats, names.people)[0] ?? names.person(number + 1)) : seat.name };
  }
  const isPersons = names.people.includes(seat.name) || seat.name === names.person(number + 1);
  return { ...seat, kind, name: isPersons ? (unseated(seats, names.bots)[0] ?? seat.name) : seat.name };
}
