import { createContact, mergeContacts } from '#contract/contacts.js';
import { getDecision, listMemories, remember, rememberBatch, revertDecision } from '#contract/memories.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { keysOf } from '#memory/key-hashes.js';
import { rows } from '../support/database/rows.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors, type Visit } from '../support/doors/doors.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const RED = 'Red it shall be.';
const BLUE = 'Blue, please.';
const FREE = 'Wants the box in blue.';
const NEARER = ['One.', 'Two.', 'Three.', 'Four.', 'Five.', 'Six.'];

/** Red lies far from blue, the others near it. */
const embedder = new ScriptedEmbedder({
  [RED]: [0, 1],
  [BLUE]: [1, 0],
  [FREE]: [0.8, 0.6],
  ...Object.fromEntries(NEARER.map((text) => [text, [0.9, Math.sqrt(1 - 0.9 ** 2)]])),
});
const clock = new TestClock('2026-03-01');

type Remembered = Answer<typeof remember>;
type Told = Partial<Asked<typeof remember>>;

/** One contact, and what a test tells of it on another day each time. */
function story({ ask }: Pick<Visit, 'ask'>): {
  readonly tell: (text: string, more?: Told) => Promise<Remembered>;
  readonly colour: (value: 'red' | 'blue', more?: Told) => Promise<Remembered>;
  readonly values: () => Promise<(string | null)[]>;
  readonly contactId: () => string;
} {
  let [contactId, day] = ['', 0];
  beforeEach(async () => {
    day = 1;
    clock.set('2026-03-01');
    ({ id: contactId } = await ask(createContact, {}));
  });
  const tell = (text: string, more: Told = {}): Promise<Remembered> => {
    clock.set(`2026-03-${String((day += 1)).padStart(2, '0')}`);
    return ask(remember, { contactId, text, ...more });
  };
  return {
    tell,
    colour: (value, more = {}) => tell(value === 'red' ? RED : BLUE, { attribute: 'order_colour', value, ...more }),
    values: async () => (await ask(listMemories, { contactId })).memories.map(({ value }) => value).sort(),
    contactId: () => contactId,
  };
}

let verdict: (question: ArbiterQuestion) => Verdict = () => ({ outcome: 'add', reason: 'not scripted' });
const arbiter = new ScriptedArbiter((question) => verdict(question));
const replaces =
  (value: string) =>
  ({ candidates }: ArbiterQuestion): Verdict => ({
    outcome: 'supersede',
    id: candidates.find((candidate) => candidate.value === value || candidate.text === value)?.id ?? '',
    reason: 'It is another now.',
  });

byDoors('an attribute that nobody knows, with an arbiter', { embedder, arbiter, clock }, (visit) => {
  const { ask } = visit;
  const { tell, colour, values, contactId } = story(visit);
  const asked = (): number => arbiter.questions.length;

  it('another value is a question, however far, and its verdict is followed and kept', async () => {
    const red = await colour('red');
    verdict = replaces('red');
    const { memory, decision } = await colour('blue');
    expect(decision).toMatchObject({
      outcome: 'superseded',
      superseded: [red.memory?.id],
      decidedBy: 'arbiter',
      reason: 'It is another now.',
    });
    expect(await values()).toEqual(['blue']);
    await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toMatchObject({
      decision,
      memoryId: memory?.id,
    });
  });

  it('both stand where the arbiter says so', async () => {
    await colour('red');
    verdict = () => ({ outcome: 'add', reason: 'Two orders.' });
    const { decision } = await colour('blue');
    expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'arbiter', reason: 'Two orders.' });
    expect(await values()).toEqual(['blue', 'red']);
  });

  it('the other value is shown, however many others are nearer', async () => {
    await colour('red');
    for (const text of NEARER) await tell(text, { reconcile: false });
    verdict = replaces('red');
    const { decision } = await colour('blue');
    expect(arbiter.questions.at(-1)?.candidates.map(({ value }) => value)).toContain('red');
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'arbiter' });
    expect(decision.candidates).toHaveLength(6);
  });

  it('a value that ended before, or is known to begin later, is not shown', async () => {
    await colour('red', { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-02-01T00:00:00Z' });
    await colour('red', { validFrom: '2026-08-01T00:00:00Z' });
    const before = asked();
    const { decision } = await colour('blue');
    expect([asked() - before, decision.candidates]).toEqual([0, []]);
  });

  it('free text near it is a question too', async () => {
    await tell(FREE);
    verdict = replaces(FREE);
    const { decision } = await colour('blue');
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'arbiter' });
  });

  it('is asked nothing about the first value, the same value, and what is known of its attribute', async () => {
    const before = asked();
    await colour('red');
    await colour('red');
    for (const value of ['nuts', 'milk']) await tell(RED, { attribute: 'allergy', value });
    for (const value of ['Infosys', 'Wipro']) await tell(RED, { attribute: 'employer', value });
    expect(asked()).toBe(before);
  });

  it.each([
    { attribute: 'employer', cardinality: 'many', outcome: 'added' },
    { attribute: 'allergy', cardinality: 'one', outcome: 'superseded' },
    { attribute: 'order_status', cardinality: 'one', outcome: 'superseded' },
    { attribute: 'order_colour', cardinality: 'many', outcome: 'added' },
  ] as const)('the call wins over the table: $attribute has $cardinality', async ({ outcome, ...slot }) => {
    const before = asked();
    await tell(RED, { ...slot, value: 'red' });
    const { decision } = await tell(BLUE, { ...slot, value: 'blue' });
    expect(decision).toMatchObject({ outcome, decidedBy: 'attribute' });
    expect(asked()).toBe(before);
  });

  it('a revert gives back what the arbiter had replaced', async () => {
    await colour('red');
    verdict = replaces('red');
    const { decision } = await colour('blue');
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    expect(await values()).toEqual(['red']);
  });

  it('a revert never gives an attribute with one value a second one, whatever replaced the first', async () => {
    await tell(FREE, { attribute: 'current_city', value: 'Pune' });
    verdict = replaces('Pune');
    const left = await tell(BLUE);
    expect(left.decision).toMatchObject({ outcome: 'superseded', decidedBy: 'arbiter' });
    await tell(RED, { attribute: 'current_city', value: 'Goa' });
    await expect(ask(revertDecision, { decisionId: left.decision.id ?? '' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('in a batch each statement meets those that are known', async () => {
    await colour('red');
    verdict = replaces('red');
    const memories = [{ text: BLUE, attribute: 'orderColour', value: 'blue' }, { text: NEARER[0] ?? '' }];
    const { results } = await ask(rememberBatch, { contactId: contactId(), memories });
    expect(results[0]).toMatchObject({ memory: { attribute: 'order_colour' }, decision: { outcome: 'superseded' } });
  });
});

byDoors('an attribute that nobody knows, without an arbiter', { embedder, clock }, (visit) => {
  const { ask } = visit;
  const { tell, colour, values, contactId } = story(visit);

  it('both values stand, and the reason says what to say', async () => {
    await colour('red');
    const { decision } = await colour('blue');
    expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'default' });
    expect(decision.reason).toMatch(/^Nobody said whether order_colour has one value at a time.*cardinality/);
    expect(await values()).toEqual(['blue', 'red']);
  });

  it('a merge keeps the values of both contacts', async () => {
    await colour('red');
    const { id: from } = await ask(createContact, {});
    await ask(remember, { contactId: from, text: BLUE, attribute: 'order_colour', value: 'blue' });
    await ask(mergeContacts, { contactId: contactId(), from });
    expect(await values()).toEqual(['blue', 'red']);
  });

  it.each(['jobTitle', 'Job Title', 'job-title', 'jobtitle', 'role'])('%s is job_title', async (attribute) => {
    await tell(RED, { attribute: 'job_title', value: 'clerk' });
    const { memory, decision } = await tell(BLUE, { attribute, value: 'cook' });
    expect([memory?.attribute, decision.outcome]).toEqual(['job_title', 'superseded']);
  });

  describe('what was kept under a name that is a synonym now', () => {
    /** As an earlier table, or none, would have kept it. */
    const keptAs = async ({ memory }: Remembered, attribute: string): Promise<void> => {
      const { id, value, text } = memory ?? { id: '', value: null, text: '' };
      const about = { subject: null, object: null, status: null };
      const { factKeyHash: hash } = keysOf({ attribute, value, text, ...about });
      const set = 'MATCH (m:Memory {id: $id}) SET m.attribute = $attribute, m.factKeyHash = $hash RETURN m.id AS id';
      expect(await rows(testConnection(), set, { id, attribute, hash })).toHaveLength(1);
    };

    it.each([
      { was: 'dob', is: 'birth_date', other: 'superseded' },
      { was: 'dateofbirth', is: 'birth_date', other: 'superseded' },
      { was: 'allergies', is: 'allergy', other: 'added' },
      { was: 'ordercolour', is: 'orderColour', other: 'added' },
    ])('$was meets $is', async ({ was, is, other }) => {
      const first = await tell(RED, { attribute: is, value: 'A' });
      await keptAs(first, was);
      const again = await tell(NEARER[0] ?? '', { attribute: is, value: 'a' });
      expect(again).toMatchObject({ memory: { id: first.memory?.id }, decision: { outcome: 'restated' } });
      const { memories } = await ask(listMemories, { contactId: contactId(), attribute: is });
      expect(memories).toHaveLength(1);
      await expect(tell(BLUE, { attribute: is, value: 'B' })).resolves.toMatchObject({ decision: { outcome: other } });
    });

    it('is answered under its name of today, and merged under it', async () => {
      await keptAs(await tell(RED, { attribute: 'birth_date', value: '1990-01-01' }), 'dob');
      const { memories } = await ask(listMemories, { contactId: contactId() });
      expect(memories.map(({ attribute }) => attribute)).toEqual(['birth_date']);
      const { id: from } = await ask(createContact, {});
      clock.set('2026-03-20');
      await ask(remember, { contactId: from, text: BLUE, attribute: 'birth_date', value: '1991-01-01' });
      await ask(mergeContacts, { contactId: contactId(), from });
      clock.set('2026-03-21');
      expect(await values()).toEqual(['1991-01-01']);
    });
  });
});
