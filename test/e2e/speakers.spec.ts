import { addTurns, endSession, listTurns } from '#contract/conversation.js';
import { forgetTurn, redactTurn } from '#contract/forget.js';
import { getMemory, listMemories, remember } from '#contract/memories.js';
import { nodesThatHold } from '../support/database/stored-words.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05');
const extractor = new ScriptedExtractor();
const { tenantId, settings: own } = ownTenant();
const settings = { ...own, AGENT_NAMES: 'Riya, Tara' };

byDoors('who speaks', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, extractor);

  beforeEach(async () => {
    clock.set('2026-03-05T10:00:00Z');
    await call.begin();
  });

  type Said = readonly [
    speaker: string,
    text: string,
    more?: { role?: 'contact' | 'agent' | 'other'; confidence?: number },
  ];
  const say = async (...said: Said[]): Promise<void> => {
    const turns = said.map(([speaker, text, more], i) => ({ id: call.idOf(String(i + 1)), speaker, text, ...more }));
    await ask(addTurns, { sessionId: call.sessionId, turns });
  };
  const extract = async (): Promise<void> => {
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
  };
  /** Finds one fact, in the words of one turn. */
  const tellAllergy = (id: string, quote: string): void =>
    call.tell(() => ({
      facts: [
        { text: 'Asha is allergic to latex', attribute: 'allergy', value: 'latex', evidence: call.quoted(id, quote) },
      ],
    }));

  it('takes the agent for the agent by whatever is known of them, and else the contact for the contact', async () => {
    const speakers = ['Riya', 'IVR', 'operator', 'front-desk', 'Asha', 'caller', 'Mr Rao'];
    await say(...speakers.map((speaker): Said => [speaker, 'Hello.']), [
      'Riya',
      'Hi.',
      { role: 'other', confidence: 0.4 },
    ]);
    const { turns } = await ask(listTurns, { sessionId: call.sessionId });
    expect(turns.map(({ role, confidence }) => [role, confidence])).toEqual([
      ['agent', null],
      ['agent', null],
      ['agent', null],
      ['agent', null],
      ['contact', null],
      ['contact', null],
      ['contact', null],
      ['other', 0.4],
    ]);
  });

  it('keeps what the agent said only where the contact confirms it next, with the quote and its turn', async () => {
    tellAllergy('1', 'you are allergic to latex');
    await say(['Riya', 'So you are allergic to latex?'], ['IVR', 'Say yes or no.'], ['Asha', 'Haan, sahi hai.']);
    await extract();
    const { memories } = await ask(listMemories, { contactId: call.contactId });
    expect(memories).toMatchObject([
      { text: 'Asha is allergic to latex', quote: 'you are allergic to latex', turnId: call.idOf('1') },
    ]);
  });

  it('drops what the agent said where the contact says something else', async () => {
    tellAllergy('1', 'you are allergic to latex');
    await say(['Riya', 'So you are allergic to latex?'], ['Asha', 'And where is my invoice?'], ['Asha', 'Yes, hello?']);
    await extract();
    expect(await call.texts()).toEqual([]);
  });

  it('keeps beside what a third speaker said, and what was hardly heard, and replaces nothing by it', async () => {
    const { contactId } = call;
    await ask(remember, { contactId, text: 'Lives in Porto', attribute: 'current_city', value: 'Porto' });
    clock.set('2026-03-05T11:00:00Z');
    const city = (id: string, value: string): object => ({
      text: `Asha lives in ${value}`,
      attribute: 'current_city',
      value,
      evidence: call.quoted(id, `lives in ${value}`),
    });
    call.tell(() => ({ facts: [city('1', 'Rome'), city('2', 'Faro')] as never }));
    await say(['Leo', 'She lives in Rome now.', { role: 'other' }], ['Asha', 'lives in Faro', { confidence: 0.3 }]);
    await extract();
    const { memories } = await ask(listMemories, { contactId });
    expect(memories.map(({ value, confidence }) => [value, confidence]).sort()).toEqual([
      ['Faro', 0.24],
      ['Porto', 0.8],
      ['Rome', 0.8],
    ]);
    expect(memories.every(({ validTo, supersededAt }) => validTo === null && supersededAt === null)).toBe(true);
  });

  it('takes a quote that stands in its turn, and no other', async () => {
    const { contactId } = call;
    await say(['Asha', 'My cat is called Miso, by the way.']);
    const told = { contactId, text: 'Asha has a cat called Miso.', turnId: call.idOf('1') };
    const { memory } = await ask(remember, { ...told, quote: 'my cat is called Miso' });
    expect(memory?.quote).toBe('my cat is called Miso');
    await expect(ask(remember, { ...told, quote: 'my dog is called Miso' })).rejects.toMatchObject({ code: 'INVALID' });
    await expect(ask(remember, { contactId, text: 'A cat.', quote: 'my cat' })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });

  it('masks a quote with its turn, and forgets it with its turn, also where the memory stays', async () => {
    const { contactId, sessionId } = call;
    const [cat, place] = [`miso${contactId}`, `pier${contactId}`];
    await say(['Asha', `My cat ${cat} sleeps at ${place}.`]);
    const turnId = call.idOf('1');
    const told = { contactId, text: 'Asha has a cat.', turnId, quote: `My cat ${cat} sleeps at ${place}` };
    const { memory } = await ask(remember, told);
    const memoryId = String(memory?.id);
    await ask(redactTurn, { sessionId, turnId, pattern: cat });
    expect((await ask(getMemory, { memoryId })).quote).toMatch(/^My cat \S+ sleeps at/);
    await expect(nodesThatHold(cat)).resolves.toEqual([]);
    const { kept } = await ask(forgetTurn, { sessionId, turnId });
    expect(kept.memories).toEqual([memoryId]);
    expect(await ask(getMemory, { memoryId })).toMatchObject({ text: 'Asha has a cat.', quote: null });
    await expect(nodesThatHold(place)).resolves.toEqual([]);
  });
});
