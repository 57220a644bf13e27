import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { listEntities } from '#contract/entities.js';
import { getHistory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { listReview, resolveReview } from '#contract/review.js';
import { byDoors } from '../support/doors/doors.js';
import { rows } from '../support/database/rows.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');

byDoors('review', { clock }, ({ ask }) => {
  let contactId = '';

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    contactId = (await ask(createContact, { name: 'Asha' })).id;
  });

  const tell = async (value: string, more: object = {}): Promise<string> => {
    const told = { contactId, text: `Her favourite colour is ${value}.`, attribute: 'favourite_hue', value, ...more };
    const { decision } = await ask(remember, told);
    return String(decision.id);
  };
  const values = async (knownAt?: string): Promise<(string | null)[]> => {
    const { memories } = await ask(listMemories, { contactId, ...(knownAt === undefined ? {} : { knownAt }) });
    return memories.map(({ value }) => value).sort();
  };
  const queue = async (knownAt?: string): Promise<(string | null)[]> => {
    const { items } = await ask(listReview, { contactId, ...(knownAt === undefined ? {} : { knownAt }) });
    return items.map(({ memory: { value } }) => value);
  };
  const later = (time: string): void => clock.set(`2026-03-05T${time}:00Z`);

  it('holds what nothing could decide, with what it may concern and why, and nothing that was clear', async () => {
    await tell('red');
    expect(await queue()).toEqual([]);
    later('11:00');
    const decisionId = await tell('blue');
    const { items, nextCursor } = await ask(listReview, { contactId });
    expect(items).toMatchObject([
      {
        decisionId,
        memory: { value: 'blue' },
        candidates: [{ value: 'red' }],
        reason: expect.stringContaining('Nobody said whether favourite_hue has one value at a time') as string,
        decidedBy: 'default',
        probability: null,
      },
    ]);
    expect(nextCursor).toBeNull();
    await tell('blue');
    await tell('green', { cardinality: 'many' });
    expect(await queue()).toEqual(['blue']);
  });

  it('pages through all of it as of the time of the first page, newest first', async () => {
    for (const [i, value] of ['red', 'blue', 'green', 'grey'].entries()) {
      later(`1${i}:00`);
      await tell(value);
    }
    const first = await ask(listReview, { contactId, limit: 2 });
    later('15:00');
    await tell('pink');
    const second = await ask(listReview, { contactId, limit: 2, cursor: String(first.nextCursor) });
    expect([first, second].map(({ items }) => items.map(({ memory }) => memory.value))).toEqual([
      ['grey', 'green'],
      ['blue'],
    ]);
    expect(first.items[0]?.candidates.map(({ value }) => value)).toEqual(['red', 'blue', 'green']);
  });

  it('confirms that both are so; the revert of that brings it back to the queue, and so both clocks read', async () => {
    await tell('red');
    later('11:00');
    const decisionId = await tell('blue');
    later('12:00');
    const { memory, decision } = await ask(resolveReview, { contactId, decisionId, resolution: 'confirm' });
    expect([memory.value, decision.outcome]).toEqual(['blue', 'restated']);
    expect(memory.confidence).toBeGreaterThan(0.8);
    expect([await queue(), await queue('2026-03-05T11:30:00Z')]).toEqual([[], ['blue']]);
    expect(await values()).toEqual(['blue', 'red']);
    await expect(ask(resolveReview, { contactId, decisionId, resolution: 'dismiss' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    later('13:00');
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect([await queue(), await queue('2026-03-05T12:30:00Z')]).toEqual([['blue'], []]);
  });

  it('dismisses what was told; the revert of that brings it back', async () => {
    await tell('red');
    later('11:00');
    const decisionId = await tell('blue');
    later('12:00');
    const { memory, decision } = await ask(resolveReview, {
      contactId,
      decisionId,
      resolution: 'dismiss',
      reason: 'A slip of the tongue.',
    });
    expect([memory.value, decision.outcome, decision.reason]).toEqual(['blue', 'withdrawn', 'A slip of the tongue.']);
    expect([await queue(), await values(), await values('2026-03-05T11:30:00Z')]).toEqual([
      [],
      ['red'],
      ['blue', 'red'],
    ]);
    later('13:00');
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect([await queue(), await values()]).toEqual([['blue'], ['blue', 'red']]);
  });

  it('dismisses also whom only what was told named, until the revert of that', async () => {
    const told = { contactId, attribute: 'plays_with' };
    await ask(remember, { ...told, text: 'She plays with Tom.', value: 'Tom' });
    later('11:00');
    const mia = { ...told, text: 'Her daughter Mia plays with her.', value: 'Mia' };
    const { decision } = await ask(remember, mia);
    expect(decision.unclear).toBe(true);
    const names = async (): Promise<unknown[]> =>
      (await ask(listEntities, { contactId })).entities.map(({ name }) => name);
    expect(await names()).toContain('Mia');
    later('12:00');
    const dismissed = { contactId, decisionId: String(decision.id), resolution: 'dismiss' as const };
    await ask(resolveReview, dismissed);
    expect(await names()).not.toContain('Mia');
    await expect(
      rows(testConnection(), "MATCH (e:Entity {contactId: $contactId, name: 'Mia'}) RETURN e.id AS id", { contactId }),
    ).resolves.toEqual([]);
  });

  it('puts what was told in the place of a candidate, as a change or a correction; the revert gives back what was', async () => {
    await tell('red');
    later('11:00');
    const decisionId = await tell('blue');
    later('12:00');
    const settle = { contactId, decisionId, resolution: 'supersede' as const };
    const { memory, decision } = await ask(resolveReview, settle);
    expect([memory.value, decision.outcome, decision.superseded.length]).toEqual(['blue', 'superseded', 2]);
    expect(await values()).toEqual(['blue']);
    const { memories } = await ask(listMemories, { contactId, validAt: '2026-03-05T10:30:00Z' });
    expect(memories.map(({ value }) => value)).toEqual(['red']);
    const { steps } = await ask(getHistory, { memoryId: memory.id });
    expect(steps.some(({ decidedBy, reason }) => decidedBy === 'caller' && reason === 'Decided in review.')).toBe(true);
    later('13:00');
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect([await queue(), await values()]).toEqual([['blue'], ['blue', 'red']]);
    later('14:00');
    await ask(resolveReview, { ...settle, as: 'correction' });
    const before = await ask(listMemories, { contactId, validAt: '2026-03-05T10:30:00Z' });
    expect(before.memories.map(({ value }) => value)).toEqual(['blue']);
  });

  it('asks which candidate is meant where there are several, and takes no other', async () => {
    await tell('red', { cardinality: 'many' });
    await tell('green', { cardinality: 'many' });
    const decisionId = await tell('blue');
    const settle = { contactId, decisionId, resolution: 'supersede' as const };
    await expect(ask(resolveReview, settle)).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask(resolveReview, { ...settle, supersedes: contactId })).rejects.toMatchObject({ code: 'INVALID' });
    const [item] = (await ask(listReview, { contactId })).items;
    const red = item?.candidates.find(({ value }) => value === 'red');
    await ask(resolveReview, { ...settle, supersedes: String(red?.id) });
    expect(await values()).toEqual(['blue', 'green']);
  });

  it('lets a denial end what it denies', async () => {
    await ask(remember, {
      contactId,
      text: 'She goes to the pool at Lagos.',
      attribute: 'swims_at',
      value: 'Lagos pool',
    });
    later('11:00');
    const denial = { contactId, text: 'She swims no more.', attribute: 'swims_at', polarity: 'ends' as const };
    const { decision: told } = await ask(remember, denial);
    expect([told.outcome, told.unclear]).toEqual(['added', true]);
    later('12:00');
    const settle = { contactId, decisionId: String(told.id), resolution: 'supersede' as const };
    const { decision } = await ask(resolveReview, settle);
    expect([decision.outcome, await values(), await queue()]).toEqual(['ended', [], []]);
    later('13:00');
    await ask(revertDecision, { decisionId: String(decision.id) });
    expect(await values()).toEqual(['Lagos pool', null].sort());
    expect(await queue()).toHaveLength(1);
  });

  it('follows a contact into a merge and out of it', async () => {
    await tell('red');
    later('11:00');
    const decisionId = await tell('blue');
    const from = contactId;
    later('12:00');
    contactId = (await ask(createContact, { name: 'Asha Rao' })).id;
    const { mergeId } = await ask(mergeContacts, { contactId, from });
    expect(await queue()).toEqual(['blue']);
    later('13:00');
    const { decision } = await ask(resolveReview, { contactId, decisionId, resolution: 'dismiss' });
    expect([await queue(), await values()]).toEqual([[], ['red']]);
    later('14:00');
    await ask(revertDecision, { decisionId: String(decision.id) });
    later('15:00');
    await ask(undoMerge, { mergeId });
    expect(await queue()).toEqual([]);
    contactId = from;
    expect([await queue(), await values()]).toEqual([['blue'], ['blue', 'red']]);
  });
});
