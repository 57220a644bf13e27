import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetMemory } from '#contract/forget.js';
import { listMemories, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { rows } from '../support/database/rows.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2031-01-05');

byDoors('forgetMemory of what a merge copied', { clock }, (visit) => {
  const { ask } = visit;
  let [contactId, mark] = ['', ''];

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    // No other story has the word.
    mark = `quagga-${contactId}`;
  });

  it('goes from whom a merge copied it to as well, also when they are parted again, and the merge can still be undone', async () => {
    const { id: other } = await ask(createContact, {});
    const { memory } = await ask(remember, { contactId: other, text: `Likes ${mark} cake.` });
    const kept = await ask(remember, { contactId: other, text: `Paints a ${mark} tree.` });
    const { mergeId } = await ask(mergeContacts, { contactId, from: other });
    const { memories } = await ask(forgetMemory, { memoryId: memory?.id ?? '' });
    expect(memories).toHaveLength(2);
    await expect(nodesThatHold(`${mark} cake`, visit.tenantId)).resolves.toEqual([]);
    await ask(undoMerge, { mergeId });
    await expect(ask(listMemories, { contactId: other })).resolves.toMatchObject({ memories: [kept.memory] });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
    const { mergeId: second } = await ask(mergeContacts, { contactId, from: other });
    await ask(undoMerge, { mergeId: second });
    await ask(forgetMemory, { memoryId: kept.memory?.id ?? '' });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
  });

  it('forgets the turns that were kept with a copy also when the original is named', async () => {
    const { id: other } = await ask(createContact, {});
    await ask(startSession, { contactId: other, id: other, channel: 'phone' });
    await ask(addTurns, { sessionId: other, turns: [{ id: 't0', speaker: 'A', text: `I like ${mark} cake.` }] });
    const said = [{ sessionId: other, turnId: 't0' }];
    const { memory } = await ask(remember, { contactId: other, text: `Likes ${mark} cake.`, ...said[0] });
    await ask(mergeContacts, { contactId, from: other });
    const [copy] = (await ask(listMemories, { contactId })).memories;
    await expect(ask(forgetMemory, { memoryId: copy?.id ?? '' })).resolves.toMatchObject({ kept: { turns: said } });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual(['Turn']);
    const later = await ask(forgetMemory, { memoryId: memory?.id ?? '', turns: 'forget' });
    expect(later).toMatchObject({ turns: said, kept: { turns: [] } });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
  });

  it('happens later than all that was known of another contact whose copies go', async () => {
    const { memory } = await ask(remember, { contactId, text: `Likes ${mark} cake.` });
    const { id: other } = await ask(createContact, {});
    const { mergeId } = await ask(mergeContacts, { contactId: other, from: contactId });
    await ask(undoMerge, { mergeId });
    // The clock of whoever writes about the other contact is ahead.
    const now = clock.now().toISOString();
    clock.set('2031-01-06');
    await ask(remember, { contactId: other, text: 'Has a boat.' });
    clock.set(now);
    await ask(forgetMemory, { memoryId: memory?.id ?? '' });
    const forgotten = `MATCH (d:Decision {contactId: $other, outcome: 'forgotten'})-[:DECIDED]->(m:Forgotten)
      RETURN toString(d.recordedAt) AS decided, toString(m.forgottenAt) AS emptied`;
    const at = '2031-01-06T00:00:00.001Z';
    await expect(rows(testConnection(), forgotten, { other })).resolves.toEqual([{ decided: at, emptied: at }]);
    expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
  });
});
