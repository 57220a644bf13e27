import { randomInt } from 'node:crypto';

/** Of a plan that is drawn by lot: TEST_SEED, else another in every process. */
export const SEED = Number(process.env['TEST_SEED'] ?? randomInt(1_000_000));
