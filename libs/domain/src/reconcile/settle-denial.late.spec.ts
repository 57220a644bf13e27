import { at, city, lives } from '../../../../test/support/stories/statements.js';
import type { Neighbours, Settled } from './decision-types.js';
import { settleCorrectedSince } from './settle-denial.js';

describe('what arrives late and was corrected by what was said after it', () => {
  const pune = lives('Pune', '2026-01-01', null);
  const [late, corrected] = [city('Pune', { saidAt: at('2026-02-01') }), { ...pune, supersededAt: at('2026-06-01') }];
  const after = (around: Partial<Neighbours>): Settled | null =>
    settleCorrectedSince(late, { slot: [], named: null, events: [], candidates: [], ...around });

  it('is not believed', () => {
    const goa = lives('Goa', '2026-01-01', null);
    expect(after({ corrected, slot: [goa] })).toMatchObject({ outcome: 'corrected', denial: corrected });
  });

  it('is, where nothing corrected it, the same is believed of another time, or it names what it replaces', () => {
    expect(after({})).toBeNull();
    expect(after({ corrected, slot: [lives('Pune', '2019-01-01', '2020-01-01')] })).toBeNull();
    expect(after({ corrected, named: lives('Goa', '2026-01-01', null) })).toBeNull();
  });
});
