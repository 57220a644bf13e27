import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, extractSession, getSession, startSession } from '#contract/conversation.js';
import { listEvents } from '#contract/events.js';
import { getDecision, getHistory, listMemories, remember } from '#contract/memories.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { newId } from '#graph/ids.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { ownTenant } from '../support/models/extracted-call.js';
import { ChangedExtractor, localEmbedder, localExtractor } from '../support/models/local-reader.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-05T10:00:00Z');
const vectors = await localEmbedder();
afterAll(() => vectors.close());

const local = localExtractor(vectors);
const extractor = new ChangedExtractor(local);
const { tenantId, settings: own } = ownTenant();
const settings = { ...own, EMBEDDER: 'local', ARBITER: 'local' };

byDoors(
  'a session without a language model',
  { clock, embedder: new ScriptedEmbedder(), extractor, tenantId, settings },
  (visit) => {
    const { ask } = visit;
    let [contactId, sessionId] = ['', ''];

    beforeEach(async () => {
      extractor.current = local;
      clock.set('2026-03-05T10:00:00Z');
      ({ id: contactId } = await ask(createContact, { name: 'Asha', timezone: 'Europe/Lisbon' }));
      sessionId = newId();
      await ask(startSession, { contactId, id: sessionId, channel: 'phone', agentId: 'front-desk' });
    });

    const call = async (...said: (readonly [speaker: string, text: string])[]): Promise<void> => {
      const turns = said.map(([speaker, text], i) => ({ id: `t${i + 1}`, speaker, text }));
      await ask(addTurns, { sessionId, turns });
      await ask(endSession, { sessionId });
      await work();
    };
    const work = (): Promise<void> => visit.service.app.get(ExtractionWorker).work();
    const memories = async () => (await ask(listMemories, { contactId })).memories;

    it('becomes memories after its end, in the words that were said, with quote, time and subject', async () => {
      await call(
        ['front-desk', 'Good morning, how can I help you?'],
        ['Asha', 'Hi, thanks for taking the call! I moved to Braga last month. Can you hear me?'],
        ['front-desk', 'Yes. Anything else that we should know?'],
        ['Asha', 'My sister Mia lives in Rome, and I am allergic to peanuts.'],
      );
      const { extraction } = await ask(getSession, { sessionId });
      expect(extraction).toMatchObject({ status: 'done', reason: null, extracted: 4, inputTokens: 0, cost: null });
      expect(extraction.model).toMatch(/^local-extractor#[0-9a-f]{12}$/);
      const found = await memories();
      expect(found.find(({ attribute, subject }) => attribute === 'current_city' && subject === null)).toMatchObject({
        text: 'I moved to Braga last month.',
        quote: 'I moved to Braga last month.',
        value: 'Braga',
        turnId: 't2',
        validFrom: '2026-02-01T00:00:00.000Z',
        expression: 'last month',
      });
      expect(found.map(({ text, subject }) => [subject, text])).toContainEqual([
        expect.stringMatching(/Mia/),
        expect.stringMatching(/^My sister Mia lives in Rome/),
      ]);
      expect(found.map(({ text }) => text).filter((text) => /thanks|hear me/.test(text))).toEqual([]);
    });

    it('leaves a turn alone of which a caller told what it says', async () => {
      await ask(remember, { contactId, text: 'Moved to Braga.', attribute: 'current_city', value: 'Braga' });
      const turns = ['Since last Thursday I have been at Lakeside Clinic.', 'I am allergic to peanuts.'];
      await ask(addTurns, { sessionId, turns: turns.map((text, i) => ({ id: `t${i + 1}`, speaker: 'Asha', text })) });
      const works = { text: 'Works at Lakeside Clinic.', attribute: 'employer', value: 'Lakeside Clinic' };
      await ask(remember, { contactId, ...works, turnId: 't1', sessionId });
      await ask(endSession, { sessionId });
      await work();
      expect((await memories()).map(({ text }) => text).sort()).toEqual([
        'I am allergic to peanuts.',
        'Moved to Braga.',
        'Works at Lakeside Clinic.',
      ]);
    });

    it('has a plan as an event that is to come', async () => {
      await call(['Asha', 'I am flying to Madrid next Friday for a conference.']);
      const { events } = await ask(listEvents, { contactId });
      expect(events).toMatchObject([{ status: 'planned', startsAt: '2026-03-13T00:00:00.000Z', turnId: 't1' }]);
    });

    it.each(['My dentist appointment is on Tuesday at 3 pm.', 'The plumber is coming on Tuesday at 9 am.'])(
      'has as an event what a caller could remember as one: %s',
      async (text) => {
        await call(['Asha', text]);
        const { events } = await ask(listEvents, { contactId });
        expect(events).toMatchObject([{ status: 'planned', text }]);
        expect(events[0]?.startsAt).toMatch(/^2026-03-10T/);
      },
    );

    it('has a time that was offered and accepted as a plan, and the one that it is moved to instead', async () => {
      await call(
        ['front-desk', 'Would you like a viewing? Tuesday the tenth, nine sharp?'],
        ['Asha', 'I am at work by then.'],
        ['front-desk', 'Ten to five, same day?'],
        ['Asha', "That'll do nicely."],
      );
      const planned = { status: 'planned', object: 'viewing', turnId: 't4', quote: "That'll do nicely." };
      const { events } = await ask(listEvents, { contactId });
      expect(events).toMatchObject([{ ...planned, startsAt: '2026-03-10T16:50:00.000Z' }]);
      expect(events[0]?.text).toBe('The viewing is booked for Tuesday the tenth at ten to five.');
      clock.set('2026-03-06T10:00:00Z');
      sessionId = newId();
      await ask(startSession, { contactId, id: sessionId, channel: 'phone', agentId: 'front-desk' });
      await call(
        ['Asha', 'Can we move the viewing? Something came up.'],
        ['front-desk', "I'm sorry to hear that. How about the twelfth of March at eleven?"],
        ['Asha', "Eleven's fine, thanks."],
      );
      const after = await ask(listEvents, { contactId });
      expect(after.events).toMatchObject([{ status: 'planned', startsAt: '2026-03-12T11:00:00.000Z' }]);
    });

    it('has no plan of a time that was refused', async () => {
      await call(
        ['front-desk', "I've got you down for a viewing on Tuesday the tenth at nine."],
        ['Asha', "Oh, that's no good."],
      );
      expect((await ask(listEvents, { contactId })).events).toEqual([]);
    });

    it('ends a fact that is denied', async () => {
      await ask(remember, { contactId, text: 'Works at Siemens.', attribute: 'employer', value: 'Siemens' });
      clock.set('2026-03-06T10:00:00Z');
      await call(['Asha', 'By the way, I no longer work at Siemens.']);
      expect(await memories()).toEqual([]);
      const before = await ask(listMemories, { contactId, validAt: '2026-03-05T12:00:00Z' });
      expect(before.memories.map(({ value }) => value)).toEqual(['Siemens']);
    });

    it('ends what an agent asks for whether it is still so, and the contact denies', async () => {
      const facts = ['I am a pharmacist at Boots.', 'I take beta blockers.', 'My brother Fergal lives in Leeds.'];
      for (const text of facts) await ask(remember, { contactId, text });
      clock.set('2026-09-05T10:00:00Z');
      await call(
        ['front-desk', 'Are you still at Boots, for our records?'],
        ['Asha', 'No, I left in May.'],
        ['front-desk', 'Do you still take the beta blockers?'],
        ['Asha', 'Only half the dose.'],
      );
      const left = (await memories()).map(({ text }) => text);
      expect(left).not.toContain('I am a pharmacist at Boots.');
      expect(left).toEqual(expect.arrayContaining(facts.slice(1)));
    });

    it('takes nothing of what the agent says and nobody confirms, of questions, wishes and thanks', async () => {
      await call(
        ['front-desk', 'I see that you live in Porto and are allergic to latex.'],
        ['Asha', 'Do I live in Porto?'],
        ['Asha', 'I wish I lived in Porto, that would be lovely.'],
        ['Asha', 'Thank you so much for your help, have a nice day!'],
      );
      expect(await memories()).toEqual([]);
      expect((await ask(getSession, { sessionId })).extraction).toMatchObject({ status: 'done', found: 0 });
    });

    it('replaces what it replaces as any other statement does', async () => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.', attribute: 'current_city', value: 'Lisbon' });
      clock.set('2026-03-06T10:00:00Z');
      await call(['Asha', 'I live in Braga now.']);
      expect((await memories()).map(({ value }) => value)).toEqual(['Braga']);
    });

    it('gives way, on the record, to what a language model reads in it later', async () => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.', attribute: 'current_city', value: 'Lisbon' });
      clock.set('2026-03-06T10:00:00Z');
      await call(['Asha', 'I moved to Braga last week. I adopted a dog named Rex two weeks ago.']);
      const [first] = (await memories()).filter(({ value }) => value === 'Braga');
      clock.set('2026-03-07T10:00:00Z');
      const model = new ScriptedExtractor();
      model.tell(() => ({
        facts: [
          {
            ...{ text: 'Asha lives in Braga', attribute: 'current_city', value: 'Braga', from: 'last week' },
            evidence: { turnId: 't1', quote: 'I moved to Braga last week' },
          },
        ],
      }));
      extractor.current = model;
      await ask(extractSession, { sessionId, again: true });
      await work();
      expect(model.requests[0]?.known.map(({ value }) => value)).toEqual([]);
      expect((await memories()).map(({ text }) => text)).toEqual(['Asha lives in Braga']);
      const { steps } = await ask(getHistory, { memoryId: String(first?.id) });
      const undone = steps.find(({ decidedBy }) => decidedBy === 'extractor');
      const { decision } = await ask(getDecision, { decisionId: String(undone?.decisionId) });
      expect(decision).toMatchObject({ outcome: 'reverted', reason: expect.stringContaining('scripted') as string });
      const then = await ask(listMemories, { contactId, knownAt: '2026-03-06T12:00:00Z' });
      expect(then.memories.map(({ text }) => text)).toContain('I moved to Braga last week.');
    });

    it('read again by the same extractor adds nothing', async () => {
      await call(['Asha', 'I moved to Braga last week.']);
      const before = await memories();
      await ask(extractSession, { sessionId, again: true });
      await work();
      expect(await memories()).toEqual(before);
    });
  },
);
