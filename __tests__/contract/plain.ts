/** Looking into plain data: what is not plain in it, what two values share, and where generators lie. */
import type { Random } from '@/core/random';

/** The first thing in a value that JSON would not bring back, or that lies in two places at once; null if all is well. */
export function notPlain(value: unknown): string | null {
  return problemAt(value, 'value', new Map());
}

function problemAt(value: unknown, path: string, met: Map<object, string>): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case 'object':
      return value === null ? null : objectProblemAt(value, path, met);
    case 'undefined':
    case 'bigint':
    case 'symbol':
    case 'function':
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function objectProblemAt(value: object, path: string, met: Map<object, string>): string | null {
  const before = met.get(value);
  if (before !== undefined) return `${path} is the same object as ${before}`;
  met.set(value, path);
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol for a key`;
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} is a list with holes or names`;
    for (let i = 0; i < value.length; i++) {
      const problem = problemAt(value[i], `${path}[${i}]`, met);
      if (problem) return problem;
    }
    return null;
  }
  if (!isPlainObject(value)) return `${path} is a ${value.constructor?.name ?? 'special object'}, not plain data`;
  for (const [key, item] of Object.entries(value)) {
    const problem = problemAt(item, `${path}.${key}`, met);
    if (problem) return problem;
  }
  return null;
}

/** By shape, not by identity: tests run in a realm of their own. */
function isPlainObject(value: object): boolean {
  const parent = Object.getPrototypeOf(value) as object | null;
  return parent === null || Object.getPrototypeOf(parent) === null;
}

/** The path of an object that lies in both values, or null. */
export function sharedObject(a: unknown, b: unknown): string | null {
  const inA = new Set<object>();
  walk(a, 'state', (object) => inA.add(object));
  let shared: string | null = null;
  walk(b, 'state', (object, path) => {
    if (shared === null && inA.has(object)) shared = path;
  });
  return shared;
}

/** Every generator in a value, with its path. */
export function generatorsIn(value: unknown): { path: string; random: Random }[] {
  const found: { path: string; random: Random }[] = [];
  walk(value, 'state', (object, path) => {
    if (isGenerator(object)) found.push({ path, random: object });
  });
  return found;
}

/** Sets the generators of one state to those of another of the same shape. */
export function graftGenerators(from: unknown, to: unknown): void {
  const source = new Map(generatorsIn(from).map((found) => [found.path, found.random]));
  for (const { path, random } of generatorsIn(to)) Object.assign(random, source.get(path) ?? random);
}

/** The truth of a state without its generators: equal for two states in which the same things lie at the same places. */
export function truthOf(state: unknown): string {
  return JSON.stringify(state, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    if (isGenerator(item)) return 0;
    const fields = item as Record<string, unknown>;
    return Object.fromEntries(
      Object.keys(fields)
        .sort()
        .map((key) => [key, fields[key]]),
    );
  });
}

/** Every single value in a state by its path, generators left out. */
export function leavesOf(state: unknown): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  const look = (item: unknown, path: string): void => {
    if (typeof item !== 'object' || item === null) leaves.set(path, item);
    else if (!isGenerator(item)) Object.entries(item).forEach(([key, part]) => look(part, `${path}.${key}`));
  };
  look(state, 'state');
  return leaves;
}

/** Every number in a value that is too large to stand there by accident. */
export function bigNumbersIn(value: unknown): Set<number> {
  const found = new Set<number>();
  const look = (item: unknown): void => {
    if (typeof item === 'number' && Math.abs(item) > 65536) found.add(item | 0);
    else if (typeof item === 'object' && item !== null) Object.values(item).forEach(look);
  };
  look(value);
  return found;
}

function isGenerator(object: object): object is Random {
  const fields = object as Record<string, unknown>;
  return (
    'a' in fields &&
    'b' in fields &&
    'c' in fields &&
    'd' in fields &&
    Object.keys(fields).length === 4 &&
    allNumbers(fields)
  );
}

function allNumbers(fields: Record<string, unknown>): boolean {
  return Object.values(fields).every((item) => typeof item === 'number');
}

function walk(
  value: unknown,
  path: string,
  meet: (object: object, path: string) => void,
  met = new Set<object>(),
): void {
  if (typeof value !== 'object' || value === null || met.has(value)) return;
  met.add(value);
  meet(value, path);
  for (const [key, item] of Object.entries(value)) walk(item, `${path}.${key}`, meet, met);
}
