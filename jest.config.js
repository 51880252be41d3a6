// Two projects: `rules` is plain Node (engines, bots, match), `app` is React Native (screens, kit, store).
const alias = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js', // its main file is for bundlers
};
const ignored = ['/node_modules/', '/dist/', '/e2e/', '/bench/'];

module.exports = {
  projects: [
    {
      displayName: 'rules',
      rootDir: __dirname,
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: [...ignored, '<rootDir>/src/store/'],
      moduleNameMapper: alias,
      transform: {
        '\\.tsx?$': [
          'babel-jest',
          {
            configFile: false,
            presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'],
          },
        ],
      },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      rootDir: __dirname,
      testMatch: [
        '<rootDir>/src/**/*.test.tsx',
        '<rootDir>/src/store/**/*.test.ts',
        '<rootDir>/__tests__/**/*.test.tsx',
      ],
      testPathIgnorePatterns: ignored,
      setupFiles: ['<rootDir>/__tests__/setup/native.js'],
      moduleNameMapper: {
        ...alias,
        '^\\./ExpoSQLite$': '<rootDir>/__tests__/setup/sqlite.js',
        '^\\./SQLiteDevToolsClient$': '<rootDir>/__tests__/setup/empty.js',
      },
    },
  ],
};
