/** Plays a record again with every check of the contract at every step. */
import { readFileSync } from 'node:fs';

import { isProblem, readRecord } from '@/core/record';

import { examineRecord } from '../../__tests__/contract/examine';
import { CHECKS } from '../../__tests__/contract/names';
import { known } from './orders';

export function replayFile(file: string): number {
  const record = readRecord(readFileSync(file, 'utf8'));
  if (isProblem(record)) {
    console.error(`${file}: ${record.sentence}`);
    return 2;
  }
  const game = known().find((candidate) => candidate.id === record.game);
  if (game === undefined || game.rulesVersion !== record.rulesVersion) {
    console.error(`${file}: there are no rules of "${record.game}" in version ${record.rulesVersion}.`);
    return 2;
  }
  const report = examineRecord(game, record);
  for (const failure of report.failures) {
    console.log(`FAILED ${failure.check}: ${CHECKS[failure.check]}\n${failure.sentence}`);
    console.log(`after ${report.moves} of ${record.moves.length} moves`);
  }
  if (report.failures.length === 0) console.log(`${record.game}: ${report.moves} moves, every check held`);
  return report.failures.length === 0 ? 0 : 1;
}
