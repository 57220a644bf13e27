import { createContact, getContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { getEntity, listEntities, mergeEntities } from '#contract/entities.js';
import { forgetMemory } from '#contract/forget.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { rows } from '../support/database/rows.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { byDoors } from '../support/doors/doors.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-10T09:00:00Z');

byDoors('entities', { clock }, (visit) => {
  const { ask } = visit;
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-01-10T09:00:00Z');
    contactId = (await ask(createContact, { name: 'Priya Rao', timezone: 'UTC' })).id;
  });
  afterEach(async () => expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({}));

  const say = (text: string, more: Partial<Asked<typeof remember>> = {}): Promise<Answer<typeof remember>> => {
    clock.set(new Date(clock.now().getTime() + 60_000).toISOString());
    return ask(remember, { contactId, text, ...more });
  };
  const school = (subject: string, value: string): Promise<Answer<typeof remember>> =>
    say(`Goes to ${value}.`, { subject, attribute: 'school', value, cardinality: 'one' });
  const around = async (more: object = {}): Promise<object[]> =>
    (await ask(listEntities, { contactId, ...more })).entities.map(({ kind, name, role, aliases }) => ({
      ...{ kind, name, role },
      ...(aliases.length > 0 ? { aliases } : {}),
    }));
  const values = async (asOf: object = {}): Promise<unknown[]> =>
    (await ask(listMemories, { contactId, attribute: 'school', ...asOf })).memories.map(({ value }) => value).sort();

  it('are made of a subject, and of what is plain in the words and the value', async () => {
    await say('Lives in Rome.', { subject: 'my sister', attribute: 'current_city', value: 'Rome' });
    await say('Her daughter Mia plays chess.');
    await say('Works at Infosys.', { attribute: 'employer', value: 'Infosys' });
    await say('Asked where order 4471 is.');
    await say('Her dog Rex is ill.');
    await expect(around()).resolves.toEqual(
      expect.arrayContaining([
        { kind: 'person', name: null, role: 'sister' },
        { kind: 'person', name: 'Mia', role: 'daughter' },
        { kind: 'organisation', name: 'Infosys', role: 'employer' },
        { kind: 'order', name: 'order 4471', role: 'order' },
        { kind: 'animal', name: 'Rex', role: 'dog' },
      ]),
    );
    await expect(around({ role: 'pets' })).resolves.toEqual([{ kind: 'animal', name: 'Rex', role: 'dog' }]);
    await expect(around({ kind: 'order' })).resolves.toHaveLength(1);
    await expect(around({ knownAt: '2026-01-10T09:00:30Z' })).resolves.toEqual([]);
  });

  it('meet by a name and a role that one statement says, and their slots are one; the revert parts them', async () => {
    const mia = await school('Mia', 'Oak School');
    const daughter = await school('my daughter', 'Elm School');
    expect(daughter.memory?.entityId).not.toBe(mia.memory?.entityId);
    await expect(values()).resolves.toEqual(['Elm School', 'Oak School']);
    const before = clock.now().toISOString();
    const met = await say('Her daughter Mia is seven.', { subject: 'daughter Mia', attribute: 'age', value: '7' });
    expect(met.memory?.entityId).toBe(mia.memory?.entityId);
    expect(met.decision.superseded).toEqual(expect.arrayContaining([mia.memory?.id, daughter.memory?.id]));
    await expect(values()).resolves.toEqual(['Elm School']);
    await expect(around()).resolves.toEqual([{ kind: 'person', name: 'Mia', role: 'daughter' }]);
    await expect(values({ knownAt: before })).resolves.toEqual(['Elm School', 'Oak School']);
    await expect(around({ knownAt: before })).resolves.toHaveLength(2);
    await school('her daughter', 'Ash School');
    await expect(values()).resolves.toEqual(['Ash School']);
    const last = await ask(listMemories, { contactId, attribute: 'school' });
    await expect(ask(revertDecision, { decisionId: met.decision.id ?? '' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const record = await ask(getEntity, { entityId: mia.memory?.entityId ?? '' });
    expect(record.memories.map(({ id }) => id)).toContain(last.memories[0]?.id);
  });

  it('that met are two again after the revert of what made them one, exactly as they were', async () => {
    await school('Mia', 'Oak School');
    await school('my daughter', 'Elm School');
    const was = await around();
    const met = await say('Her daughter Mia is seven.', { subject: 'daughter Mia' });
    await ask(revertDecision, { decisionId: met.decision.id ?? '' });
    await expect(around()).resolves.toEqual(was);
    await expect(values()).resolves.toEqual(['Elm School', 'Oak School']);
  });

  it('of one role and two names are two, whose slots never touch', async () => {
    await say('Has a child, Leo.', { attribute: 'child', value: 'Leo' });
    await say('Has a child, Mia.', { attribute: 'child', value: 'Mia' });
    await school('Leo', 'Oak School');
    await school('Mia', 'Elm School');
    await school('Leo', 'Ash School');
    await expect(values()).resolves.toEqual(['Ash School', 'Elm School']);
    await expect(around({ role: 'children' })).resolves.toEqual([
      { kind: 'person', name: 'Leo', role: 'child' },
      { kind: 'person', name: 'Mia', role: 'child' },
    ]);
  });

  it('are not made of the contact, by whatever word', async () => {
    await say('Lives in Goa.', { attribute: 'current_city', value: 'Goa' });
    for (const subject of ['Priya', 'Priya Rao', 'the customer', 'me']) {
      const { memory } = await say('Lives in Pune.', { subject, attribute: 'current_city', value: 'Pune' });
      expect(memory).toMatchObject({ subject: null, entityId: null });
    }
    const { memories } = await ask(listMemories, { contactId, attribute: 'current_city' });
    expect(memories.map(({ value }) => value)).toEqual(['Pune']);
  });

  it('are named by id, learn a name, and show what is about them and what mentions them', async () => {
    const { memory } = await say('Lives in Rome.', { subject: 'sister', attribute: 'current_city', value: 'Rome' });
    const entityId = memory?.entityId ?? '';
    await say('Her sister is called Anna.', { subject: entityId, attribute: 'name', value: 'Anna' });
    await say('Had lunch with Anna.');
    const { entity, memories, mentionedIn } = await ask(getEntity, { entityId });
    expect(entity).toMatchObject({ id: entityId, contactId, kind: 'person', name: 'Anna', role: 'sister' });
    expect(memories.map(({ text }) => text)).toEqual(['Her sister is called Anna.', 'Lives in Rome.']);
    expect(mentionedIn.map(({ text }) => text)).toEqual(['Had lunch with Anna.']);
    await expect(say('x', { subject: contactId })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('are merged by a decision, which the revert undoes', async () => {
    const anna = (await school('Anna', 'Oak School')).memory?.entityId ?? '';
    const cousin = (await school('cousin', 'Oak School')).memory?.entityId ?? '';
    await say('Her cousin paints.', { subject: 'cousin' });
    const was = await around();
    const { decisionId, entity } = await ask(mergeEntities, { entityId: anna, from: cousin });
    expect(entity).toMatchObject({ id: anna, name: 'Anna', role: 'cousin' });
    await expect(values()).resolves.toEqual(['Oak School']);
    await expect(around()).resolves.toEqual([{ kind: 'person', name: 'Anna', role: 'cousin' }]);
    await expect(ask(mergeEntities, { entityId: anna, from: cousin })).rejects.toMatchObject({ code: 'CONFLICT' });
    await ask(revertDecision, { decisionId });
    await expect(around()).resolves.toEqual(was);
    await expect(values()).resolves.toEqual(['Oak School', 'Oak School']);
  });

  it('go with the contact that is merged, meet there, and part again', async () => {
    const { id: other } = await ask(createContact, {});
    await school('my sister', 'Oak School');
    await ask(remember, { contactId: other, text: 'Her sister Anna paints.', subject: 'sister Anna' });
    const was = await around();
    const { mergeId } = await ask(mergeContacts, { contactId, from: other });
    await expect(around()).resolves.toEqual([{ kind: 'person', name: 'Anna', role: 'sister' }]);
    await ask(undoMerge, { mergeId });
    await expect(around()).resolves.toEqual(was);
  });

  it('that a question names come first: by role, by name, and all of a role', async () => {
    await say('She likes red wine.');
    await say('Lives in Lisbon.', { attribute: 'current_city', value: 'Lisbon' });
    await say('Lives in Rome.', { subject: 'sister Anna', attribute: 'current_city', value: 'Rome' });
    await say('Has a child, Leo.', { attribute: 'child', value: 'Leo' });
    await say('Has a child, Mia.', { attribute: 'child', value: 'Mia' });
    const texts = async (query: string): Promise<(string | undefined)[]> =>
      (await ask(recall, { contactId, query, in: ['memories'] })).results.map(({ memory }) => memory?.text);
    expect((await texts('Where does her sister live?'))[0]).toBe('Lives in Rome.');
    expect((await texts('Where does Anna live?'))[0]).toBe('Lives in Rome.');
    expect((await texts('Where does she live?'))[0]).toBe('Lives in Lisbon.');
    expect((await texts('How many children does she have?')).slice(0, 2).sort()).toEqual([
      'Has a child, Leo.',
      'Has a child, Mia.',
    ]);
  });

  it('that are places or firms do not make a question one about them', async () => {
    await say('Lives in Pune.', { attribute: 'current_city', value: 'Pune' });
    await say('Moved to Goa.', { attribute: 'current_city', value: 'Goa' });
    await say('Works at Infosys.', { attribute: 'employer', value: 'Infosys' });
    await say('Started at Wipro.', { attribute: 'employer', value: 'Wipro' });
    for (const [query, value] of [
      ['Does she still live in Pune?', 'Goa'],
      ['Does she still work at Infosys?', 'Wipro'],
      ['Where does she live?', 'Goa'],
    ] as const) {
      const { results, found } = await ask(recall, { contactId, query });
      expect([query, found, results[0]?.memory?.value]).toEqual([query, 'some', value]);
    }
  });

  it('lose the name with the memory that is forgotten', async () => {
    const { memory } = await say('Her therapist Zelda moved.', { subject: 'therapist Zelda' });
    await ask(forgetMemory, { memoryId: memory?.id ?? '' });
    await expect(around()).resolves.toEqual([]);
    const left = await rows(
      testConnection(),
      `MATCH (e:Entity {contactId: $contactId}) OPTIONAL MATCH (e)<-[r]-()
       WHERE e.name IS NOT NULL OR e.role IS NOT NULL OR r.name IS NOT NULL RETURN r`,
      { contactId },
    );
    expect(left.filter(({ r }) => r !== null)).toEqual([]);
  });

  it('a name that is said is the contact’s, until that is taken back', async () => {
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const named = await ask(remember, { contactId: id, text: 'Is called Meera.', attribute: 'name', value: 'Meera' });
    await expect(ask(getContact, { contactId: id })).resolves.toMatchObject({ name: 'Meera' });
    expect((await ask(getContext, { contactId: id })).text).toContain('Meera');
    await expect(ask(getContact, { contactId: id, knownAt: '2026-01-10T08:00:00Z' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await ask(revertDecision, { decisionId: named.decision.id ?? '' });
    await expect(ask(getContact, { contactId: id })).resolves.toMatchObject({ name: null });
    await say('Changed her name.', { attribute: 'name', value: 'Priya Sen' });
    await expect(ask(getContact, { contactId })).resolves.toMatchObject({ name: 'Priya Sen' });
  });
});
