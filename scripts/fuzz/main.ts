/** The fuzzer itself, as bundled by scripts/fuzz.ts. */
import { readOrders, USAGE } from './orders';
import { replayFile } from './replay';
import { runAll, runShare } from './run';

async function main(): Promise<number> {
  const orders = readOrders(process.argv.slice(2));
  if (typeof orders === 'string') {
    console.error(`${orders}\n${USAGE}`);
    return 2;
  }
  if (orders.replay !== undefined) return replayFile(orders.replay);
  if (orders.share !== undefined) return runShare(orders);
  return runAll(orders);
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 2;
  },
);
