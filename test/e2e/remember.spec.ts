import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { getMemory, listMemories, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
const NOW = '2026-03-05T00:00:00.000Z';
const UNKNOWN = '01ARZ3NDEKTSV4RRFFQ69G5FAV';

byDoors('remember', { clock, settings: { ATTRIBUTES: 'favourite_colour:one, spouse:many' } }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-03-04');
    ({ id: contactId } = await ask(createContact, { name: 'Asha' }));
    clock.set('2026-03-05');
  });

  it('keeps a plain statement, with every default, from when it was said', async () => {
    const { memory, decision } = await ask(remember, { contactId, text: 'Asha likes tea.' });
    expect(memory).toEqual({
      id: expect.any(String) as string,
      contactId,
      entityId: null,
      kind: 'semantic',
      text: 'Asha likes tea.',
      attribute: null,
      value: null,
      polarity: 'holds',
      modality: 'fact',
      importance: 0.55,
      confidence: 0.8,
      tags: [],
      ...{ tier: 'working', pins: [], category: null, agentId: null },
      ...{ confidenceNow: 0.8, lastRecalledAt: null, recallCount: 0 },
      ...{ repository: null, validFromRevision: null, validToRevision: null },
      validFrom: NOW,
      validTo: null,
      startsKnown: false,
      startsAt: null,
      endsAt: null,
      subject: null,
      verb: null,
      object: null,
      aliases: [],
      status: null,
      recordedAt: NOW,
      supersededAt: null,
      precision: null,
      language: 'en',
      expression: null,
      turnId: null,
      quote: null,
      recurrence: null,
    });
    expect(decision).toMatchObject({ outcome: 'added', superseded: [], decidedBy: 'default', candidates: [] });
    await expect(ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toEqual(memory);
  });

  it('keeps everything it is told', async () => {
    const statement = {
      text: 'Asha worked at Infosys.',
      kind: 'episodic' as const,
      attribute: 'employer',
      value: 'Infosys',
      validFrom: '2020-01-01T00:00:00.000Z',
      validTo: '2022-06-01T00:00:00.000Z',
      importance: 0.9,
      confidence: 0.35,
      tags: ['work', 'cv'],
    };
    const { memory } = await ask(remember, { contactId, ...statement });
    expect(memory).toMatchObject(statement);
  });

  it('reads instants at any offset, and answers them in UTC', async () => {
    const { memory } = await ask(remember, { contactId, text: 'x', validFrom: '2026-01-01T05:30:00+05:30' });
    expect(memory?.validFrom).toBe('2026-01-01T00:00:00.000Z');
  });

  it('restates what is believed: no new version, more confidence', async () => {
    const first = await ask(remember, { contactId, text: 'Asha likes tea.' });
    clock.set('2026-03-06');
    const second = await ask(remember, { contactId, text: 'asha  likes TEA', confidence: 0.5 });
    expect(second.decision).toMatchObject({ outcome: 'restated', superseded: [] });
    expect(second.memory).toMatchObject({ id: first.memory?.id, text: 'Asha likes tea.' });
    expect(second.memory?.confidence).toBeCloseTo(0.9);
    const { memories } = await ask(listMemories, { contactId });
    expect(memories).toEqual([second.memory]);
  });

  it.each([
    ['The shop opens at 9:00.', 'The shop opens at 9:30.'],
    ['She owes 400 rupees.', 'She owes 4,000 rupees.'],
    ['She gets up at six.', 'She gets up at seven.'],
  ])('never takes "%s" and "%s" for one', async (one, other) => {
    await ask(remember, { contactId, text: one });
    const { decision } = await ask(remember, { contactId, text: other });
    expect(decision.outcome).toBe('added');
    const { memories } = await ask(listMemories, { contactId });
    expect(memories).toHaveLength(2);
  });

  it('another value of an attribute that has one at a time supersedes', async () => {
    const pune = await ask(remember, {
      contactId,
      text: 'She lives in Pune.',
      attribute: 'current_city',
      value: 'Pune',
    });
    clock.set('2026-03-06');
    const move = { contactId, text: 'She lives in Goa.', attribute: 'city', value: 'Goa' };
    const { memory, decision } = await ask(remember, move);
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'attribute', superseded: [pune.memory?.id] });
    expect(memory).toMatchObject({ attribute: 'current_city', value: 'Goa', validFrom: '2026-03-06T00:00:00.000Z' });
  });

  it('another value of an attribute that can have many stands beside', async () => {
    for (const value of ['Bitcoin', 'Ethereum']) {
      const { decision } = await ask(remember, { contactId, text: `She owns ${value}.`, attribute: 'owns', value });
      expect(decision.outcome).toBe('added');
    }
  });

  it.each([
    {
      says: 'nothing replaces a value of an unknown attribute',
      attribute: 'note',
      stated: undefined,
      outcome: 'added',
    },
    { says: 'the call can make it one', attribute: 'note', stated: 'one' as const, outcome: 'superseded' },
    {
      says: 'the setting ATTRIBUTES makes it one',
      attribute: 'favourite_colour',
      stated: undefined,
      outcome: 'superseded',
    },
    { says: 'the setting wins over the table', attribute: 'spouse', stated: undefined, outcome: 'added' },
    {
      says: 'the call wins over the setting',
      attribute: 'favourite_colour',
      stated: 'many' as const,
      outcome: 'added',
    },
  ])('$says', async ({ attribute, stated, outcome }) => {
    const slot = { contactId, attribute, ...(stated ? { cardinality: stated } : {}) };
    await ask(remember, { ...slot, text: 'It is A.', value: 'A' });
    clock.set('2026-03-06');
    await expect(ask(remember, { ...slot, text: 'It is B.', value: 'B' })).resolves.toMatchObject({
      decision: { outcome },
    });
  });

  it('a correction takes over the period of what it corrects, and leaves no remainder', async () => {
    const slot = { contactId, attribute: 'birth_place' };
    const wrong = await ask(remember, {
      ...slot,
      text: 'Born in Pune.',
      value: 'Pune',
      validFrom: '1990-01-01T00:00:00Z',
    });
    const right = await ask(remember, { ...slot, text: 'Born in Goa.', value: 'Goa', as: 'correction' });
    expect(right.decision).toMatchObject({ outcome: 'superseded', superseded: [wrong.memory?.id] });
    expect(right.memory?.validFrom).toBe('1990-01-01T00:00:00.000Z');
    const { memories } = await ask(listMemories, { contactId, validAt: '2000-01-01T00:00:00Z' });
    expect(memories.map(({ value }) => value)).toEqual(['Goa']);
  });

  it('the version that the caller names is superseded, whatever it says', async () => {
    const old = await ask(remember, { contactId, text: 'She has a cat.' });
    clock.set('2026-03-06');
    const named = { contactId, text: 'Her cat ran away.', supersedes: old.memory?.id ?? '' };
    await expect(ask(remember, named)).resolves.toMatchObject({
      decision: { outcome: 'superseded', decidedBy: 'caller', superseded: [old.memory?.id] },
    });
    await expect(ask(remember, named)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('stores as given with reconcile: false', async () => {
    const slot = { contactId, attribute: 'current_city', text: 'She lives in Pune.', value: 'Pune', reconcile: false };
    for (let i = 0; i < 2; i++) {
      const { decision } = await ask(remember, slot);
      expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'caller', candidates: [] });
    }
  });

  it('a dry run answers the decision, and writes nothing', async () => {
    const slot = { contactId, attribute: 'current_city' };
    const pune = await ask(remember, { ...slot, text: 'She lives in Pune.', value: 'Pune' });
    clock.set('2026-03-06');
    const dry = await ask(remember, { ...slot, text: 'She lives in Goa.', value: 'Goa', dryRun: true });
    expect(dry).not.toHaveProperty('memory');
    expect(dry.decision).toMatchObject({ id: null, outcome: 'superseded', superseded: [pune.memory?.id] });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [{ value: 'Pune' }] });
  });

  it('a statement of a turn was said when the turn was', async () => {
    const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
    const turn = { id: 't1', speaker: 'Asha', text: 'I moved.', at: '2026-02-01T10:00:00.000Z' };
    await ask(addTurns, { sessionId, turns: [turn] });
    const { memory } = await ask(remember, { contactId, text: 'She moved.', turnId: 't1' });
    expect(memory).toMatchObject({ turnId: 't1', validFrom: turn.at });
  });

  it('asks for the session where two sessions have a turn of one id', async () => {
    const sessions: string[] = [];
    for (const at of ['2026-02-01T00:00:00.000Z', '2026-02-02T00:00:00.000Z']) {
      const { id: sessionId } = await ask(startSession, { contactId, channel: 'chat' });
      await ask(addTurns, { sessionId, turns: [{ id: '1', speaker: 'Asha', text: 'Hello.', at }] });
      sessions.push(sessionId);
    }
    const said = { contactId, text: 'She said hello.', turnId: '1' };
    await expect(ask(remember, said)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'sessionId' }] });
    const { memory } = await ask(remember, { ...said, sessionId: sessions[1] });
    expect(memory?.validFrom).toBe('2026-02-02T00:00:00.000Z');
  });

  it.each([
    { what: 'a turn that the contact does not have', input: { turnId: 'none' }, code: 'INVALID', path: 'turnId' },
    { what: 'to supersede what is not there', input: { supersedes: UNKNOWN }, code: 'NOT_FOUND', path: 'supersedes' },
    { what: 'an end before the start', input: { validTo: '2026-03-01T00:00:00Z' }, code: 'INVALID', path: 'validTo' },
  ])('refuses $what', async ({ input, code, path }) => {
    await expect(ask(remember, { contactId, text: 'x', ...input })).rejects.toMatchObject({ code, errors: [{ path }] });
    await expect(ask(listMemories, { contactId })).resolves.toMatchObject({ memories: [] });
  });
});
