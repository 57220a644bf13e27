import { extractionOf, type ExtractionState, whyNothing } from './extraction-state.js';

const NOW = new Date('2026-03-05T10:00:00Z');
const [EARLIER, LATER] = [new Date('2026-03-05T09:59:00Z'), new Date('2026-03-05T10:01:00Z')];

const seen = (state: ExtractionState, turns = 3, nothing: string | null = null): ReturnType<typeof extractionOf> =>
  extractionOf(state, turns, NOW, nothing);

describe('the extraction of a session', () => {
  it.each<[string, ExtractionState, number]>([
    ['none', {}, 0],
    ['collecting', {}, 3],
    ['collecting', { dueAt: LATER }, 3],
    ['waiting', { dueAt: NOW }, 3],
    ['waiting', { dueAt: EARLIER, leasedUntil: EARLIER }, 3],
    ['running', { dueAt: EARLIER, leasedUntil: LATER }, 3],
    ['retrying', { dueAt: LATER, extractionError: 'no', attempts: 1 }, 3],
    ['dead', { extractionError: 'no', extractionDeadAt: EARLIER, attempts: 5 }, 3],
    ['done', { extractedTo: 3 }, 3],
    ['collecting', { extractedTo: 3, dueAt: LATER }, 4],
  ])('is %s: %j of %i turns', (status, state, turns) => {
    expect(seen(state, turns).status).toBe(status);
  });

  it('says when it is tried again, and why it has to be', () => {
    const state = { dueAt: LATER, extractionError: 'The language model answered 503.', attempts: 2 };
    expect(seen(state)).toMatchObject({ reason: state.extractionError, nextAttemptAt: LATER, attempts: 2 });
  });

  it('without an extractor says why wherever it waits, and nowhere else', () => {
    expect(seen({ dueAt: NOW }, 3, 'Why.').reason).toBe('Why.');
    expect(seen({}, 3, 'Why.').reason).toBe('Why.');
    expect(seen({ extractedTo: 3 }, 3, 'Why.').reason).toBeNull();
    expect(seen({}, 0, 'Why.').reason).toBeNull();
  });

  it.each([
    ['llm', /^No language model is configured: set LLM_MODEL and LLM_BASE_URL/],
    ['none', /EXTRACTOR=none/],
  ] as const)('EXTRACTOR=%s: says what to set', (EXTRACTOR, says) => {
    expect(whyNothing({ EXTRACTOR })).toMatch(says);
  });
});
