const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
      module: { type: 'es6' },
    },
  ],
};

const base = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^#(\\w+)/(.*)\\.js$': '<rootDir>/libs/$1/src/$2.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@palimpsest/(\\w+)$': '<rootDir>/libs/$1/src/$1.ts',
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/libs/\\w+/dist/', '<rootDir>/.local/'],
  transform,
};

export default {
  rootDir: import.meta.dirname,
  // A database that has just started plans each query for the first time.
  testTimeout: 60_000,
  projects: [
    {
      ...base,
      rootDir: import.meta.dirname,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs,bench}/**/*.spec.ts', '<rootDir>/test/architecture/**/*.spec.ts'],
    },
    {
      ...base,
      rootDir: import.meta.dirname,
      displayName: 'graph',
      testMatch: ['<rootDir>/test/{contract,integration,e2e,property}/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/database.setup.ts',
      globalTeardown: '<rootDir>/test/support/database.teardown.ts',
    },
  ],
};
