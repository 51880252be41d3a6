/**
 * A second, slow telling of the rules, written from the specification alone: immutable, by names and texts, sharing no
 * code with the engine. Here: what is legal.
 */
const SIDES: Readonly<Record<string, string>> = {
  '1a': 'map spyglass compass chest parrot cannon ducats',
  '2a': 'compass cannon chest parrot map ducats spyglass',
  '3a': 'parrot ducats cannon map spyglass chest compass',
  '4a': 'spyglass parrot ducats compass cannon map chest',
  '5a': 'cannon chest map ducats compass spyglass parrot',
  '1b': 'chest spyglass parrot ducats map cannon compass',
  '2b': 'cannon map chest spyglass compass parrot ducats',
  '3b': 'ducats chest cannon parrot spyglass compass map',
  '4b': 'parrot compass spyglass map ducats chest cannon',
  '5b': 'spyglass cannon map compass chest ducats parrot',
};

export interface Slow {
  readonly layout: string;
  readonly nestPush: boolean;
  readonly freebooter: boolean;
  readonly colours: readonly string[];
  /** Places by seat, e.g. ['start', '9', 'nest']. */
  readonly crews: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  /** The next card first. */
  readonly supply: readonly string[];
  readonly boat: string;
  readonly seat: number;
  readonly actions: number;
  readonly acted: boolean;
  readonly crossed: boolean;
  readonly moved: boolean;
  readonly captain: boolean;
  readonly dry: boolean;
  readonly calm: boolean;
  readonly still: number;
  /** Seats that must drop, first one first. */
  readonly queue: readonly number[];
  readonly over: boolean;
}

export function legal(state: Slow): string[] {
  const dropper = state.queue[0];
  if (dropper !== undefined) return unique(state.hands[dropper] ?? []).map((card) => `drop ${card}`);
  if (own(state).every((place) => place === 'nest')) return ['flag'];
  const going = [...plays(state), ...pushes(state)];
  const crossing = crossings(state);
  if (state.calm && !state.moved) {
    if (going.length > 0) return going;
    if (state.crossed) return ['end'];
    return crossing.length > 0 ? crossing : ['pass'];
  }
  const list = [...going, ...crossing];
  if (state.acted || state.crossed) list.push('end');
  return list.length > 0 ? list : ['pass'];
}

function plays(state: Slow): string[] {
  return unique(state.hands[state.seat] ?? []).flatMap((card) =>
    unique(own(state)).flatMap((from) => {
      const symbol = card.replace('*', '');
      const path = ahead(state, from);
      if (path === null) return [];
      const space = path.spaces.find((name) => symbolOn(state, name) === symbol && crowd(state, name) === 0);
      const to = space ?? path.exit;
      return to === 'boat' && !hasRoom(state, state.seat) ? [] : [`play ${card} ${from}>${to}`];
    }),
  );
}

export function pushes(state: Slow): string[] {
  return state.crews.flatMap((crew, seat) => {
    if (seat === state.seat) return [];
    return unique(crew).flatMap((from) => {
      const path = ahead(state, from);
      if (path === null) return [];
      const to = path.spaces.find((name) => [1, 2].includes(crowd(state, name))) ?? path.exit;
      if (to === 'boat' && !hasRoom(state, seat)) return [];
      if (to === 'nest' && !state.nestPush) return [];
      return [`push ${state.colours[seat]} ${from}>${to}`];
    });
  });
}

function crossings(state: Slow): string[] {
  const free = state.captain ? ' free' : '';
  if (state.boat === 'small') return own(state).includes('boat') ? [`sail out${free}`] : [];
  const waits = own(state).some((place) => place === 'start' || Number(place) <= 14);
  return waits ? [`sail back${free}`] : [];
}

export function isCaptain(state: Slow, seat: number): boolean {
  const aboard = state.crews.map((crew) => crew.filter((place) => place === 'boat').length);
  return (aboard[seat] ?? 0) > 0 && Math.max(...aboard) === aboard[seat];
}

/** What lies before a pirate, or null if it cannot set out. */
function ahead(state: Slow, from: string): { spaces: string[]; exit: string } | null {
  if (from === 'nest' || (from === 'boat' && state.boat === 'small')) return null;
  const behind = from === 'start' ? 0 : from === 'boat' ? 14 : Number(from);
  const isSmall = from !== 'boat' && behind < 15;
  const names = Array.from({ length: 35 }, (_none, i) => i + 1);
  const spaces = names.filter((space) => space > behind && space <= (isSmall ? 14 : 35)).map(String);
  return { spaces, exit: isSmall ? 'boat' : 'nest' };
}

export function crowd(state: Slow, place: string): number {
  return state.crews.flat().filter((name) => name === place).length;
}

function symbolOn(state: Slow, space: string): string | undefined {
  const pieces = state.layout.split(' ').filter((piece) => piece !== '|');
  const symbols = pieces.flatMap((piece) => {
    const printed = (SIDES[piece.slice(0, 2)] ?? '').split(' ');
    return piece.endsWith('>') ? printed : printed.reverse();
  });
  return symbols[Number(space) - 1];
}

function hasRoom(state: Slow, seat: number): boolean {
  return state.boat === 'small' && (state.crews[seat] ?? []).filter((place) => place === 'boat').length < 3;
}

function own(state: Slow): readonly string[] {
  return state.crews[state.seat] ?? [];
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}
