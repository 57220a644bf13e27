import config from './jest.config.js';

// Apart from the other projects: they need the packages of others, 204 MB. See ./dev test:clients.
export default {
  ...config,
  projects: [{ ...config.projects[2], displayName: 'clients', testMatch: ['<rootDir>/test/clients/**/*.spec.ts'] }],
};
