import { createContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { addTurns, extractSession, getSession, listTurns, startSession } from '#contract/conversation.js';
import { forgetSession, forgetTurn, redactTurn } from '#contract/forget.js';
import { getHistory, getMemory, listMemories, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { RestDoor } from '../support/doors/api-client.js';
import { byDoors } from '../support/doors/doors.js';
import { nodesThatHold, relationshipsThatHold } from '../support/database/stored-words.js';
import { rows } from '../support/database/rows.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/broken-rules.js';

const clock = new TestClock('2031-01-05');
const extractor = new ScriptedExtractor();
const settings = { EXTRACT_POLL_SECONDS: '0', EXTRACT_TENANTS: 'forget-turn' };

byDoors('forgetTurn', { clock, extractor, settings, tenantId: 'forget-turn' }, (visit) => {
  const { ask } = visit;
  let [contactId, sessionId, mark] = ['', '', ''];

  beforeEach(async () => {
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    [sessionId, mark] = [`call-${contactId}`, `quoll-${contactId}`];
    await ask(startSession, { contactId, id: sessionId, channel: 'phone', agentId: 'desk' });
    const words = ['Hello.', `I have a ${mark}, since last Tuesday.`, 'Since when?', 'For long.', 'Goodbye.'];
    await ask(addTurns, {
      sessionId,
      turns: words.map((text, i) => ({ id: `t${i + 1}`, speaker: i % 2 ? 'Asha' : 'desk', text })),
    });
    extractor.tell(({ turns }) => ({
      facts: turns
        .filter(({ text }) => text.includes('quoll'))
        .map(({ id, text }) => ({ text: `Asha said: ${text}`, evidence: { turnId: id, quote: text } })),
    }));
  });

  const extract = async (): Promise<void> => {
    await ask(extractSession, { sessionId, again: true });
    await visit.service.app.get(ExtractionWorker).work();
  };
  const memories = async (): Promise<string[]> =>
    (await ask(listMemories, { contactId })).memories.map(({ text }) => text);

  it('leaves its place in the session; the words are gone from it, from what the next turns are found by, and from every search', async () => {
    const answer = await ask(forgetTurn, { sessionId, turnId: 't2', reason: 'She asked.' });
    const turn = { sessionId, turnId: 't2' };
    expect(answer).toMatchObject({ contactId, turns: [turn], memories: [], kept: { memories: [] } });
    const { turns } = await ask(listTurns, { sessionId });
    expect(turns.map(({ position, text }) => [position, text])).toEqual([
      [1, 'Hello.'],
      [2, ''],
      [3, 'Since when?'],
      [4, 'For long.'],
      [5, 'Goodbye.'],
    ]);
    const forgotten = { at: answer.forgotten.at, by: expect.any(String) as string, reason: 'She asked.' };
    expect(turns[1]).toMatchObject({ speaker: 'Asha', expression: null, refersFrom: null, forgotten });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    const contexts = await rows(
      testConnection(),
      'MATCH (t:Turn {sessionId: $sessionId}) RETURN t.context AS context ORDER BY t.position',
      { sessionId },
    );
    expect(contexts.map(({ context }) => context)).toEqual([
      'desk: Hello.',
      null,
      'desk: Hello.\ndesk: Since when?',
      'desk: Since when?\nAsha: For long.',
      'desk: Since when?\nAsha: For long.\ndesk: Goodbye.',
    ]);
    const found = await ask(recall, { contactId, query: `${mark} since when`, in: ['turns'], limit: 50 });
    expect(found.results.map(({ turn }) => turn?.id).sort()).toEqual(['t3', 't4', 't5']);
    await ask(addTurns, { sessionId, turns: [{ id: 't6', speaker: 'Asha', text: 'Bye.' }] });
    await expect(ask(forgetTurn, { sessionId, turnId: 't2', reason: 'Again.' })).resolves.toEqual(answer);
    await expect(ask(forgetTurn, { sessionId, turnId: 't9' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('sent again with its words stays as it is, and so do kept answers', async () => {
    const door = new RestDoor(visit.service.url, visit.key);
    const turns = [{ id: 't7', speaker: 'Asha', text: `The ${mark} sleeps.` }];
    const send = (): ReturnType<RestDoor['send']> =>
      door.send(addTurns, { sessionId, turns }, { 'idempotency-key': `k-${contactId}` });
    await send();
    for (const turnId of ['t2', 't7']) await ask(forgetTurn, { sessionId, turnId });
    await expect(send()).resolves.toMatchObject({ status: 201, body: { turns: [{ id: 't7', text: '' }] } });
    const again = await ask(addTurns, { sessionId, turns: [...turns, { id: 't8', speaker: 'Asha', text: 'Bye.' }] });
    expect(again).toMatchObject({ added: 1, turns: [{ text: '', forgotten: {} }, { text: 'Bye.' }] });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
  });

  it('goes from answers that were kept while its contact was merged into another', async () => {
    const door = new RestDoor(visit.service.url, visit.key);
    const { id: into } = await ask(createContact, { name: 'Asha Rao' });
    const { mergeId } = await ask(mergeContacts, { contactId: into, from: contactId });
    const turns = ['t7', 't8'].map((id) => ({ id, speaker: 'Asha', text: `The ${mark} sleeps.` }));
    const send = (): ReturnType<RestDoor['send']> =>
      door.send(addTurns, { sessionId, turns }, { 'idempotency-key': `merged-${contactId}` });
    await send();
    await ask(undoMerge, { mergeId });
    await ask(forgetTurn, { sessionId, turnId: 't2' });
    await ask(forgetTurn, { sessionId, turnId: 't7' });
    await ask(redactTurn, { sessionId, turnId: 't8', pattern: mark });
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    const masked = expect.stringMatching(/^The █+ sleeps\.$/) as string;
    await expect(send()).resolves.toMatchObject({ status: 201, body: { turns: [{ text: '' }, { text: masked }] } });
  });

  it('goes with its quote from what a revert of a revert brought back', async () => {
    const said = { contactId, sessionId, turnId: 't2', quote: `a ${mark}`, text: 'Asha has a pet.' };
    const { decision } = await ask(remember, said);
    const undone = await ask(revertDecision, { decisionId: String(decision.id) });
    const redone = await ask(revertDecision, { decisionId: undone.decision.id ?? '' });
    expect(redone.memories).toMatchObject([{ quote: said.quote }]);
    const kept = await ask(forgetTurn, { sessionId, turnId: 't2' });
    expect(kept.kept.memories).toContain(redone.memories[0]?.id);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
  });

  it('is named with what a restatement in it says, also after that was brought back', async () => {
    const pet = { contactId, sessionId, text: 'Asha has a pet.' };
    const first = await ask(remember, { ...pet, turnId: 't1' });
    const again = await ask(remember, { ...pet, turnId: 't3' });
    const undone = await ask(revertDecision, { decisionId: String(again.decision.id) });
    const gone = await ask(remember, { contactId, text: 'Her pet ran away.', supersedes: first.memory?.id });
    const back = await ask(revertDecision, { decisionId: String(gone.decision.id) });
    const redone = await ask(revertDecision, { decisionId: undone.decision.id ?? '' });
    expect(redone.memories).toMatchObject([{ id: back.memories[0]?.id, confidence: again.memory?.confidence }]);
    const { kept } = await ask(forgetTurn, { sessionId, turnId: 't3' });
    expect(kept.memories).toContain(back.memories[0]?.id);
  });

  it('keeps what was learned from it, and names it; with memories=forget that goes too, but for what was told elsewhere', async () => {
    await extract();
    const both = await ask(remember, { contactId, text: 'Asha has a pet.', turnId: 't2', sessionId });
    await ask(remember, { contactId, text: 'Asha has a pet.', turnId: 't3', sessionId });
    const kept = await ask(forgetTurn, { sessionId, turnId: 't2' });
    expect(kept.memories).toEqual([]);
    expect(kept.kept.memories).toHaveLength(2);
    await expect(memories()).resolves.toHaveLength(2);
    const id = kept.kept.memories.find((one) => one !== both.memory?.id) ?? '';
    await expect(ask(getMemory, { memoryId: id })).resolves.toMatchObject({ turnId: 't2' });
    const all = await ask(forgetTurn, { sessionId, turnId: 't2', memories: 'forget' });
    expect(all).toMatchObject({ memories: [id], kept: { memories: [both.memory?.id] } });
    await expect(memories()).resolves.toEqual(['Asha has a pet.']);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await extract();
    await expect(memories()).resolves.toEqual(['Asha has a pet.']);
    await expect(ask(getSession, { sessionId })).resolves.toMatchObject({ extraction: { status: 'done' } });
  });

  it('keeps a fact of which a part was told elsewhere, whichever version was learned there', async () => {
    const lives = { contactId, sessionId, text: `Asha lives in ${mark}.`, attribute: 'current_city', value: mark };
    const first = await ask(remember, { ...lives, turnId: 't1' });
    const longer = await ask(remember, { ...lives, turnId: 't3', validFrom: '2019-01-01' });
    expect(longer.decision).toMatchObject({ outcome: 'superseded', superseded: [first.memory?.id] });
    const kept = await ask(forgetTurn, { sessionId, turnId: 't1', memories: 'forget' });
    expect(kept).toMatchObject({ memories: [], kept: { memories: [first.memory?.id] } });
    await expect(memories()).resolves.toEqual([lives.text]);
    const all = await ask(forgetTurn, { sessionId, turnId: 't3', memories: 'forget' });
    expect(all.memories.sort()).toEqual([first.memory?.id, longer.memory?.id].sort());
    await expect(memories()).resolves.toEqual([]);
  });

  it.each([['keep'], ['forget']] as const)(
    'goes from decisions that restated, ended or undid something there, with memories=%s; what they did stays',
    async (also) => {
      const allergy = { contactId, sessionId, attribute: 'allergy', value: 'peanuts' };
      const job = { contactId, sessionId, attribute: 'employer', value: 'Siemens' };
      const first = await ask(remember, { ...allergy, turnId: 't1', text: 'Asha is allergic to peanuts.' });
      await ask(remember, { ...job, turnId: 't1', text: 'Asha works at Siemens.' });
      const reason = `It was the ${mark}.`;
      const text = `Asha is allergic to peanuts, she heard in the ${mark} clinic.`;
      const again = await ask(remember, { ...allergy, turnId: 't2', text, reason });
      const undone = await ask(revertDecision, { decisionId: String(again.decision.id) });
      await ask(revertDecision, { decisionId: String(undone.decision.id) });
      const left = { text: `No longer at Siemens since the ${mark}.`, polarity: 'ends', reason } as const;
      const ended = await ask(remember, { ...job, ...left, turnId: 't2' });
      expect([again.decision.outcome, ended.decision.outcome]).toEqual(['restated', 'ended']);
      const before = await ask(listMemories, { contactId });
      const answer = await ask(forgetTurn, { sessionId, turnId: 't2', memories: also });
      expect(answer).toMatchObject({ memories: [], decisions: 5 });
      await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
      await expect(relationshipsThatHold(mark)).resolves.toEqual([]);
      expect((await ask(listMemories, { contactId })).memories).toEqual(before.memories);
      const { steps } = await ask(getHistory, { memoryId: first.memory?.id ?? '' });
      expect(steps[0]?.restatements).toMatchObject([{ text: '' }, { text: '' }]);
      await expect(ask(forgetTurn, { sessionId, turnId: 't2', memories: also })).resolves.toEqual(answer);
      expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
    },
  );

  it('while its session is being extracted, nothing is written of it', async () => {
    await ask(extractSession, { sessionId, again: true });
    extractor.tell(async ({ turns }) => {
      const facts = turns
        .filter(({ text }) => text.includes('quoll'))
        .map(({ id, text }) => ({ text: `Asha said: ${text}`, evidence: { turnId: id, quote: text } }));
      if (facts.length > 0) await ask(forgetTurn, { sessionId, turnId: 't2', memories: 'forget' });
      return { facts };
    });
    await visit.service.app.get(ExtractionWorker).work();
    await expect(memories()).resolves.toEqual([]);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(ask(getSession, { sessionId })).resolves.toMatchObject({
      extraction: { status: 'done', extracted: 5 },
    });
  });

  it('a session as a whole is an empty place with its channel, takes no further turns, and is not extracted', async () => {
    await extract();
    const answer = await ask(forgetSession, { sessionId, memories: 'forget', reason: 'She asked.' });
    expect(answer.turns.map(({ turnId }) => turnId)).toEqual(['t1', 't2', 't3', 't4', 't5']);
    expect(answer.memories).toHaveLength(1);
    await expect(ask(forgetSession, { sessionId })).resolves.toEqual(answer);
    await expect(ask(getSession, { sessionId })).resolves.toMatchObject({
      ...{ channel: 'phone', agentId: 'desk', turns: 5, forgotten: { reason: 'She asked.' } },
      extraction: { status: 'done' },
    });
    const { turns } = await ask(listTurns, { sessionId });
    expect(turns.map(({ text }) => text).join('')).toBe('');
    const late = [{ id: 't6', speaker: 'Asha', text: `The ${mark}!` }];
    await expect(ask(addTurns, { sessionId, turns: late })).rejects.toMatchObject({ code: 'CONFLICT' });
    await extract();
    await expect(memories()).resolves.toEqual([]);
    await expect(nodesThatHold(mark, visit.tenantId)).resolves.toEqual([]);
    await expect(ask(forgetSession, { sessionId: 'never' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await brokenRules(testConnection(), visit.tenantId)).toEqual({});
  });
});
