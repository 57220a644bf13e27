import { at, city, lives, placed } from '../../../../test/support/stories/statements.js';
import { place } from './placement.js';

const OPEN = null;
const seen = { ...lives('Pune', '2026-09-01', OPEN), startsKnown: false, saidAt: at('2026-09-01') };
const goa = city('Goa', { validFrom: at('2026-07-01'), saidAt: at('2026-11-01') });

describe('place: a value whose start nobody said', () => {
  it('does not begin after another that is told later, and of which the start is said', () => {
    expect(placed(goa, [seen])).toEqual({
      period: ['2026-07-01', OPEN],
      closes: ['change Pune-2026-09-01'],
      restates: null,
    });
  });

  it('stays where the other was told before it', () => {
    expect(placed({ ...goa, saidAt: at('2026-08-01') }, [seen])).toEqual({
      period: ['2026-07-01', '2026-09-01'],
      closes: [],
      restates: null,
    });
  });

  it('stays where its start is said after all', () => {
    expect(placed(goa, [{ ...seen, startsKnown: true }])).toMatchObject({ period: ['2026-07-01', '2026-09-01'] });
  });

  it('stays beside a period that is over', () => {
    expect(placed({ ...goa, validTo: at('2026-08-01') }, [seen])).toEqual({
      period: ['2026-07-01', '2026-08-01'],
      closes: [],
      restates: null,
    });
  });

  it('is known not to be known, until it is said', () => {
    const said = city('Pune', { saidAt: at('2026-09-01') });
    expect(place(said, [], null).startsKnown).toBe(false);
    expect(place({ ...said, validFrom: at('2026-08-01') }, [seen], null)).toMatchObject({ startsKnown: true });
    expect(place({ ...said, validTo: at('2026-10-01') }, [seen], null)).toMatchObject({ startsKnown: false });
    expect(place({ ...said, value: 'Goa', mode: 'correction' }, [seen], null)).toMatchObject({ startsKnown: false });
  });

  it('is known of what happened', () => {
    expect(place(city('Pune', { kind: 'episodic' }), [], null).startsKnown).toBe(true);
  });
});
