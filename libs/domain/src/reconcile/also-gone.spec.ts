import { at, freeText, version } from '../../../../test/support/stories/statements.js';
import { withAlsoGone } from './also-gone.js';
import type { Candidate, Settled, Verdict } from './decision-types.js';
import { settleReplaced } from './settle-by-verdict.js';
import { settleDenied } from './settle-denial.js';

const parts = { similarity: 0.7, recency: 1, importance: 0.5 };
const fact = (id: string, text: string, more: object = {}): Candidate => ({
  version: version(id, { attribute: null, value: null, text, saidAt: at('2026-03-01'), ...more }),
  score: 0.7,
  parts,
});
const job = fact('job', 'I work as a plumber.');
const van = fact('van', 'I drive a white van.');
const retired = freeText("I've retired and sold the van.", { saidAt: at('2026-05-01') });
const verdict: Verdict = { outcome: 'supersede', id: 'job', reason: 'It ends it.', alsoGone: ['van'] };

function settledOf(candidates: readonly Candidate[], statement = retired): Settled {
  const around = { slot: [], named: null, events: [], candidates };
  const settled = settleReplaced(statement, around, job, 'classifier', 'It ends it.');
  return withAlsoGone(settled, statement, around, verdict);
}

function closed({ placement }: Settled): string[] {
  return placement.closes.map(({ version: { id } }) => id);
}

describe('what another clause ends', () => {
  it('goes with what the statement replaces', () => {
    expect(closed(settledOf([job, van]))).toEqual(['job', 'van']);
  });

  it('goes with what the statement only ends', () => {
    const ended = settleDenied({ polarity: 'ends' }, [job.version], 'classifier', 'It ends it.');
    const { outcome, denies } = withAlsoGone(ended, retired, { candidates: [job, van] }, verdict);
    expect([outcome, denies?.map(({ id }) => id)]).toEqual(['ended', ['job', 'van']]);
  });

  it.each([
    ['is a plan', fact('van', 'Selling the van on Friday.', { status: 'planned' })],
    ['was said again since', fact('van', 'I drive a white van.', { saidAt: at('2026-06-01') })],
    ['is about somebody else', fact('van', 'Drives a van.', { subject: 'brother' })],
  ])('stays where it %s', (_, other) => {
    expect(closed(settledOf([job, other]))).toEqual(['job']);
  });

  it('stays where the statement holds only for a while', () => {
    const forNow = { ...retired, validTo: at('2026-07-01') };
    expect(closed(settledOf([job, van], forNow))).toEqual(['job']);
  });

  it('is nothing where nothing is replaced', () => {
    const around = { slot: [], named: null, events: [], candidates: [job, van] };
    const { placement } = settledOf([job, van]);
    const added: Settled = { ...settledOf([job]), outcome: 'added', placement: { ...placement, closes: [] } };
    expect(withAlsoGone(added, retired, around, verdict)).toBe(added);
  });
});
