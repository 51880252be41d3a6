/**
 * Seeded random numbers: xoshiro128** by Blackman and Vigna, 32-bit words, period 2^128 − 1.
 * The generator is four plain numbers, so a state holds it, JSON keeps it and a clone copies it.
 */
export interface Random {
  a: number;
  b: number;
  c: number;
  d: number;
}

export type Seed = string;

/** Stands where a viewer may not see the generator. Never draw from it. */
export function facelessRandom(): Random {
  return { a: 0, b: 0, c: 0, d: 0 };
}

/** Four words of the seed text: FNV-1a over the text and the word's number, then the MurmurHash3 finaliser. */
export function randomFrom(seed: Seed): Random {
  const random = {
    a: mixed(fnv1a(`${seed}/0`)),
    b: mixed(fnv1a(`${seed}/1`)),
    c: mixed(fnv1a(`${seed}/2`)),
    d: mixed(fnv1a(`${seed}/3`)),
  };
  if ((random.a | random.b | random.c | random.d) === 0) random.a = 1;
  return random;
}

export function cloneRandom(random: Random): Random {
  return { a: random.a, b: random.b, c: random.c, d: random.d };
}

/** A generator of its own that starts where this one points, e.g. for an imagined state; moves this one on. */
export function forkRandom(random: Random): Random {
  const fork = { a: nextWord(random) | 0, b: nextWord(random) | 0, c: nextWord(random) | 0, d: nextWord(random) | 0 };
  if ((fork.a | fork.b | fork.c | fork.d) === 0) fork.a = 1;
  return fork;
}

/** The next word, 0 … 2^32 − 1. */
export function nextWord(random: Random): number {
  const b = random.b;
  const scrambled = Math.imul(b, 5);
  const word = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
  random.c ^= random.a;
  random.d ^= b;
  random.b = b ^ random.c;
  random.a ^= random.d;
  random.c ^= b << 9;
  random.d = (random.d << 11) | (random.d >>> 21);
  return word;
}

/** A whole number 0 … n − 1, each equally likely: words from the uneven last stretch are drawn again. */
export function below(random: Random, n: number): number {
  let word = nextWord(random);
  // The uneven stretch is shorter than n and lies at the end: almost no word needs to know where it begins.
  if (word > 4294967295 - n) {
    const uneven = 4294967296 - (4294967296 % n);
    while (word >= uneven) word = nextWord(random);
  }
  return word % n;
}

/** A number from 0 (included) to 1 (excluded). */
export function fraction(random: Random): number {
  return nextWord(random) / 4294967296;
}

/** Shuffles in place (Fisher and Yates). */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(random, last + 1);
    const item = items[last] as T;
    items[last] = items[other] as T;
    items[other] = item;
  }
}

/** One of the items, each equally likely. The list must not be empty. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[below(random, items.length)] as T;
}

/** FNV-1a, 32 bits, over the UTF-16 units of a text, low byte first; ASCII bytes as published. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193);
    if (unit > 0xff) hash = Math.imul(hash ^ (unit >>> 8), 0x01000193);
  }
  return hash >>> 0;
}

function mixed(word: number): number {
  let mix = word ^ (word >>> 16);
  mix = Math.imul(mix, 0x85ebca6b);
  mix ^= mix >>> 13;
  mix = Math.imul(mix, 0xc2b2ae35);
  return mix ^ (mix >>> 16);
}
