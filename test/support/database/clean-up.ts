import { existsSync } from 'node:fs';
import { removeDataDirectory } from './data-directory.js';

// A process beside a run of the tests: removes a directory when the run is over, however it ended.
const [directory = ''] = process.argv.slice(2);
process.stdin.resume().once('end', () => {
  if (existsSync(directory)) void removeDataDirectory(directory);
});
