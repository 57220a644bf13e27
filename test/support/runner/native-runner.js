import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';

const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');
const { TEST_SEED } = process.env;
const TIME_LIMIT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Jest's own runner of tests, jest-circus, but with the test file and all that it imports loaded by Node itself, from the sources
 * (from-source.ts), instead of anew into a sandbox for each file. So Nest, GraphQL and the driver are loaded once a worker: Jest keeps
 * about 55 MB of every sandbox, and loading takes longer than most files' tests. The price: what a spec changes for the whole
 * process stays changed for the specs after it, so it has to put it back.
 */
export default function run(globalConfig, config, environment, _sandbox, testPath, sendMessageToJest) {
  const runtime = {
    requireInternalModule: requireAnew,
    requireModule: require,
    setGlobalsForRuntime: () => undefined,
    enterTestCode: () => undefined,
    leaveTestCode: () => undefined,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path) => import(pathToFileURL(path).href),
  };
  // Jest's own reading of source maps knows nothing of files that Node loads; Node's does.
  Error.prepareStackTrace = undefined;
  if (TEST_SEED !== undefined) fc.configureGlobal({ seed: Number(TEST_SEED) });
  // What jest-circus looks for; the one thing of the object `jest` that the specs use.
  delete globalThis[TIME_LIMIT];
  globalThis.jest = { setTimeout: (milliseconds) => (globalThis[TIME_LIMIT] = milliseconds) };
  return circus(globalConfig, config, { global: globalThis }, runtime, testPath, sendMessageToJest);
}

/** jest-circus keeps the tests of a file in itself, and its listeners in a global. */
function requireAnew(path) {
  delete require.cache[path];
  delete globalThis[Symbol.for('EVENT_HANDLERS')];
  return require(path);
}
