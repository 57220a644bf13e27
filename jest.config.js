import { availableParallelism } from 'node:os';

const base = {
  rootDir: import.meta.dirname,
  testRunner: '<rootDir>/test/support/runner/native-runner.js',
  // Node loads the sources itself: see the runner.
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/libs/[\\w-]+/dist/', '<rootDir>/.local/'],
};

export default {
  rootDir: import.meta.dirname,
  // For what hangs. A busy machine takes minutes to start a database, which then plans each query for the first time.
  testTimeout: 600_000,
  // All share one database, and some wait for what takes its time: three are busy on two cores. With one worker, Jest would run everything in its own process and never give memory back.
  maxWorkers: Math.min(4, Math.max(3, availableParallelism())),
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/test/support/runner/progress-reporter.js'],
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: ['<rootDir>/{apps,libs,bench}/**/*.spec.ts', '<rootDir>/test/architecture/**/*.spec.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/test/architecture/(?:packages|nest-package|documented-code)\\.spec\\.ts$',
      ],
    },
    {
      // They call the compiler and npm, and take as long as all unit tests.
      ...base,
      displayName: 'packages',
      testMatch: ['<rootDir>/test/architecture/{packages,nest-package,documented-code}.spec.ts'],
    },
    {
      ...base,
      displayName: 'graph',
      testMatch: ['<rootDir>/test/{contract,integration,e2e,property}/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/runner/database.setup.ts',
      globalTeardown: '<rootDir>/test/support/runner/database.teardown.ts',
    },
  ],
};
