/** The process to be killed: plays for ever on real files, telling each move only when the store has acknowledged it. */
import { writeSync } from 'fs';

import { openNode } from '../../../../bench/store/sqlite';
import { openSqlite } from '../../sqlite';

const [, , file, journal] = process.argv;

async function play(): Promise<void> {
  const open = async () => {
    const driver = await openNode(String(file));
    // The write-ahead log of this SQLite needs the file for itself; phones have it anyway.
    if (journal === 'wal') await driver.exec('PRAGMA locking_mode = EXCLUSIVE');
    return driver;
  };
  const store = await openSqlite(open, { clock: () => Date.now(), newId: () => 'none' });
  const match = await store.load('m1');
  if (!match || match.state === 'unreadable') throw new Error('The match cannot be loaded.');
  writeSync(1, `open ${match.moves}\n`);
  for (let after = match.moves; ; after++) {
    const step = { after, moves: [`p1 move ${after}`], toAct: 0, bookmark: { after }, elapsed: after };
    await store.append('m1', after % 5 === 0 ? { ...step, snapshot: { after, cargo: 'x'.repeat(3000) } } : step);
    // Written at once, not when the process finds time.
    writeSync(1, `saved ${after + 1}\n`);
    if (after % 97 === 96) {
      await store.stepBack('m1', { keep: after, toAct: 0 });
      writeSync(1, `back ${after}\n`);
      await store.append('m1', { after, moves: [`p1 move ${after}`], toAct: 0 });
      writeSync(1, `saved ${after + 1}\n`);
    }
  }
}

play().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
