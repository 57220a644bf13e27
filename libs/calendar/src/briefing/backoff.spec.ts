import { backoffMs, MOST_ATTEMPTS } from './backoff.js';

it('waits longer after each attempt, at most six hours', () => {
  const minutes = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, i) => backoffMs(i + 1) / 60_000);
  expect(minutes).toEqual([1, 4, 16, 64, 256, 360, 360]);
});
