/** One deliberate violation of each wall, and legal code for every room. */
export interface Sample {
  readonly what: string;
  readonly path: string;
  readonly code: string;
  /** The path exists, so that rules which need types can be tried. */
  readonly typed?: true;
}

export interface Violation extends Sample {
  readonly rule: string;
}

const importing = (name: string, from: string) => `import { ${name} } from '${from}';\nexport const used = ${name};`;
const importingType = (name: string, from: string) =>
  `import type { ${name} } from '${from}';\nexport type Used = ${name};`;
const jsx = (markup: string) =>
  `import { View } from 'react-native';\nexport const Sample = ({ text }: { text: string }) => (${markup});\nexport const V = View;`;

const imports = (what: string, path: string, name: string, from: string): Violation => ({
  what: `${what} (${from})`,
  path,
  code: importing(name, from),
  rule: 'boundaries/dependencies',
});

const pure = ['src/core/sample.ts', 'src/games/cartagena/sample.ts', 'src/bots/sample.ts'];

const impurities = [
  ['chance', 'export const roll = () => Math.random();', 'no-restricted-properties'],
  ['chance taken apart', 'export const { random } = Math;', 'no-restricted-properties'],
  ['the calendar', 'export const now = () => new Date();', 'no-restricted-globals'],
  ['the clock', 'export const now = () => performance.now();', 'no-restricted-globals'],
  ['a timer', 'export const later = (then: () => void) => setTimeout(then, 0);', 'no-restricted-globals'],
  ['the environment', 'export const home = process.env.HOME;', 'no-restricted-globals'],
  ['the network', "export const load = () => fetch('/x');", 'no-restricted-globals'],
  ['the device’s chance', 'export const id = () => crypto.randomUUID();', 'no-restricted-globals'],
  ['the device’s alphabet', 'export const order = (a: string) => a.localeCompare(a);', 'no-restricted-properties'],
  ['React', importing('useState', 'react'), 'boundaries/dependencies'],
  ['React Native', importing('View', 'react-native'), 'boundaries/dependencies'],
  ['Expo', importing('openDatabaseAsync', 'expo-sqlite'), 'boundaries/dependencies'],
  ['Node', importing('readFileSync', 'node:fs'), 'boundaries/dependencies'],
] as const;

export const violations: readonly Violation[] = [
  ...pure.flatMap((path) =>
    impurities.map(([what, code, rule]) => ({ what: `${path.split('/')[1] ?? path}: ${what}`, path, code, rule })),
  ),
  imports('core imports a game', 'src/core/sample.ts', 'games', '@/games/registry'),
  imports('core imports the kit', 'src/core/sample.ts', 'Props', '@/ui/table/props'),
  imports('a game imports another game', 'src/games/cartagena/sample.ts', 'words', '../mutineer/words'),
  imports('a game imports another game by alias', 'src/games/cartagena/sample.ts', 'words', '@/games/mutineer/words'),
  imports('a game imports the registry', 'src/games/cartagena/sample.ts', 'games', '@/games/registry'),
  imports('a game’s rules import the kit', 'src/games/cartagena/sample.ts', 'Props', '@/ui/table/props'),
  imports('a game’s rules import its picture', 'src/games/cartagena/sample.ts', 'Cover', './Cover'),
  imports('an index loads its picture at once', 'src/games/cartagena/index.ts', 'Cover', './Cover'),
  imports('an index loads its rulebook at once', 'src/games/mutineer/index.ts', 'text', './rules.md'),
  imports('a game’s picture imports another game', 'src/games/cartagena/Sample.tsx', 'words', '../mutineer/words'),
  imports('a game’s picture imports the store', 'src/games/cartagena/Sample.tsx', 'Store', '@/store/store'),
  imports('a game’s picture imports a screen', 'src/games/cartagena/Sample.tsx', 'routes', '@/screens/routes'),
  imports('the path two games share imports one of them', 'src/games/path/sample.ts', 'words', '../cartagena/words'),
  imports('the path two games share imports the kit', 'src/games/path/sample.ts', 'Props', '@/ui/table/props'),
  imports('the registry imports a game’s inside', 'src/games/registry.ts', 'words', './cartagena/words'),
  imports('an entry imports a game', 'src/games/entry.ts', 'cartagena', './cartagena'),
  imports('bots import a game', 'src/bots/sample.ts', 'cartagena', '@/games/cartagena'),
  imports('bots import the registry', 'src/bots/sample.ts', 'games', '@/games/registry'),
  imports('match imports a game', 'src/match/sample.ts', 'cartagena', '@/games/cartagena'),
  imports('match imports a screen', 'src/match/sample.ts', 'routes', '@/screens/routes'),
  imports('match imports the store as a value', 'src/match/sample.ts', 'open', '@/store/store'),
  imports('match imports Expo', 'src/match/sample.ts', 'openDatabaseAsync', 'expo-sqlite'),
  imports('store imports the registry', 'src/store/sample.ts', 'games', '@/games/registry'),
  imports('store imports React Native', 'src/store/sample.ts', 'Platform', 'react-native'),
  imports('ui imports the registry', 'src/ui/Sample.tsx', 'games', '@/games/registry'),
  imports('ui imports a screen', 'src/ui/Sample.tsx', 'routes', '@/screens/routes'),
  imports('ui imports the store', 'src/ui/Sample.tsx', 'Store', '@/store/store'),
  imports('i18n imports the kit', 'src/i18n/sample.ts', 'Props', '@/ui/table/props'),
  imports('a screen imports a game past the registry', 'src/screens/x/Sample.tsx', 'words', '@/games/cartagena/words'),
  imports('a screen imports a game’s index', 'src/screens/x/Sample.tsx', 'cartagena', '@/games/cartagena'),
  imports('a companion imports a game', 'src/companion/x/Sample.tsx', 'cartagena', '@/games/cartagena'),
  imports('a screen imports the tools', 'src/screens/x/Sample.tsx', 'rooms', '../../../scripts/lint/rooms.mjs'),
  {
    what: 'a lazily imported game is a game too',
    path: 'src/screens/x/Sample.tsx',
    code: "export const load = () => import('@/games/cartagena');",
    rule: 'boundaries/dependencies',
  },
  {
    what: 'an export from another room is an import',
    path: 'src/core/sample.ts',
    code: "export { games } from '@/games/registry';",
    rule: 'boundaries/dependencies',
  },
  {
    what: 'a folder that is no room',
    path: 'src/utils/sample.ts',
    code: 'export const helper = 1;',
    rule: 'boundaries/no-unknown-files',
  },
  {
    what: 'chance in match',
    path: 'src/match/sample.ts',
    code: 'export const roll = () => Math.random();',
    rule: 'no-restricted-properties',
  },
  ...['Text', 'Button', 'Pressable', 'TextInput', 'TouchableOpacity', 'Modal', 'Switch'].map((name) => ({
    what: `raw ${name} on a screen`,
    path: 'src/screens/x/Sample.tsx',
    code: importing(name, 'react-native'),
    rule: 'no-restricted-imports',
  })),
  {
    what: 'raw Pressable on a board',
    path: 'src/games/cartagena/Sample.tsx',
    code: importing('Pressable', 'react-native'),
    rule: 'no-restricted-imports',
  },
  ...[
    ['text', '<View>Ahoy</View>'],
    ['text in braces', "<View>{'Ahoy'}</View>"],
    ['text built in place', '<View>{`Ahoy ${text}`}</View>'],
    ['a spoken label', '<View accessibilityLabel="Ahoy">{text}</View>'],
    ['a spoken label built in place', '<View accessibilityLabel={`Ahoy ${text}`}>{text}</View>'],
  ].map(([what = '', markup = '']) => ({
    what: `words in a component: ${what}`,
    path: 'src/screens/x/Sample.tsx',
    code: jsx(markup),
    rule: 'no-restricted-syntax',
  })),
  {
    what: 'any',
    path: 'src/core/sample.ts',
    code: 'export const sample = (given: any) => given;',
    rule: '@typescript-eslint/no-explicit-any',
  },
  {
    what: 'a silenced type error',
    path: 'src/core/sample.ts',
    code: "// @ts-expect-error\nexport const sample: number = 'x';",
    rule: '@typescript-eslint/ban-ts-comment',
  },
  {
    what: 'a silenced lint error',
    path: 'src/core/sample.ts',
    code: '// eslint-disable-next-line\nexport const roll = () => Math.random();',
    rule: 'no-restricted-properties',
  },
  {
    what: 'a swallowed error',
    path: 'src/core/sample.ts',
    code: "export function sample() {\n  try {\n    JSON.parse('');\n  } catch {}\n}",
    rule: 'no-empty',
  },
  {
    what: 'work left behind',
    path: 'src/core/sample.ts',
    code: `// ${'TO'}${'DO'}: later\nexport const sample = 1;`,
    rule: 'no-warning-comments',
  },
  {
    what: 'a sleeping test',
    path: 'src/core/__tests__/sample.test.ts',
    code: "test.skip('x', () => {});",
    rule: 'no-restricted-syntax',
  },
  {
    what: 'a missing case',
    path: 'src/core/seat.ts',
    typed: true,
    code: "export function sample(wind: 'north' | 'south') {\n  switch (wind) {\n    case 'north':\n      return 1;\n  }\n  return 0;\n}",
    rule: '@typescript-eslint/switch-exhaustiveness-check',
  },
  {
    what: 'a promise nobody waits for',
    path: 'src/core/seat.ts',
    typed: true,
    code: 'const save = async () => 1;\nexport function sample() {\n  save();\n}',
    rule: '@typescript-eslint/no-floating-promises',
  },
];

export const legal: readonly Sample[] = [
  { what: 'core on core', path: 'src/core/sample.ts', code: importingType('Seat', './seat') },
  {
    what: 'an entry with types of pictures',
    path: 'src/games/entry.ts',
    code: importingType('TableProps', '@/ui/table/props'),
  },
  { what: 'rules on core', path: 'src/games/cartagena/sample.ts', code: importingType('Seat', '@/core/seat') },
  {
    what: 'rules on the path they share',
    path: 'src/games/cartagena/sample.ts',
    code: importing('standing', '../path/standing'),
  },
  { what: 'rules on their own folder', path: 'src/games/cartagena/sample.ts', code: importing('words', './words') },
  {
    what: 'an index that loads its picture later',
    path: 'src/games/cartagena/index.ts',
    code: "import type { GameEntry } from '../entry';\nexport const cover: GameEntry['cover'] = () => import('./Cover');",
  },
  {
    what: 'an index that loads its rulebook later',
    path: 'src/games/mutineer/index.ts',
    code: "export const rulebook = () => import('./rules.md');",
  },
  {
    what: 'a picture on React Native, kit and own folder',
    path: 'src/games/cartagena/Sample.tsx',
    code: `${importingType('TableProps', '@/ui/table/props')}\nexport { words } from './words';\nexport { View } from 'react-native';`,
  },
  { what: 'the registry on an index', path: 'src/games/registry.ts', code: importing('cartagena', './cartagena') },
  { what: 'bots on core', path: 'src/bots/sample.ts', code: importingType('AnyGame', '@/core/game') },
  {
    what: 'the bots’ runner with a timer',
    path: 'src/bots/runner/slices.ts',
    code: 'export const later = (then: () => void) => setTimeout(then, 0);',
  },
  {
    what: 'match on registry and the store’s types',
    path: 'src/match/sample.ts',
    code: `${importing('games', '@/games/registry')}\nexport type { Store } from '@/store/store';`,
  },
  { what: 'store on SQLite', path: 'src/store/sample.ts', code: importing('openDatabaseAsync', 'expo-sqlite') },
  { what: 'the kit on React Native', path: 'src/ui/Sample.tsx', code: importing('Pressable', 'react-native') },
  {
    what: 'a screen on registry, kit and views',
    path: 'src/screens/x/Sample.tsx',
    code: `import { games } from '@/games/registry';\n${jsx('<View>{text}</View>')}\nexport const used = games;`,
  },
  {
    what: 'a test on anything',
    path: 'src/core/__tests__/sample.test.ts',
    code: importing('games', '@/games/registry'),
  },
];
