/** What runs inside the Hermes shell: times decisions and prints them as JSON. The course is written in by the bundler. */
import { games } from '@/games/registry';

import { timeDecisions } from './decisions';

declare const COURSE: { game: string; options: Record<string, string>; seats: number; decisions: number };
declare function print(text: string): void;

const rules = games.find((entry) => entry.id === COURSE.game)?.rules;
if (rules === undefined) throw new Error(`There are no rules for "${COURSE.game}".`);
print(JSON.stringify(timeDecisions({ ...COURSE, game: rules }, () => Date.now())));
