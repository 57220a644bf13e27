import { readConfig } from '#config/config.js';
import { startApi } from '../../../apps/api/src/start-api.js';

// A process of the service on its own, for tests that kill it; it ends with the test, whatever becomes of that.
process.once('disconnect', () => process.exit());
const config = readConfig();
const { NEO4J_URI: uri = '', NEO4J_USER: user, NEO4J_PASSWORD: password = '' } = config;
const { url } = await startApi(config, { uri, user, password });
process.send?.(url);
