// Who may import whom: the import table of the architecture, one policy a room. `eslint.config.mjs` enforces it.

/** The first pattern that fits names the room of a file; the captured part is the game's folder. */
export const rooms = [
  { category: 'test', pattern: ['**/__tests__/**', '**/*.test.{ts,tsx}'] },
  { category: 'tool', pattern: ['scripts/**', 'e2e/**', 'bench/**', '*.{js,mjs}'] },
  { category: 'core', pattern: 'src/core/**' },
  { category: 'entry', pattern: 'src/games/entry.ts' },
  { category: 'registry', pattern: 'src/games/registry.ts' },
  { category: 'path', pattern: 'src/games/path/**/*.ts' },
  { category: 'path-view', pattern: 'src/games/path/**/*.tsx' },
  { category: 'game-index', pattern: 'src/games/(*)/index.ts', capture: ['game'] },
  { category: 'game-rules', pattern: 'src/games/(*)/**/*.ts', capture: ['game'] },
  { category: 'game-text', pattern: 'src/games/(*)/**/*.md', capture: ['game'] },
  { category: 'game-view', pattern: 'src/games/(*)/**/*.tsx', capture: ['game'] },
  { category: 'bots', pattern: 'src/bots/**' },
  { category: 'match', pattern: 'src/match/**' },
  { category: 'store-interface', pattern: 'src/store/store.ts' },
  { category: 'store', pattern: 'src/store/**' },
  { category: 'ui', pattern: 'src/ui/**' },
  { category: 'i18n', pattern: 'src/i18n/**' },
  { category: 'screens', pattern: 'src/screens/**' },
  { category: 'companion', pattern: 'src/companion/**' },
  { category: 'app', pattern: ['App.tsx', 'index.ts'] },
  { category: 'declaration', pattern: 'src/**/*.d.ts' },
  { category: 'asset', pattern: 'assets/**' },
];

const room = (...names) => ({ to: { file: { categories: names } } });
const types = (...names) => ({ to: { file: { categories: names } }, dependency: { kind: 'type' } });
const packages = (...names) => ({ to: { module: { origin: 'external', source: names } } });
const packageTypes = (...names) => ({
  to: { module: { origin: 'external', source: names } },
  dependency: { kind: 'type' },
});
const anyPackage = { to: { module: { origin: ['external', 'core'] } } };
const ownGame = (...names) => ({
  to: { file: { categories: names, captured: { game: '{{ from.file.captured.game }}' } } },
});
/** An index names its pictures and its rulebook, and loads them only when they are asked for. */
const ownPictures = { ...ownGame('game-view', 'game-text'), dependency: { nodeKind: 'dynamic-import' } };

const policy = (name, ...allow) => ({ from: { file: { categories: name } }, allow });
const view = ['core', 'entry', 'registry', 'bots', 'match', 'store', 'store-interface', 'ui', 'i18n', 'asset'];

export const policies = [
  policy('test', room('*'), anyPackage),
  policy('tool', room('*'), anyPackage),
  policy('core', room('core')),
  policy('entry', types('core', 'ui'), packageTypes('react')),
  policy('registry', room('game-index', 'entry')),
  policy('path', room('core', 'path')),
  policy('path-view', room('core', 'path', 'path-view', 'ui', 'i18n'), anyPackage),
  policy('game-index', room('core', 'entry'), ownGame('game-rules'), ownPictures),
  policy('game-rules', room('core', 'entry', 'path'), ownGame('game-rules')),
  policy(
    'game-view',
    room('core', 'path', 'path-view', 'ui', 'i18n'),
    types('entry'),
    ownGame('game-rules', 'game-view'),
    anyPackage,
  ),
  policy('bots', room('core', 'bots')),
  policy('match', room('core', 'bots', 'registry', 'entry', 'match'), types('store-interface'), packages('react')),
  policy('store', room('core', 'store', 'store-interface'), packages('expo-sqlite')),
  policy('store-interface', room('core'), types('store')),
  policy('ui', room('core', 'ui', 'i18n', 'asset'), anyPackage),
  policy('i18n', room('i18n'), types('core', 'entry'), anyPackage),
  policy('screens', room(...view, 'screens', 'companion'), anyPackage),
  policy('companion', room(...view, 'companion'), anyPackage),
  policy('app', room(...view, 'screens', 'companion', 'app'), anyPackage),
];
