/** `npm run bench -- bots …` runs one bench; without a name, says which there are. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

interface Bench {
  run(args: string[]): Promise<void>;
}

const names = readdirSync(__dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => path.basename(file, '.ts'));

async function main(): Promise<void> {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined || !names.includes(name)) throw new Error(`Which bench? There are: ${names.join(', ')}.`);
  const bench = (await import(path.join(__dirname, `${name}.ts`))) as Bench;
  await bench.run(args);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
