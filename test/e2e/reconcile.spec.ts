import { createContact } from '#contract/contacts.js';
import { getDecision, getHistory, listMemories, remember, rememberBatch } from '#contract/memories.js';
import { Arbiter, type ArbiterQuestion, type Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { supersedesOf } from '../support/database/stored-contact.js';

type Remembered = Answer<typeof remember>;

/** Every text lies at its stated cosine from "She has one dog.", which all of them are told after. */
const COSINES: Readonly<Record<string, number>> = {
  'She has one dog.': 1,
  'At 0.96.': 0.96,
  'At 0.90.': 0.9,
  'At 0.88.': 0.88,
  'At 0.86.': 0.86,
  'At 0.70.': 0.7,
  'At 0.50.': 0.5,
  'She has two dogs.': 0.97,
  'She owns a dog.': 0.85,
};
const embedder = new ScriptedEmbedder(
  Object.fromEntries(Object.entries(COSINES).map(([text, cosine]) => [text, [cosine, Math.sqrt(1 - cosine ** 2)]])),
);
const FIRST = 'She has one dog.';

byDoors('thresholds without an arbiter', { embedder, settings: { RECONCILE: 'thresholds' } }, ({ ask }) => {
  it.each([
    { text: 'At 0.96.', outcome: 'superseded', reason: 'At least 0.95 alike.' },
    { text: 'At 0.90.', outcome: 'superseded', reason: 'At least the midpoint 0.875 alike.' },
    { text: 'At 0.88.', outcome: 'superseded', reason: 'At least the midpoint 0.875 alike.' },
    { text: 'At 0.86.', outcome: 'added', reason: 'Less than the midpoint 0.875 alike.' },
    { text: 'At 0.70.', outcome: 'added', reason: 'Less than 0.8 alike.' },
  ])('"$text" is $outcome', async ({ text, outcome, reason }) => {
    const { id: contactId } = await ask(createContact, {});
    const first = await ask(remember, { contactId, text: FIRST });
    const { decision } = await ask(remember, { contactId, text });
    const superseded = outcome === 'superseded' ? [first.memory?.id] : [];
    expect(decision).toMatchObject({ outcome, decidedBy: 'threshold', reason, superseded });
    expect(decision.similarity).toBeCloseTo(COSINES[text] ?? 0, 6);
    expect(decision.candidates).toMatchObject([{ id: first.memory?.id, text: FIRST }]);
    await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toMatchObject({ decision });
  });

  it('structure comes first: two values of an attribute with many stand, however alike', async () => {
    const { id: contactId } = await ask(createContact, {});
    await ask(remember, { contactId, text: FIRST, attribute: 'pet', value: 'Rex' });
    const { decision } = await ask(remember, { contactId, text: 'At 0.96.', attribute: 'pet', value: 'Bello' });
    expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'attribute' });
  });
});

/** The verdict of the test that runs, and what it asks meanwhile. */
let verdict: (question: ArbiterQuestion) => Verdict | Promise<Verdict>;

class TestArbiter extends Arbiter {
  readonly name = 'test';
  asked = 0;

  async judge(question: ArbiterQuestion): Promise<Verdict> {
    this.asked += 1;
    return verdict(question);
  }
}

const arbiter = new TestArbiter();

byDoors('an arbiter', { embedder, arbiter }, (visit) => {
  const { ask } = visit;
  let [contactId, firstId] = ['', ''];

  const tell = (text: string, more: object = {}): Promise<Remembered> => ask(remember, { contactId, text, ...more });
  const nearest = ({ candidates }: ArbiterQuestion): string => candidates[0]?.id ?? '';

  beforeEach(async () => {
    verdict = () => ({ outcome: 'add', reason: 'not scripted' });
    ({ id: contactId } = await ask(createContact, {}));
    firstId = (await tell(FIRST)).memory?.id ?? '';
    arbiter.asked = 0;
  });

  it('is shown the statement and the current versions near it', async () => {
    let shown: ArbiterQuestion | undefined;
    verdict = (question) => {
      shown = question;
      return { outcome: 'add', reason: 'Both are true.' };
    };
    await tell('At 0.90.');
    expect(shown).toMatchObject({
      statement: { text: 'At 0.90.' },
      candidates: [{ id: firstId, text: FIRST, validTo: null }],
    });
    expect(shown?.candidates[0]?.similarity).toBeCloseTo(0.9, 6);
  });

  it('supersedes, and its reason is kept with the decision, with the link and in the history', async () => {
    verdict = (question) => ({ outcome: 'supersede', id: nearest(question), reason: 'She sold the first one.' });
    const { memory, decision } = await tell('At 0.90.');
    expect(decision).toMatchObject({
      outcome: 'superseded',
      superseded: [firstId],
      decidedBy: 'arbiter',
      reason: 'She sold the first one.',
    });
    await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toMatchObject({
      decision,
      memoryId: memory?.id,
    });
    const links = await supersedesOf(firstId);
    const { decidedBy, reason, similarity, id: decisionId } = decision;
    expect(links).toContainEqual({ from: memory?.id, as: 'change', decidedBy, reason, similarity, decisionId });
    const { steps } = await ask(getHistory, { memoryId: firstId });
    expect(steps.at(-1)).toMatchObject({ as: 'change', decidedBy, reason, similarity });
  });

  it('restates: no version is added', async () => {
    verdict = (question) => ({ outcome: 'restate', id: nearest(question), reason: 'The same dog.' });
    const { memory, decision } = await tell('She owns a dog.');
    expect(decision).toMatchObject({ outcome: 'restated', decidedBy: 'arbiter', reason: 'The same dog.' });
    expect(memory?.id).toBe(firstId);
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [{ id: firstId, text: FIRST }] });
  });

  it('adds', async () => {
    verdict = () => ({ outcome: 'add', reason: 'Another dog.' });
    await expect(tell('At 0.90.')).resolves.toMatchObject({
      decision: { outcome: 'added', decidedBy: 'arbiter', reason: 'Another dog.' },
    });
  });

  it.each<{ what: string; says: typeof verdict; text: string }>([
    {
      what: 'that takes another number for the same',
      text: 'She has two dogs.',
      says: (question) => ({ outcome: 'restate', id: nearest(question), reason: 'Same.' }),
    },
    {
      what: 'that names what is no candidate',
      text: 'At 0.90.',
      says: () => ({ outcome: 'supersede', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', reason: 'That one.' }),
    },
    { what: 'that throws', text: 'At 0.90.', says: () => Promise.reject(new Error('out of words')) },
  ])('$what loses nothing: the statement is added', async ({ says, text }) => {
    verdict = says;
    await expect(tell(text)).resolves.toMatchObject({ decision: { outcome: 'added', decidedBy: 'default' } });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map((memory) => memory.text).sort()).toEqual([FIRST, text].sort());
  });

  it.each([
    { what: 'what the caller names', tellIt: () => tell('At 0.90.', { supersedes: firstId }) },
    { what: 'an attribute', tellIt: () => tell('At 0.90.', { attribute: 'pet', value: 'Rex' }) },
    { what: 'the same words', tellIt: () => tell(FIRST) },
    { what: 'what is not near', tellIt: () => tell('At 0.50.') },
    { what: 'what is stored as given', tellIt: () => tell('At 0.90.', { reconcile: false }) },
  ])('is not asked about $what', async ({ tellIt }) => {
    await tellIt();
    expect(arbiter.asked).toBe(0);
  });

  it('is asked for a dry run too, which still writes nothing', async () => {
    verdict = (question) => ({ outcome: 'supersede', id: nearest(question), reason: 'So it would be.' });
    const { decision } = await tell('At 0.90.', { dryRun: true });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'arbiter', id: null });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [{ id: firstId }] });
  });

  it('is asked once for each statement of a batch', async () => {
    const memories = ['At 0.90.', 'At 0.50.', 'At 0.86.'].map((text) => ({ text }));
    const { results } = await ask(rememberBatch, { contactId, memories });
    expect(results.map(({ decision }) => decision.outcome)).toEqual(['added', 'added', 'added']);
    expect(arbiter.asked).toBeGreaterThanOrEqual(2);
  });

  // The contact's lock is held by every write: an arbiter inside the transaction would wait for itself for ever.
  it('is outside any transaction: it can read and write the same contact itself', async () => {
    verdict = async (question) => {
      await ask(listMemories, { contactId });
      await ask(remember, { contactId, text: 'At 0.50.', attribute: 'note', value: 'written by the arbiter' });
      return { outcome: 'supersede', id: nearest(question), reason: 'After some thought.' };
    };
    const { decision } = await tell('At 0.90.');
    expect(decision).toMatchObject({ outcome: 'superseded', superseded: [firstId] });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text).sort()).toEqual(['At 0.50.', 'At 0.90.']);
  });

  it('whose choice was superseded meanwhile loses nothing: the statement is added', async () => {
    verdict = async (question) => {
      verdict = () => ({ outcome: 'add', reason: 'not asked about this' });
      await ask(remember, { contactId, text: 'At 0.86.', supersedes: firstId });
      return { outcome: 'supersede', id: nearest(question), reason: 'Too late.' };
    };
    const { decision } = await tell('At 0.90.');
    expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'default', superseded: [] });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text).sort()).toEqual(['At 0.86.', 'At 0.90.']);
  });
});

const scripted = new ScriptedArbiter((question) => ({
  outcome: 'supersede',
  id: question.candidates[0]?.id ?? '',
  reason: 'Between.',
}));

byDoors(
  'thresholds with an arbiter',
  { embedder, arbiter: scripted, settings: { RECONCILE: 'thresholds' } },
  ({ ask }) => {
    it.each([
      { text: 'At 0.96.', decidedBy: 'threshold', outcome: 'superseded', asked: 0 },
      { text: 'At 0.86.', decidedBy: 'arbiter', outcome: 'superseded', asked: 1 },
      { text: 'At 0.70.', decidedBy: 'threshold', outcome: 'added', asked: 0 },
    ])('"$text" is decided by $decidedBy', async ({ text, decidedBy, outcome, asked }) => {
      const { id: contactId } = await ask(createContact, {});
      await ask(remember, { contactId, text: FIRST });
      const before = scripted.questions.length;
      await expect(ask(remember, { contactId, text })).resolves.toMatchObject({ decision: { decidedBy, outcome } });
      expect(scripted.questions.length - before).toBe(asked);
    });
  },
);

byDoors('without an embedder', {}, ({ ask }) => {
  it('only structure decides', async () => {
    const { id: contactId } = await ask(createContact, {});
    await ask(remember, { contactId, text: FIRST });
    const alike = await ask(remember, { contactId, text: 'She has a dog, one dog.' });
    expect(alike.decision).toMatchObject({ outcome: 'added', decidedBy: 'default' });
    expect(alike.decision.candidates).toMatchObject([{ parts: { similarity: 0 } }]);
  });
});
