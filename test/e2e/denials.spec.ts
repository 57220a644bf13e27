import { createContact } from '#contract/contacts.js';
import { getHistory, getMemory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { diff } from '#contract/time.js';
import { byDoors } from '../support/doors/doors.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { rows } from '../support/database/rows.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10T09:00:00Z');
const ALLERGY = { attribute: 'allergy', value: 'penicillin' };

byDoors('a denial', { clock }, (visit) => {
  const { ask } = visit;
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-01-10T09:00:00Z');
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
  });
  afterEach(async () => expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({}));

  const say = (
    on: string,
    text: string,
    more: Partial<Asked<typeof remember>> = {},
  ): Promise<Answer<typeof remember>> => {
    clock.set(`${on}T09:00:00Z`);
    return ask(remember, { contactId, text, ...more });
  };
  const values = async (asOf: object = {}): Promise<(string | null)[]> =>
    (await ask(listMemories, { contactId, ...asOf })).memories.map(({ value }) => value);

  it('of something known ends it: it holds until then, on the valid clock, and its confidence is not raised', async () => {
    const { memory } = await say('2026-02-01', 'Is allergic to penicillin.', ALLERGY);
    const end = await say('2026-03-01', 'Is not allergic to penicillin any more.', { ...ALLERGY, polarity: 'ends' });
    expect(end.decision).toMatchObject({ outcome: 'ended', superseded: [memory?.id], decidedBy: 'attribute' });
    expect(end.memory).toMatchObject({
      ...{ text: 'Is allergic to penicillin.', value: 'penicillin', polarity: 'holds', confidence: memory?.confidence },
      ...{ validFrom: memory?.validFrom, validTo: '2026-03-01T09:00:00.000Z' },
    });
    await expect(values()).resolves.toEqual([]);
    await expect(values({ validAt: '2026-02-15' })).resolves.toEqual(['penicillin']);
    await expect(values({ knownAt: '2026-02-15' })).resolves.toEqual(['penicillin']);
    const { results } = await ask(recall, { contactId, query: 'Is she allergic to penicillin?' });
    expect(results).toEqual([]);
    const { steps } = await ask(getHistory, { memoryId: memory?.id ?? '' });
    expect(steps.map(({ as }) => as)).toEqual(['added', 'ended']);
    const { changed } = await ask(diff, { contactId, from: '2026-02-15T00:00:00Z', clock: 'system' });
    expect(changed.map(({ before, after }) => [before.id, after.id])).toEqual([[memory?.id, end.memory?.id]]);
    await ask(revertDecision, { decisionId: end.decision.id ?? '' });
    await expect(values()).resolves.toEqual(['penicillin']);
  });

  it('that it ever held: it holds on no day, and did on the system clock', async () => {
    await say('2026-02-01', 'Is allergic to penicillin.', ALLERGY);
    const never = await say('2026-03-01', 'Was never allergic to penicillin.', { ...ALLERGY, polarity: 'never' });
    expect(never.decision).toMatchObject({ outcome: 'corrected' });
    for (const validAt of ['2026-02-15', '2026-03-15']) await expect(values({ validAt })).resolves.toEqual([]);
    await expect(values({ knownAt: '2026-02-15' })).resolves.toEqual(['penicillin']);
    const { steps } = await ask(getHistory, { memoryId: never.memory?.id ?? '' });
    expect(steps.map(({ as }) => as)).toEqual(['added', 'corrected']);
    await ask(revertDecision, { decisionId: never.decision.id ?? '' });
    await expect(values({ validAt: '2026-02-15' })).resolves.toEqual(['penicillin']);
  });

  it('ends at the time that it states, in a field or in its words', async () => {
    await say('2026-02-01', 'Works at Infosys since 2024.', { attribute: 'employer', value: 'Infosys' });
    const left = await say('2026-05-15', 'Left Infosys two weeks ago.', {
      attribute: 'employer',
      value: 'Infosys',
      polarity: 'ends',
    });
    expect(left.memory).toMatchObject({ validFrom: '2024-01-01T00:00:00.000Z', validTo: '2026-05-01T00:00:00.000Z' });
    await say('2026-06-01', 'Has a dog.', { attribute: 'pet', value: 'dog' });
    const gone = await say('2026-07-01', 'The dog died.', {
      attribute: 'pet',
      value: 'dog',
      polarity: 'ends',
      validTo: '2026-06-20',
    });
    expect(gone.memory).toMatchObject({ validTo: '2026-06-21T00:00:00.000Z' });
  });

  it('without a value ends whatever the slot has; by supersedes what is named', async () => {
    await say('2026-02-01', 'Lives in Pune.', { attribute: 'current_city', value: 'Pune' });
    await expect(
      say('2026-03-01', 'Moved out.', { attribute: 'current_city', polarity: 'ends' }),
    ).resolves.toMatchObject({
      decision: { outcome: 'ended' },
      memory: { value: 'Pune', validTo: '2026-03-01T09:00:00.000Z' },
    });
    const { memory } = await say('2026-03-02', 'Likes tea.');
    const off = await say('2026-03-03', 'Does not like it any more.', { polarity: 'ends', supersedes: memory?.id });
    expect(off.decision).toMatchObject({ outcome: 'ended', decidedBy: 'caller', superseded: [memory?.id] });
    await expect(values()).resolves.toEqual([]);
  });

  it('of something unknown is kept, and what was said before it and arrives late is not current', async () => {
    const denial = await say('2026-03-01', 'Is not allergic to penicillin.', { ...ALLERGY, polarity: 'never' });
    expect(denial).toMatchObject({ decision: { outcome: 'added' }, memory: { polarity: 'never', value: null } });
    const late = { ...ALLERGY, saidAt: '2026-02-01T09:00:00Z' };
    const refused = await say('2026-03-02', 'Is allergic to penicillin.', late);
    expect(refused).toMatchObject({ decision: { outcome: 'corrected' }, memory: { id: denial.memory?.id } });
    await expect(values()).resolves.toEqual([null]);
    const again = await say('2026-04-01', 'Is allergic to penicillin after all.', ALLERGY);
    expect(again.decision).toMatchObject({ outcome: 'superseded', superseded: [denial.memory?.id] });
    await expect(values()).resolves.toEqual(['penicillin']);
  });

  it('of what ended leaves it where it ended; said before the end, it does not come back', async () => {
    await say('2026-02-01', 'Is allergic to penicillin.', ALLERGY);
    await say('2026-04-01', 'No longer.', { ...ALLERGY, polarity: 'ends' });
    const twice = await say('2026-05-01', 'Not any more.', { ...ALLERGY, polarity: 'ends' });
    expect(twice).toMatchObject({ decision: { outcome: 'ended', superseded: [] } });
    await say('2026-05-02', 'Is allergic to penicillin.', { ...ALLERGY, saidAt: '2026-03-01T09:00:00Z' });
    await expect(values()).resolves.toEqual([]);
    await expect(values({ validAt: '2026-03-15' })).resolves.toEqual(['penicillin']);
  });

  it('of an event is refused: that has a status', async () => {
    const event = { subject: 'Asha', verb: 'visit', object: 'dentist' };
    await expect(say('2026-03-01', 'No dentist.', { event, polarity: 'ends' })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  it('of somebody else leaves what is known of the contact', async () => {
    await say('2026-02-01', 'Is allergic to penicillin.', ALLERGY);
    await say('2026-02-02', 'Her sister is allergic to penicillin.', { ...ALLERGY, subject: 'sister' });
    await say('2026-03-01', 'Her sister is not any more.', { ...ALLERGY, subject: 'her sister', polarity: 'ends' });
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ subject, value }) => [subject, value])).toEqual([[null, 'penicillin']]);
  });

  it('by somebody who speaks of another leaves what they name to whom it was about', async () => {
    const { memory } = await say('2026-02-01', 'Likes tea.');
    const off = await say('2026-03-01', 'Her sister is off it.', {
      ...{ subject: 'sister', polarity: 'ends', supersedes: memory?.id },
    });
    expect(off.memory).toMatchObject({ subject: null, entityId: null });
    const found = await rows(testConnection(), 'MATCH (:Memory {id: $id})-[r]->(:Entity) RETURN type(r) AS as', {
      id: off.memory?.id,
    });
    expect(found).toEqual([{ as: 'MENTIONS' }]);
  });

  it("and a new value of somebody else replace theirs, never the contact's", async () => {
    await say('2026-02-01', 'Lives in Pune.', { attribute: 'current_city', value: 'Pune' });
    await say('2026-02-02', 'Her sister lives in Delhi.', {
      attribute: 'current_city',
      value: 'Delhi',
      subject: 'sister',
    });
    const moved = await say('2026-03-01', 'Her sister moved to Rome.', {
      attribute: 'current_city',
      value: 'Rome',
      subject: 'My sister',
    });
    expect(moved.decision.outcome).toBe('superseded');
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ value }) => value).sort()).toEqual(['Pune', 'Rome']);
    await expect(ask(getMemory, { memoryId: moved.memory?.id ?? '' })).resolves.toMatchObject({ subject: 'My sister' });
  });

  it('is no correction; a correction of a value among many means the only one there is', async () => {
    const { memory } = await say('2026-02-01', 'Is allergic to penicillin.', ALLERGY);
    const sulfa = { attribute: 'allergy', value: 'sulfa', as: 'correction' as const };
    const corrected = await say('2026-03-01', 'It was sulfa.', sulfa);
    expect(corrected.decision).toMatchObject({ outcome: 'superseded', superseded: [memory?.id] });
    await expect(values({ validAt: '2026-02-15' })).resolves.toEqual(['sulfa']);
    const text = await say('2026-03-02', 'No, she said Tuesday.', { as: 'correction' });
    expect(text.decision).toMatchObject({ outcome: 'added' });
  });
});
