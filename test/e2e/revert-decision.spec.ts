import { createContact } from '#contract/contacts.js';
import {
  getDecision,
  getHistory,
  listMemories,
  remember,
  rememberBatch,
  revertDecision,
  withdraw,
} from '#contract/memories.js';
import { diff } from '#contract/time.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('revertDecision', { clock }, ({ ask }) => {
  let contactId: string;

  const tell = (text: string, more: Partial<Asked<typeof remember>> = {}): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId, text, ...more });
  const live = (value: string): Promise<Answer<typeof remember>> =>
    tell(`She lives in ${value}.`, { attribute: 'current_city', value });
  const revert = ({ decision }: Answer<typeof remember>, reason?: string): Promise<Answer<typeof revertDecision>> =>
    ask(revertDecision, { decisionId: decision.id ?? '', ...(reason ? { reason } : {}) });
  const believed = async (at: { validAt?: string; knownAt?: string } = {}): Promise<unknown[]> =>
    (await ask(listMemories, { contactId, ...at })).memories.map(({ text, confidence }) => [text, confidence]);

  beforeEach(async () => {
    clock.set('2026-01-01');
    ({ id: contactId } = await ask(createContact, {}));
    clock.set('2026-01-05');
  });

  it('ends what was added, and tells so in the history', async () => {
    const added = await tell('She has a parrot.');
    clock.set('2026-02-05');
    const { decision, memories } = await revert(added, 'She laughed about it.');
    expect(decision).toMatchObject({ outcome: 'reverted', decidedBy: 'caller', superseded: [added.memory?.id] });
    expect(memories).toEqual([]);
    await expect(believed()).resolves.toEqual([]);
    const then = { validAt: '2026-01-20T00:00:00Z', knownAt: '2026-01-20T00:00:00Z' };
    await expect(believed(then)).resolves.toEqual([['She has a parrot.', 0.8]]);
    const { steps } = await ask(getHistory, { memoryId: added.memory?.id ?? '' });
    expect(steps.map(({ as, reason }) => [as, reason])).toEqual([
      ['added', added.decision.reason],
      ['reverted', 'She laughed about it.'],
    ]);
    await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toMatchObject({
      decision,
      reverts: added.decision.id,
      text: 'She has a parrot.',
    });
    const changes = await ask(diff, { contactId, from: '2026-01-20', clock: 'system' });
    expect(changes.withdrawn).toMatchObject([{ reason: 'She laughed about it.' }]);
  });

  it('believes again what was superseded, over its whole period, as a step of its own', async () => {
    await live('Pune');
    clock.set('2026-02-05');
    const moved = await live('Goa');
    clock.set('2026-03-05');
    const { memories } = await revert(moved);
    expect(memories).toMatchObject([{ value: 'Pune', validFrom: '2026-01-05T00:00:00.000Z', validTo: null }]);
    await expect(believed()).resolves.toEqual([['She lives in Pune.', 0.8]]);
    const { steps } = await ask(getHistory, { memoryId: memories[0]?.id ?? '' });
    expect(steps.map(({ as }) => as)).toEqual(expect.arrayContaining(['added', 'remainder', 'change', 'revert']));
    await expect(believed({ knownAt: '2026-02-10T00:00:00Z' })).resolves.toEqual([['She lives in Goa.', 0.8]]);
  });

  it('counts a restatement no longer, and counts it again when that is reverted', async () => {
    const first = await tell('She likes tea.');
    const again = await tell('She likes tea.', { confidence: 0.5 });
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.9]]);
    clock.set('2026-02-05');
    const undone = await revert(again);
    expect(undone.memories).toMatchObject([{ id: first.memory?.id, confidence: 0.8 }]);
    clock.set('2026-03-05');
    await ask(revertDecision, { decisionId: undone.decision.id ?? '' });
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.9]]);
    await expect(believed({ knownAt: '2026-02-10T00:00:00Z' })).resolves.toEqual([['She likes tea.', 0.8]]);
    await expect(believed({ knownAt: '2026-01-10T00:00:00Z' })).resolves.toEqual([['She likes tea.', 0.9]]);
  });

  it('brings back what was withdrawn, with what restated it', async () => {
    const first = await tell('She likes tea.');
    await tell('She likes tea.', { confidence: 0.5 });
    await ask(withdraw, { memoryId: first.memory?.id ?? '' });
    const { steps } = await ask(getHistory, { memoryId: first.memory?.id ?? '' });
    clock.set('2026-02-05');
    const { memories } = await ask(revertDecision, { decisionId: steps.at(-1)?.decisionId ?? '' });
    expect(memories).toMatchObject([{ text: 'She likes tea.', confidence: 0.9 }]);
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.9]]);
  });

  it('reverted in turn, the decision counts again', async () => {
    await live('Pune');
    clock.set('2026-02-05');
    const moved = await live('Goa');
    clock.set('2026-03-05');
    const undone = await revert(moved);
    clock.set('2026-04-05');
    const redone = await ask(revertDecision, { decisionId: undone.decision.id ?? '' });
    expect(redone.memories.map(({ value }) => value).sort()).toEqual(['Goa', 'Pune']);
    await expect(believed()).resolves.toEqual([['She lives in Goa.', 0.8]]);
    await expect(believed({ validAt: '2026-01-20T00:00:00Z' })).resolves.toEqual([['She lives in Pune.', 0.8]]);
  });

  it('is a conflict when it was reverted already', async () => {
    const added = await tell('She has a parrot.');
    const { decision } = await revert(added);
    await expect(revert(added)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(decision.id ?? '') as string,
    });
  });

  it.each([
    { what: 'what it began was superseded', first: ['Pune', 'Goa'], then: 'Delhi' },
    { what: 'what it added was superseded', first: ['Goa'], then: 'Delhi' },
  ])('is a conflict that names the later decision when $what', async ({ first, then }) => {
    let last: Answer<typeof remember> | undefined;
    for (const value of first) {
      last = await live(value);
      clock.set('2026-02-05');
    }
    const later = await live(then);
    if (!last) throw new Error('Nothing was remembered.');
    const named = expect.stringContaining(later.decision.id ?? '') as string;
    await expect(revert(last)).rejects.toMatchObject({ code: 'CONFLICT', message: named });
    await revert(later);
    await expect(revert(last)).resolves.toMatchObject({ decision: { outcome: 'reverted' } });
  });

  it('is a conflict when what would come back was told anew since', async () => {
    const old = await tell('She has a cat.');
    const gone = await tell('Her cat ran away.', { supersedes: old.memory?.id });
    clock.set('2026-02-05');
    const anew = await tell('She has a cat.');
    const named = expect.stringContaining(anew.decision.id ?? '') as string;
    await expect(revert(gone)).rejects.toMatchObject({ code: 'CONFLICT', message: named });
  });

  it('is a conflict when the same batch put another value in the place of what would come back', async () => {
    await live('Pune');
    clock.set('2026-02-05');
    const city = { attribute: 'current_city' };
    const { results } = await ask(rememberBatch, {
      contactId,
      memories: [
        { ...city, text: 'She left Pune.', value: 'Pune', polarity: 'ends' },
        { ...city, text: 'She lives in Goa.', value: 'Goa' },
      ],
    });
    const [ended, moved] = results.map(({ decision }) => decision.id ?? '');
    const named = expect.stringContaining(String(moved)) as string;
    await expect(ask(revertDecision, { decisionId: String(ended) })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: named,
    });
    await ask(revertDecision, { decisionId: String(moved) });
    await ask(revertDecision, { decisionId: String(ended) });
    await expect(believed()).resolves.toEqual([['She lives in Pune.', 0.8]]);
  });

  it.each(['withdrawn', 'ended'])('is a conflict when what was %s is said to be one, and another came', async (how) => {
    const mascot = (value: string): Promise<Answer<typeof remember>> =>
      tell(`Their mascot is ${value}.`, { attribute: 'mascot', value, cardinality: 'one' });
    const fox = await mascot('Fox');
    clock.set('2026-02-05');
    const memoryId = fox.memory?.id ?? '';
    if (how === 'withdrawn') await ask(withdraw, { memoryId });
    else await tell('No fox any more.', { attribute: 'mascot', value: 'Fox', polarity: 'ends', supersedes: memoryId });
    const decisionId = (await ask(getHistory, { memoryId })).steps.at(-1)?.decisionId ?? '';
    clock.set('2026-03-05');
    const owl = await mascot('Owl');
    const named = expect.stringContaining(owl.decision.id ?? '') as string;
    await expect(ask(revertDecision, { decisionId })).rejects.toMatchObject({ code: 'CONFLICT', message: named });
  });

  it('counts a restatement again for what came back in the place of what it restated', async () => {
    await tell('She likes tea.');
    const again = await tell('She likes tea.', { confidence: 0.5 });
    const undone = await revert(again);
    const [{ id: supersedes = '' } = {}] = undone.memories;
    clock.set('2026-02-05');
    const coffee = await tell('She likes coffee now.', { supersedes });
    await revert(coffee);
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.8]]);
    clock.set('2026-03-05');
    const redone = await ask(revertDecision, { decisionId: undone.decision.id ?? '' });
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.9]]);
    await ask(revertDecision, { decisionId: redone.decision.id ?? '' });
    await expect(believed()).resolves.toEqual([['She likes tea.', 0.8]]);
  });

  it('gives a cancelled plan back', async () => {
    const event = { subject: 'Asha', verb: 'sees', object: 'dentist' };
    await tell('She sees the dentist.', { event: { ...event, startsAt: '2026-03-10', aliases: ['teeth'] } });
    const cancelled = await tell('It is off.', { event: { ...event, status: 'cancelled' } });
    const { memories } = await revert(cancelled);
    expect(memories).toMatchObject([{ status: 'planned', aliases: ['teeth'], startsAt: '2026-03-10T00:00:00.000Z' }]);
    const moved = await tell('It moved.', { event: { ...event, status: 'moved', startsAt: '2026-03-17' } });
    expect(moved.decision).toMatchObject({ outcome: 'superseded', superseded: [memories[0]?.id] });
  });

  it('of ten at once, one reverts', async () => {
    const added = await tell('She has a parrot.');
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => revert(added)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('knows no decision that was not made', async () => {
    const unknown = { decisionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    await expect(ask(revertDecision, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
