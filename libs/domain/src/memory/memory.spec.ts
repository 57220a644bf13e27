import { toldTime } from './memory.js';

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const known = { validFrom: at('2026-05-19'), validTo: null };

describe('toldTime', () => {
  it('is the valid time, where the words tell of no other', () => {
    expect(toldTime(known)).toEqual({ from: at('2026-05-19'), to: null });
    expect(toldTime({ ...known, holdsFrom: null, holdsTo: null })).toEqual({ from: at('2026-05-19'), to: null });
  });

  it('is the part of which the words tell', () => {
    expect(toldTime({ ...known, holdsFrom: at('2026-07-01') })).toEqual({ from: at('2026-07-01'), to: null });
    expect(toldTime({ ...known, holdsTo: at('2026-06-01') })).toEqual({ from: at('2026-05-19'), to: at('2026-06-01') });
  });

  it('lies in the valid time', () => {
    const piece = { validFrom: at('2026-08-01'), validTo: at('2026-09-01') };
    const told = { holdsFrom: at('2026-07-01'), holdsTo: at('2026-10-01') };
    expect(toldTime({ ...piece, ...told })).toEqual({ from: at('2026-08-01'), to: at('2026-09-01') });
  });

  it('is the valid time of what was called off before its day', () => {
    const off = { ...known, validTo: at('2026-06-01'), holdsFrom: at('2026-07-01') };
    expect(toldTime(off)).toEqual({ from: at('2026-05-19'), to: at('2026-06-01') });
  });
});
