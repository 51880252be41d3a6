/** The lock file can be installed on any machine, and says nothing about where it was made. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly resolved?: string;
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync(join(__dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

test('every optional package is named; if not, run `npm run lock`', () => {
  const places = Object.keys(packages);
  const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(asked.length).toBeGreaterThan(0);
  const missing = asked.filter((name) => !places.some((place) => place.endsWith(`node_modules/${name}`)));
  expect(missing).toEqual([]);
});

test('no address of a registry is kept', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
