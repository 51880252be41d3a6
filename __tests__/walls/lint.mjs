// Lints the samples given on stdin as if they were files of the project, and prints the rules that refused each.
import { text } from 'node:stream/consumers';

import { ESLint } from 'eslint';

const withTypes = new ESLint();
// A file that does not exist has no types: the rules that need them are tried on a real path instead.
const withoutTypes = new ESLint({
  overrideConfig: {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: false } },
    rules: Object.fromEntries(
      ['switch-exhaustiveness-check', 'no-floating-promises', 'no-misused-promises', 'await-thenable'].map((rule) => [
        `@typescript-eslint/${rule}`,
        'off',
      ]),
    ),
  },
});

const answers = [];
for (const { path, code, typed } of JSON.parse(await text(process.stdin))) {
  const [result] = await (typed ? withTypes : withoutTypes).lintText(`${code}\n`, { filePath: path });
  answers.push(result.messages.map(({ ruleId, message }) => ruleId ?? message));
}
console.log(JSON.stringify(answers));
