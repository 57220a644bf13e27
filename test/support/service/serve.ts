import { readConfig } from '#config/config.js';
import { startApi } from '../../../apps/api/src/start-api.js';

// A separate process of the service, for tests that kill it. It ends when the test process does.
process.once('disconnect', () => process.exit());
const config = readConfig();
const { NEO4J_URI: uri = '', NEO4J_USER: user, NEO4J_PASSWORD: password = '' } = config;
const { url } = await startApi(config, { uri, user, password });
process.send?.(url);
