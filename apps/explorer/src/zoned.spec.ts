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

  it('name a period with its end, or that it has none', () => {
    const utc = zoned('UTC');
    expect(utc.period('2019-01-01T00:00:00Z', '2025-06-01T00:00:00Z')).toBe('1 Jan 2019 to 1 Jun 2025');
    expect(utc.period('2019-01-01T00:00:00Z', null)).toBe('since 1 Jan 2019');
  });
});
