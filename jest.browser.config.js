import config from './jest.config.js';

const graph = config.projects.find(({ displayName }) => displayName === 'graph');

// Apart from the other projects: it needs Chromium. See ./dev test:browser.
export default {
  ...graph,
  displayName: 'browser',
  testMatch: ['<rootDir>/test/browser/**/*.spec.ts'],
  testTimeout: config.testTimeout,
};
