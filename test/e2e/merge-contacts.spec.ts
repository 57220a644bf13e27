import { createContact, eraseContact, findContacts, getContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, listSessions, listTurns, startSession } from '#contract/conversation.js';
import { getContext } from '#contract/context.js';
import { getEntity, listEntities } from '#contract/entities.js';
import { getDecision, getHistory, listMemories, remember, revertDecision, withdraw } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { newId } from '#graph/ids.js';
import { brokenRules } from '../support/database/broken-rules.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');
const tenantId = `tenant-${newId()}`;
const BEFORE = '2026-02-28T00:00:00Z';

byDoors('mergeContacts', { clock, tenantId }, ({ ask }) => {
  let [asha, caller]: [string, string] = ['', ''];
  let calls = 0;

  const tell = (
    contactId: string,
    text: string,
    more: Partial<Asked<typeof remember>> = {},
  ): Promise<Answer<typeof remember>> => ask(remember, { contactId, text, ...more });
  const lives = (contactId: string, value: string): Promise<Answer<typeof remember>> =>
    tell(contactId, `Lives in ${value}.`, { attribute: 'current_city', value });
  const texts = async (contactId: string, at: { knownAt?: string; validAt?: string } = {}): Promise<string[]> =>
    (await ask(listMemories, { contactId, ...at })).memories.map(({ text }) => text).sort();
  const merge = (): Promise<Answer<typeof mergeContacts>> => ask(mergeContacts, { contactId: asha, from: caller });
  const call = async (contactId: string, words: string): Promise<string> => {
    const sessionId = `call-${++calls}`;
    await ask(startSession, { contactId, id: sessionId, channel: 'phone' });
    await ask(addTurns, { sessionId, turns: [{ id: 't', speaker: 'caller', text: words }] });
    return sessionId;
  };

  beforeEach(async () => {
    clock.set('2026-01-01');
    const phone = { kind: 'phone', value: `+91 98450 ${10_000 + (calls += 1)}` };
    ({ id: asha } = await ask(createContact, {
      name: 'Asha',
      identifiers: [{ kind: 'email', value: `a${calls}@x.org` }],
    }));
    ({ id: caller } = await ask(createContact, { identifiers: [phone] }));
    clock.set('2026-02-01');
    await tell(asha, 'She has a parrot.');
    await tell(caller, 'She is allergic to peanuts.', { attribute: 'allergy', value: 'peanuts' });
    clock.set('2026-03-01');
  });

  afterAll(async () => {
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('shows both pools at once, in lists, recall, timeline and context', async () => {
    const merged = await merge();
    expect(merged).toMatchObject({ contactId: asha, from: caller, copied: 1, superseded: [], undoneAt: null });
    const both = ['She has a parrot.', 'She is allergic to peanuts.'];
    await expect(texts(asha)).resolves.toEqual(both);
    const { results } = await ask(recall, { contactId: asha, query: 'Is she allergic to peanuts?' });
    expect(results[0]?.memory).toMatchObject({ contactId: asha, value: 'peanuts' });
    const { entries } = await ask(timeline, { contactId: asha });
    expect(entries.map(({ memory }) => memory.text).sort()).toEqual(both);
    const { text } = await ask(getContext, { contactId: asha });
    for (const words of both) expect(text).toContain(words);
  });

  it('answers an entity of the merged contact as that of the one that stays, until it is undone', async () => {
    const about = async (id: string): Promise<string[]> =>
      (await ask(getEntity, { entityId: id })).memories.map(({ text }) => text);
    const { memory } = await tell(caller, 'Her daughter Mia turns six.', { subject: 'daughter Mia' });
    const mia = String(memory?.entityId);
    clock.set('2026-03-02');
    const { mergeId } = await merge();
    clock.set('2026-03-03');
    await tell(asha, 'Mia goes to the Rosenhof school.', { subject: 'daughter Mia' });
    await expect(about(mia)).resolves.toEqual(['Mia goes to the Rosenhof school.', 'Her daughter Mia turns six.']);
    const then = await ask(getEntity, { entityId: mia, knownAt: '2026-03-01T12:00:00Z' });
    expect(then.entity).toMatchObject({ id: mia, contactId: caller });
    expect((await ask(getEntity, { entityId: mia })).entity).toMatchObject({ contactId: asha, name: 'Mia' });
    await ask(undoMerge, { mergeId });
    await expect(about(mia)).resolves.toEqual(['Her daughter Mia turns six.']);
  });

  it('makes no entity of which nothing that was copied speaks', async () => {
    await tell(caller, 'Her daughter Mia turns six.');
    await lives(caller, 'Pune');
    clock.set('2026-03-02');
    await tell(asha, 'Lives in Goa.', { attribute: 'current_city', value: 'Goa', validFrom: '2026-01-01T00:00:00Z' });
    clock.set('2026-03-03');
    await merge();
    const { entities } = await ask(listEntities, { contactId: asha });
    expect(entities.map(({ name }) => name).sort()).toEqual(['Goa', 'Mia']);
    await expect(brokenRules(testConnection(), tenantId)).resolves.toEqual({});
  });

  it('answers as the contact that stays under the id of the other, whose identifiers count for both', async () => {
    await merge();
    const [stays, other] = [await ask(getContact, { contactId: asha }), await ask(getContact, { contactId: caller })];
    expect(other).toEqual(stays);
    expect(stays.identifiers.map(({ kind }) => kind)).toEqual(['email', 'phone']);
    await expect(texts(caller)).resolves.toEqual(await texts(asha));
    const { contacts } = await ask(findContacts, { identifier: `phone:${stays.identifiers[1]?.value}` });
    expect(contacts.map(({ id }) => id)).toEqual([asha]);
    const remembered = await tell(caller, 'She plays chess.');
    expect(remembered.memory?.contactId).toBe(asha);
    await expect(texts(asha)).resolves.toContain('She plays chess.');
    const everybody = (await ask(findContacts, { limit: 200 })).contacts.map(({ id }) => id);
    expect(everybody).toContain(asha);
    expect(everybody).not.toContain(caller);
  });

  it('shows two people as of before', async () => {
    await merge();
    await expect(texts(asha, { knownAt: BEFORE })).resolves.toEqual(['She has a parrot.']);
    await expect(texts(caller, { knownAt: BEFORE })).resolves.toEqual(['She is allergic to peanuts.']);
    const then = await ask(getContact, { contactId: caller, knownAt: BEFORE });
    expect(then).toMatchObject({ id: caller, name: null, identifiers: [{ kind: 'phone' }] });
    const before = await ask(getContact, { contactId: asha, knownAt: BEFORE });
    expect(before.identifiers.map(({ kind }) => kind)).toEqual(['email']);
    const everybody = (await ask(findContacts, { limit: 200, knownAt: BEFORE })).contacts.map(({ id }) => id);
    expect(everybody).toEqual(expect.arrayContaining([asha, caller]));
  });

  it('reads the sessions and turns of both, and of one as of before', async () => {
    clock.set('2026-02-10');
    const hers = await call(asha, 'My parrot sings opera.');
    const theirs = await call(caller, 'My parrot whistles marches.');
    clock.set('2026-03-01');
    await merge();
    const sessions = async (contactId: string, knownAt?: string): Promise<string[]> =>
      (await ask(listSessions, { contactId, ...(knownAt ? { knownAt } : {}) })).sessions.map(({ id }) => id).sort();
    await expect(sessions(asha)).resolves.toEqual([hers, theirs].sort());
    await expect(sessions(asha, BEFORE)).resolves.toEqual([hers]);
    await expect(sessions(caller, BEFORE)).resolves.toEqual([theirs]);
    const said = async (contactId: string, knownAt?: string): Promise<unknown[]> =>
      (await ask(recall, { contactId, query: 'parrot', in: ['turns'], ...(knownAt ? { knownAt } : {}) })).results.map(
        ({ turn }) => turn?.sessionId,
      );
    expect((await said(asha)).sort()).toEqual([hers, theirs].sort());
    await expect(said(asha, BEFORE)).resolves.toEqual([hers]);
    clock.set('2026-03-02');
    await ask(addTurns, { sessionId: theirs, turns: [{ id: 'later', speaker: 'caller', text: 'And now it sings.' }] });
    const cited = await tell(caller, 'The parrot sings.', { turnId: 'later', sessionId: theirs });
    expect(cited.memory).toMatchObject({ contactId: asha, turnId: 'later' });
    expect((await ask(listTurns, { sessionId: theirs })).turns.map(({ id }) => id)).toEqual(['t', 'later']);
  });

  it.each([
    { first: 'asha', then: 'caller', stands: 'Goa', superseded: 1 },
    { first: 'caller', then: 'asha', stands: 'Goa', superseded: 0 },
  ])('of two cities the one told later stands, here that of the $then', async ({ first, stands, superseded }) => {
    const [early, late] = first === 'asha' ? [asha, caller] : [caller, asha];
    clock.set('2026-02-05');
    await lives(early, 'Pune');
    clock.set('2026-02-15');
    await lives(late, 'Goa');
    clock.set('2026-03-01');
    const merged = await merge();
    expect(merged.superseded).toHaveLength(superseded);
    const city = async (validAt?: string): Promise<unknown[]> =>
      (
        await ask(listMemories, { contactId: asha, attribute: 'current_city', ...(validAt ? { validAt } : {}) })
      ).memories.map(({ value }) => value);
    await expect(city()).resolves.toEqual([stands]);
    await expect(city('2026-02-10T00:00:00Z')).resolves.toEqual(['Pune']);
    await ask(undoMerge, { mergeId: merged.mergeId });
    const own = async (contactId: string): Promise<unknown[]> =>
      (await ask(listMemories, { contactId, attribute: 'current_city' })).memories.map(({ value, validTo }) => [
        value,
        validTo,
      ]);
    await expect(own(early)).resolves.toEqual([['Pune', null]]);
    await expect(own(late)).resolves.toEqual([['Goa', null]]);
  });

  it('does not say twice what both know', async () => {
    await tell(caller, 'she has a parrot');
    await expect(merge()).resolves.toMatchObject({ copied: 1 });
    await expect(texts(asha)).resolves.toEqual(['She has a parrot.', 'She is allergic to peanuts.']);
  });

  it('is a decision, and the step with which the copy began', async () => {
    const { mergeId, mergedAt } = await merge();
    const { decision } = await ask(getDecision, { decisionId: mergeId });
    expect(decision).toMatchObject({ id: mergeId, outcome: 'merged', decidedBy: 'caller' });
    const copy = (await ask(listMemories, { contactId: asha, attribute: 'allergy' })).memories[0];
    const { steps } = await ask(getHistory, { memoryId: copy?.id ?? '' });
    expect(steps).toMatchObject([{ as: 'added' }, { as: 'merge', decisionId: mergeId, at: mergedAt }]);
    await expect(ask(revertDecision, { decisionId: mergeId })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('/v1/merges/') as string,
    });
  });

  it('writes about what rests are refused, and name where to turn', async () => {
    const { memories } = await ask(listMemories, { contactId: caller });
    await merge();
    const named = { code: 'CONFLICT', message: expect.stringContaining(asha) as string };
    await expect(ask(withdraw, { memoryId: memories[0]?.id ?? '' })).rejects.toMatchObject(named);
    await expect(ask(eraseContact, { contactId: caller })).rejects.toMatchObject(named);
    await expect(merge()).rejects.toMatchObject(named);
    await expect(ask(mergeContacts, { contactId: caller, from: asha })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('erasing who stays erases both', async () => {
    await call(caller, 'My parrot whistles.');
    await merge();
    const { erased } = await ask(eraseContact, { contactId: asha });
    expect(erased).toMatchObject({ memories: 3, sessions: 1, turns: 1, identifiers: 2 });
    for (const contactId of [asha, caller])
      await expect(ask(getContact, { contactId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('erasing the other after the undo leaves no copy behind', async () => {
    const { mergeId } = await merge();
    clock.set('2026-03-02');
    await ask(undoMerge, { mergeId });
    await expect(texts(asha, { knownAt: '2026-03-01T00:00:00Z' })).resolves.toContain('She is allergic to peanuts.');
    await ask(eraseContact, { contactId: caller });
    await expect(texts(asha, { knownAt: '2026-03-01T00:00:00Z' })).resolves.toEqual(['She has a parrot.']);
  });

  it.each([
    { what: 'a contact with itself', from: (): string => asha, code: 'INVALID' },
    { what: 'a contact that nobody made', from: (): string => '01ARZ3NDEKTSV4RRFFQ69G5FAV', code: 'NOT_FOUND' },
  ])('refuses $what', async ({ from, code }) => {
    await expect(ask(mergeContacts, { contactId: asha, from: from() })).rejects.toMatchObject({ code });
  });

  it('of ten at once, one merges', async () => {
    const all = await Promise.allSettled(Array.from({ length: 10 }, merge));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(texts(asha)).resolves.toHaveLength(2);
  });
});
