import { zoned } from './zoned.js';

describe('times of a contact', () => {
  it('are told in their zone, wherever the browser is', () => {
    const at = '2026-03-05T20:00:00.250Z';
    expect(zoned('Asia/Kolkata').minute(at)).toBe('6 Mar 2026, 01:30');
    expect(zoned('America/Sao_Paulo').day(at)).toBe('5 Mar 2026');
    expect(zoned('UTC').exactly(at)).toBe('5 Mar 2026, 20:00:00.250');
  });

  it('say midnight as 00', () => {
    expect(zoned('UTC').minute('2026-03-05T00:05:00Z')).toBe('5 Mar 2026, 00:05');
  });

  it.each([
    ['instant', '6 Mar 2026, 01:30'],
    ['hour', '6 Mar 2026, 01:30'],
    ['part_of_day', '6 Mar 2026'],
    ['week', '6 Mar 2026'],
    ['season', 'Mar 2026'],
    ['decade', '2026'],
  ])('are told as exactly as they were said: %s', (precision, words) => {
    expect(zoned('Asia/Kolkata').said('2026-03-05T20:00:00Z', precision)).toBe(words);
  });
});
