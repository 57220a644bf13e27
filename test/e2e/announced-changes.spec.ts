import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { resolveReview } from '#contract/review.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { textsHeldOn } from '../support/stories/held-on.js';

const INSURED = 'Our house is insured with Shieldwell.';
const SWITCHES = 'The house insurance switches to Bastion on 12 August.';
const FRONT = 'Parcels go to the front door.';
const SIDE = 'Parcels go to number 14 until the end of July.';
const LEEDS = 'I work out of the Leeds office.';
const STARTS = 'From 1 August I will be working out of the Sheffield office.';
const ILL = "I'm on antibiotics.";
const FINISH = 'The antibiotics finish this week.';

const all = [INSURED, SWITCHES, FRONT, SIDE, STARTS, LEEDS, ILL, FINISH];
const embedder = ScriptedEmbedder.alike(all);
let isSure = true;
const arbiter = new ScriptedArbiter(({ statement, candidates }) => {
  if (!isSure) return { outcome: 'add', reason: 'Nobody can tell.', isUnclear: true };
  const polarity = statement.text === FINISH ? 'ends' : undefined;
  return { outcome: 'supersede', id: candidates[0]?.id ?? '', polarity, reason: 'So it is.', decidedBy: 'classifier' };
});
const clock = new TestClock('2026-07-06T12:00:00Z');

byDoors('a change that is told for a day to come', { clock, embedder, arbiter }, ({ ask }) => {
  /** @returns what holds on each of the days, once both were told. */
  async function holding(first: string, then: string, days: readonly string[]): Promise<string[][]> {
    clock.set('2026-07-06T12:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    for (const text of [first, then]) await ask(remember, { contactId, text });
    return textsHeldOn(ask, { contactId }, days);
  }

  it('takes the place of a fact on that day, and holds from then on', async () => {
    const held = await holding(INSURED, SWITCHES, ['2026-07-07', '2026-08-11', '2026-08-13']);
    expect(held).toEqual([[INSURED], [INSURED], [SWITCHES]]);
  });

  it('is known before that day, and shown as to come', async () => {
    clock.set('2026-07-06T12:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    for (const text of [LEEDS, STARTS]) await ask(remember, { contactId, text });
    const begins = { text: STARTS, validFrom: '2026-08-01T00:00:00.000Z', validTo: null };
    const { memories } = await ask(listMemories, { contactId, toCome: 'only' });
    expect(memories).toMatchObject([begins]);
    const { memories: all } = await ask(listMemories, { contactId, toCome: 'include' });
    expect(all.map(({ text }) => text)).toEqual([STARTS, LEEDS]);
    const { results } = await ask(recall, { contactId, query: 'Where will I be working?' });
    expect(results.map(({ memory }) => memory)).toContainEqual(expect.objectContaining(begins));
    const { upcoming, memories: held } = await ask(getContext, { contactId });
    expect(upcoming).toMatchObject([begins]);
    expect(held.map(({ text }) => text)).toEqual([LEEDS]);
  });

  it('gives the fact back when it is over', async () => {
    const held = await holding(FRONT, SIDE, ['2026-07-07', '2026-07-31', '2026-08-02']);
    expect(held).toEqual([[SIDE], [SIDE], [FRONT]]);
  });

  it('ends a fact with the period that is told for its end', async () => {
    const held = await holding(ILL, FINISH, ['2026-07-07', '2026-07-12', '2026-07-14']);
    expect(held).toEqual([[ILL], [ILL], []]);
    expect(arbiter.questions.at(-1)?.statement.timeless).toBe('The antibiotics finish.');
  });

  it('takes the place of the version that its caller names on that day', async () => {
    clock.set('2026-07-06T12:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    const { memory } = await ask(remember, { contactId, text: LEEDS });
    await ask(remember, { contactId, text: STARTS, supersedes: memory?.id });
    await expect(textsHeldOn(ask, { contactId }, ['2026-07-31', '2026-08-02'])).resolves.toEqual([[LEEDS], [STARTS]]);
  });

  it('takes the place of what somebody says in review on that day', async () => {
    clock.set('2026-07-06T12:00:00Z');
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    await ask(remember, { contactId, text: LEEDS });
    isSure = false;
    const { decision } = await ask(remember, { contactId, text: STARTS });
    isSure = true;
    await ask(resolveReview, { contactId, decisionId: decision.id ?? '', resolution: 'supersede' });
    await expect(textsHeldOn(ask, { contactId }, ['2026-07-31', '2026-08-02'])).resolves.toEqual([[LEEDS], [STARTS]]);
  });

  it('is a fact that begins, not a plan of one day, and an arbiter reads it without the day', async () => {
    const { id: contactId } = await ask(createContact, { timezone: 'UTC' });
    await ask(remember, { contactId, text: INSURED });
    const { memory } = await ask(remember, { contactId, text: STARTS });
    expect(memory).toMatchObject({ kind: 'semantic', status: null, validTo: null, expression: '1 August' });
    expect(arbiter.questions.at(-1)?.statement).toMatchObject({
      text: STARTS,
      timeless: "I'm working out of the Sheffield office now.",
    });
  });
});
