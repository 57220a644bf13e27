import config from './jest.config.js';

// Apart from the other projects: it needs a model of 98 MB and minutes of a processor. See ./dev test:llm.
export default {
  ...config.projects[0],
  displayName: 'llm',
  testMatch: ['<rootDir>/test/llm/*.spec.ts'],
  testTimeout: 600_000,
};
