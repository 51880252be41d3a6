// The walls of the house and the manners inside: see scripts/lint for the import table and the bans.
import expo from 'eslint-config-expo/flat.js';
import prettier from 'eslint-config-prettier';
import boundaries from 'eslint-plugin-boundaries';

import {
  impureGlobals,
  impureProperties,
  rawWidgets,
  runnerGlobals,
  sleepingTests,
  wordsInComponents,
} from './scripts/lint/bans.mjs';
import { policies, rooms } from './scripts/lint/rooms.mjs';

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/__tests__/**', '**/*.test.{ts,tsx}'];
const tools = ['scripts/**', 'e2e/**', 'bench/**', '*.config.{js,mjs}', '__tests__/setup/**', 'src/**/__tests__/**'];
const node = Object.fromEntries(
  [
    'process',
    'console',
    'Buffer',
    'URL',
    'setTimeout',
    'clearTimeout',
    'require',
    'module',
    '__dirname',
    'jest',
    'fetch',
  ].map((name) => [name, 'readonly']),
);

export default [
  {
    ignores: ['dist/**', 'node_modules/**', '.expo/**', 'coverage/**', 'shots/**', '.cache/**', 'ios/**', 'android/**'],
  },
  ...expo,
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    settings: { 'import/resolver': { typescript: { project: './tsconfig.json' } } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-empty': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'], location: 'start' }],
      'prefer-const': 'error',
      // Pictures are looked up by game: the rule takes every looked-up component for a new one.
      'react-hooks/static-components': 'off',
      // TypeScript resolves names better and does so in its own step.
      ...Object.fromEntries(
        [
          'no-unresolved',
          'named',
          'namespace',
          'default',
          'no-named-as-default',
          'no-named-as-default-member',
          'export',
        ].map((rule) => [`import/${rule}`, 'off']),
      ),
    },
  },
  {
    files: typescript,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/array-type': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { allowDefaultCaseForExhaustiveSwitch: false }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },

  // The walls: every file has a room, and a room imports only what its policy names.
  {
    files: ['src/**/*.{ts,tsx}', 'App.tsx', 'index.ts'],
    plugins: { boundaries },
    settings: {
      'boundaries/files': rooms,
      'boundaries/files-single-match': true,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    },
    rules: {
      'boundaries/no-unknown-files': 'error',
      'boundaries/dependencies': [
        'error',
        { default: 'disallow', checkAllOrigins: true, checkUnknownLocals: true, policies },
      ],
    },
  },

  // Pure rooms.
  {
    files: ['src/core/**/*.ts', 'src/games/**/*.ts', 'src/bots/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', ...impureProperties],
    },
  },
  { files: ['src/bots/runner/**/*.ts'], rules: { 'no-restricted-globals': ['error', ...runnerGlobals] } },
  {
    files: ['src/match/**/*.ts'],
    ignores: tests,
    rules: { 'no-restricted-properties': ['error', ...impureProperties] },
  },

  // What a player sees: the kit's widgets and the catalogue's words.
  {
    files: ['src/**/*.tsx', 'App.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...wordsInComponents] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'App.tsx'],
    ignores: [...tests, 'src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['react-native', 'react-native-gesture-handler'].map((name) => ({ name, ...rawWidgets })) },
      ],
    },
  },

  // Size: a file is one idea, a function fits a screen.
  {
    files: ['src/**/*.{ts,tsx}', 'App.tsx'],
    ignores: [...tests, 'src/**/words.ts', 'src/**/data.ts', 'src/i18n/**'],
    rules: { 'max-lines': ['error', 300], 'max-params': ['error', 4] },
  },

  { files: tests, rules: { 'no-restricted-syntax': ['error', ...sleepingTests] } },
  { files: tools, languageOptions: { globals: node }, rules: { '@typescript-eslint/no-require-imports': 'off' } },
  prettier,
];
