import config from './jest.config.js';

const graph = config.projects.find(({ displayName }) => displayName === 'graph');

// What a model of 1.5 billion parameters is worth: an hour of a processor. See ./dev test:llm --worth.
export default {
  ...graph,
  displayName: 'llm-worth',
  testMatch: ['<rootDir>/test/llm/worth/**/*.spec.ts'],
  testTimeout: 7_200_000,
  maxWorkers: 1,
};
