import { grep } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { redactMemory, redactTurn } from '#contract/forget.js';
import { getDecision, getHistory, getMemory, listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { RestDoor } from '../support/doors/api-client.js';
import { byDoors } from '../support/doors/doors.js';
import { relationshipsThatHold, nodesThatHold } from '../support/database/stored-words.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/broken-rules.js';

const clock = new TestClock('2031-01-05');

byDoors('redact', { clock }, (visit) => {
  const { ask } = visit;
  let [contactId, sessionId, card] = ['', '', ''];
  const masked = (text: string): string => text.replace(card, '█'.repeat(card.length));

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    [sessionId, card] = [`call-${contactId}`, `4111 ${contactId} 1111`];
    await ask(startSession, { contactId, id: sessionId, channel: 'phone' });
    const turns = [`My card is ${card}, since March.`, 'Noted.'].map((text, i) => ({
      id: `t${i + 1}`,
      speaker: 'A',
      text,
    }));
    await ask(addTurns, { sessionId, turns });
  });

  const stored = async (text: string, more: object = {}): Promise<{ id: string; decisionId: string }> => {
    const { memory, decision } = await ask(remember, { contactId, text, ...more });
    return { id: memory?.id ?? '', decisionId: decision.id ?? '' };
  };

  it('masks a part of a memory wherever it was copied, says where, and keeps the rest, the id and both clocks', async () => {
    const door = new RestDoor(visit.service.url, visit.key);
    const text = `Her card is ${card}, a blue one.`;
    const input = { contactId, text, attribute: 'card', value: card, turnId: 't1', sessionId };
    const kept = { 'idempotency-key': `k-${contactId}` };
    const { body } = (await door.send(remember, input, kept)) as { body: { memory: { id: string } } };
    const other = await stored('Her card is a blue one, or a green one.');
    const before = await ask(getMemory, { memoryId: body.memory.id });
    const { memory, places } = await ask(redactMemory, { memoryId: body.memory.id, pattern: '4111*1111' });
    expect(memory).toEqual({ ...before, text: masked(text), value: masked(card) });
    expect(places).toEqual({
      ...{ memories: [body.memory.id], turns: [{ sessionId, turnId: 't1' }] },
      ...{ decisions: 2, answers: 1, briefings: 0 },
    });
    await expect(nodesThatHold(card, visit.tenantId)).resolves.toEqual([]);
    await expect(relationshipsThatHold(card)).resolves.toEqual([]);
    const { turns } = await ask(listTurns, { sessionId });
    expect(turns[0]).toMatchObject({ text: masked(`My card is ${card}, since March.`), expression: 'since March' });
    const { decision } = await ask(getDecision, { decisionId: other.decisionId });
    expect(decision.candidates).toMatchObject([{ text: masked(text) }]);
    await expect(door.send(remember, input, kept)).resolves.toMatchObject({ body: { memory: { text: masked(text) } } });
    const found = await ask(recall, { contactId, query: 'a blue card', limit: 1 });
    expect(found.results[0]?.memory?.text).toContain('blue');
    await expect(ask(grep, { contactId, pattern: '4111' })).resolves.toMatchObject({ results: [] });
    await expect(ask(redactMemory, { memoryId: body.memory.id, pattern: '4111*1111' })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'pattern' }],
    });
  });

  it('finds words whose accents were written as marks of their own, and a dotted capital', async () => {
    const text = 'Jose\u0301 lives in \u0130zmir.';
    await ask(addTurns, { sessionId, turns: [{ id: 't3', speaker: 'A', text }] });
    const { id } = await stored('A friend is José, of izmir.', { turnId: 't3', sessionId });
    await ask(redactMemory, { memoryId: id, pattern: 'José' });
    await ask(redactMemory, { memoryId: id, pattern: 'izmir' });
    const { turns } = await ask(listTurns, { sessionId });
    expect(turns.at(-1)?.text).toBe('████ lives in █████.');
  });

  it('by spans it can be sent again, and then changes nothing', async () => {
    const text = `Her card is ${card}.`;
    const { id } = await stored(text, { attribute: 'employer', value: 'A' });
    await stored('Her job is at B.', { attribute: 'employer', value: 'B' });
    const spans = [{ start: 12, end: 12 + card.length }];
    const first = await ask(redactMemory, { memoryId: id, spans });
    expect(first).toMatchObject({ memory: { text: masked(text) } });
    expect(first.places.memories).toHaveLength(2);
    const again = await ask(redactMemory, { memoryId: id, spans });
    expect(again).toEqual({
      memory: first.memory,
      places: { memories: [], turns: [], decisions: 0, answers: 0, briefings: 0 },
    });
    const { steps } = await ask(getHistory, { memoryId: id });
    expect(steps.map(({ memory }) => memory.text)).toEqual([masked(text), masked(text), 'Her job is at B.']);
    expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
  });

  it('masks all of the number of the example, and no half of an emoji', async () => {
    const { id } = await stored('Her card is 4111 1111 1111 1111. 😀');
    const { memory } = await ask(redactMemory, { memoryId: id, pattern: '4111*1111' });
    expect(memory.text).toBe(`Her card is ${'█'.repeat(19)}. 😀`);
    const again = await ask(redactMemory, { memoryId: id, spans: [{ start: 33, end: 34 }] });
    expect(again.memory.text).toBe(`Her card is ${'█'.repeat(19)}. ██`);
  });

  it('masks a part of a turn, what the next are found by, and what was learned from it', async () => {
    await stored(`Her card is ${card}.`, { turnId: 't1', sessionId });
    const at = 'My card is '.length;
    const answer = await ask(redactTurn, { sessionId, turnId: 't1', spans: [{ start: at, end: at + card.length }] });
    expect(answer).toMatchObject({
      turn: { text: masked(`My card is ${card}, since March.`) },
      places: { turns: [{ sessionId, turnId: 't1' }] },
    });
    await expect(nodesThatHold(card, visit.tenantId)).resolves.toEqual([]);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ text }) => text)).toEqual([masked(`Her card is ${card}.`)]);
    const again = { id: 't1', speaker: 'A', text: `My card is ${card}, since March.` };
    await expect(ask(addTurns, { sessionId, turns: [again] })).resolves.toMatchObject({ added: 0 });
    await expect(nodesThatHold(card, visit.tenantId)).resolves.toEqual([]);
  });

  it('refuses what is not in the text, both ways at once, and neither', async () => {
    const { id: memoryId } = await stored('Her dog.');
    const refused = [
      [{ spans: [{ start: 3, end: 9 }] }, 'spans.0.end'],
      [{ spans: [{ start: 3, end: 3 }] }, 'spans.0.end'],
      [{ pattern: '***' }, 'pattern'],
      [{ pattern: 'cat' }, 'pattern'],
      [{ pattern: 'dog', spans: [{ start: 0, end: 3 }] }, 'pattern'],
      [{}, 'pattern'],
    ] as const;
    for (const [what, path] of refused) {
      await expect(ask(redactMemory, { memoryId, ...what } as never)).rejects.toMatchObject({
        code: 'INVALID',
        errors: [{ path }],
      });
    }
  });
});
