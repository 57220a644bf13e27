import { existsSync } from 'node:fs';
import { removePlace } from './place.js';

// A process beside a run of the tests: removes a place when the run is over, however it ended.
const [place = ''] = process.argv.slice(2);
process.stdin.resume().once('end', () => {
  if (existsSync(place)) void removePlace(place);
});
