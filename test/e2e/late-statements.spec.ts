import { createContact } from '#contract/contacts.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const COFFEE = 'I drink coffee.';
const TEA = 'I drink tea instead.';

const embedder = new ScriptedEmbedder({ [COFFEE]: [1], [TEA]: [1] });
const arbiter = new ScriptedArbiter(({ candidates }) => {
  return { outcome: 'supersede', id: candidates[0]?.id ?? '', reason: 'So it is.', decidedBy: 'classifier' };
});
const clock = new TestClock('2026-06-01T09:00:00Z');

byDoors('what was said before and arrives late', { clock, embedder, arbiter }, ({ ask }) => {
  let contactId = '';
  const say = (day: string, text: string, more: object = {}): ReturnType<typeof ask<typeof remember>> =>
    ask(remember, { contactId, text, saidAt: `${day}T09:00:00Z`, ...more });
  const works = (day: string, value: string): ReturnType<typeof say> =>
    say(day, `Works at ${value}.`, { attribute: 'employer', value });
  const now = async (): Promise<unknown[]> => {
    const { memories } = await ask(listMemories, { contactId });
    return memories.map(({ text, polarity }) => (polarity === 'holds' ? text : `no more: ${text}`)).sort();
  };

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, { timezone: 'UTC' }));
  });

  it('takes the place of a value until that was said again', async () => {
    for (const day of ['2026-01-10', '2026-03-10']) await works(day, 'Acme');
    await works('2026-02-10', 'Bolt');
    await expect(now()).resolves.toEqual(['Works at Acme.']);
    const { memories } = await ask(listMemories, { contactId, validAt: '2026-02-20T00:00:00Z' });
    expect(memories.map(({ value }) => value)).toEqual(['Bolt']);
  });

  it('leaves another value its time that was said since', async () => {
    const employer = (value: string): object => ({ attribute: 'employer', value, validFrom: '2026-03-01' });
    await say('2026-05-10', 'Works at Bolt.', employer('Bolt'));
    const { decision, memory } = await say('2026-03-10', 'Works at Acme.', employer('Acme'));
    expect(decision).toMatchObject({ outcome: 'corrected', decidedBy: 'attribute' });
    expect(memory).toMatchObject({ value: 'Bolt' });
    await expect(now()).resolves.toEqual(['Works at Bolt.']);
    await say('2026-05-20', 'Worked at Kiln.', { ...employer('Kiln'), validFrom: '2025-01-01', validTo: '2025-06-01' });
    await say('2025-04-10', 'Works at Dray.', { ...employer('Dray'), validFrom: '2025-03-01' });
    const { memories } = await ask(listMemories, { contactId, validAt: '2025-05-01' });
    expect(memories.map(({ value }) => value)).toEqual(['Kiln']);
    const then = await ask(listMemories, { contactId, validAt: '2025-08-01' });
    expect(then.memories.map(({ value }) => value)).toEqual(['Dray']);
  });

  it('restates what it tells a past part of', async () => {
    const pune = { attribute: 'current_city', value: 'Pune' };
    await say('2026-01-10', 'Lives in Pune.', { ...pune, validFrom: '2019-01-01' });
    const in2021 = { ...pune, validFrom: '2021-01-01', validTo: '2021-12-31' };
    const { decision } = await say('2026-02-10', 'Lived in Pune all through 2021.', in2021);
    expect(decision).toMatchObject({ outcome: 'restated' });
    await expect(now()).resolves.toEqual(['Lives in Pune.']);
  });

  it('keeps a denial of another value than is known', async () => {
    await say('2026-01-10', 'Is married to Anna.', { attribute: 'spouse', value: 'Anna' });
    for (const polarity of ['ends', 'never'] as const) {
      const bea = { attribute: 'spouse', value: 'Bea', polarity };
      const { decision } = await say('2026-02-10', 'Divorced Bea.', bea);
      expect(decision).toMatchObject({ outcome: 'added' });
    }
    await expect(now()).resolves.toContain('Is married to Anna.');
  });

  it.each(['ends', 'never'] as const)(
    'with the polarity %s takes nothing away that was said since',
    async (polarity) => {
      const penicillin = { attribute: 'allergy', value: 'penicillin' };
      await say('2026-03-10', 'Is allergic to penicillin.', penicillin);
      await say('2026-02-10', 'Is not allergic to penicillin.', { ...penicillin, polarity });
      await expect(now()).resolves.toEqual(['Is allergic to penicillin.']);
      const { memories } = await ask(listMemories, { contactId, validAt: '2026-02-20T00:00:00Z' });
      expect(memories).toMatchObject([{ text: 'Is not allergic to penicillin.', polarity }]);
    },
  );

  describe('is not believed where it was corrected after it was said', () => {
    const metformin = { attribute: 'medication', value: 'metformin' };
    const CORRECTED = { outcome: 'corrected', superseded: [], reason: 'It was corrected after it was said.' };

    it('as what never was', async () => {
      const { memory } = await say('2026-03-10', 'Takes metformin.', metformin);
      await say('2026-05-10', 'Never took metformin.', { ...metformin, polarity: 'never' });
      const late = await say('2026-04-10', 'Takes metformin.', metformin);
      expect(late).toMatchObject({
        decision: CORRECTED,
        memory: { id: memory?.id, supersededAt: expect.any(String) as string },
      });
      await expect(now()).resolves.toEqual([]);
    });

    it('as another value, for the time of which that was corrected', async () => {
      const acme = { attribute: 'employer', value: 'Acme' };
      await works('2026-03-10', 'Acme');
      await say('2026-05-10', 'Works at Bolt.', { attribute: 'employer', value: 'Bolt', as: 'correction' });
      await expect(works('2026-04-10', 'Acme')).resolves.toMatchObject({ decision: CORRECTED });
      await say('2026-04-11', 'Worked at Acme in 2019.', { ...acme, validFrom: '2019-01-01', validTo: '2020-01-01' });
      await expect(now()).resolves.toEqual(['Works at Bolt.']);
      for (const [validAt, value] of [
        ['2019-06-01', 'Acme'],
        ['2026-04-15', 'Bolt'],
      ] as const) {
        const { memories } = await ask(listMemories, { contactId, validAt: `${validAt}T00:00:00Z` });
        expect(memories).toMatchObject([{ value }]);
      }
    });

    it('but is where it is said again after that, or the correction was reverted', async () => {
      const never = { ...metformin, polarity: 'never' as const };
      await say('2026-03-10', 'Takes metformin.', metformin);
      const { decision } = await say('2026-05-10', 'Never took metformin.', never);
      await ask(revertDecision, { decisionId: decision.id ?? '' });
      await expect(say('2026-04-10', 'Takes metformin.', metformin)).resolves.toMatchObject({
        decision: { outcome: 'restated' },
      });
      await say('2026-05-11', 'Never took metformin.', never);
      await say('2026-05-12', 'Takes metformin.', metformin);
      await expect(now()).resolves.toEqual(['Takes metformin.']);
    });
  });

  it('is not ended by it where it was said to go on since', async () => {
    await say('2026-03-10', 'Has worked at Acme since 2019.', {
      ...{ attribute: 'employer', value: 'Acme', validFrom: '2019-01-01' },
    });
    const { decision } = await say('2026-02-10', 'Left Acme.', {
      ...{ attribute: 'employer', value: 'Acme', polarity: 'ends' },
    });
    expect(decision).toMatchObject({
      outcome: 'corrected',
      superseded: [],
      reason: 'It was said later that it holds.',
    });
    await expect(now()).resolves.toEqual(['Has worked at Acme since 2019.']);
  });

  it('stands beside what an arbiter takes it to replace, where that was said again since', async () => {
    for (const day of ['2026-01-10', '2026-03-10']) await say(day, COFFEE);
    const { decision } = await say('2026-02-10', TEA);
    expect(decision).toMatchObject({ outcome: 'added', unclear: true });
    await expect(now()).resolves.toEqual([COFFEE, TEA]);
  });
});
