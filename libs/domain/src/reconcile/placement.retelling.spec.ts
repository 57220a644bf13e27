import { at, city, lives } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';

describe('place: the same told again', () => {
  it('keeps what ended as an open one began beside it, so that a second telling cuts nothing', () => {
    const open = lives('Porto', '2026-03-01', null);
    const told = city('Porto', { validFrom: at('2026-01-01'), validTo: at('2026-03-01') });
    const first = place(told, [open], null);
    expect(first.closes).toEqual([]);
    expect(first.period).toEqual({ from: at('2026-01-01'), to: at('2026-03-01') });
    const kept = lives('Porto', '2026-01-01', '2026-03-01');
    expect(place(told, [open, kept], null).restates).toBe(kept);
  });

  it('takes an end that is told alone for new, though a later one was known', () => {
    const known = lives('Porto', '2026-01-01', '2026-12-01');
    const placed = place(city('Porto', { validTo: at('2026-06-01') }), [known], null);
    expect(placed.period).toEqual({ from: at('2026-01-01'), to: at('2026-06-01') });
    expect(placed.closes.map(({ as }) => as)).toEqual(['extension']);
  });
});
