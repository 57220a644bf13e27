import { createContact } from '#contract/contacts.js';
import { getDecision, listMemories, remember, revertDecision } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-20T09:00:00Z');
const settings = { EMBEDDER: 'local', ARBITER: 'local' };

byDoors('the local arbiter', { settings, clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  describe('of one contact', () => {
    let contactId = '';
    beforeEach(async () => {
      clock.set('2026-03-20T09:00:00Z');
      ({ id: contactId } = await ask(createContact, {}));
    });

    it('keeps its name, its probability and a reason with the decision', async () => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.' });
      const { decision } = await ask(remember, {
        contactId,
        text: 'I have moved to Porto.',
      });
      expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'classifier' });
      expect(decision.model).toMatch(/^local-arbiter#[0-9a-f]{12}$/);
      expect(decision.probability).toBeGreaterThan(0.5);
      expect(decision.reason).toMatch(/^It (?:replaces|ends|corrects) what was known/);
      const kept = await ask(getDecision, { decisionId: decision.id ?? '' });
      expect(kept.decision).toEqual(decision);
    });

    it('writes what only ends a fact as its end: it holds until then, and the statement is no fact of now', async () => {
      const { memory } = await ask(remember, { contactId, text: 'Has a Netflix subscription.' });
      clock.set('2026-03-21T09:00:00Z');
      const { decision } = await ask(remember, { contactId, text: 'Cancelled Netflix.' });
      clock.set('2026-03-22T09:00:00Z');
      expect(decision).toMatchObject({ outcome: 'ended', decidedBy: 'classifier', superseded: [memory?.id] });
      const texts = async (asOf: object = {}): Promise<string[]> =>
        (await ask(listMemories, { contactId, ...asOf })).memories.map(({ text }) => text);
      await expect(texts()).resolves.toEqual([]);
      await expect(texts({ validAt: '2026-03-20T12:00:00Z' })).resolves.toEqual(['Has a Netflix subscription.']);
      await ask(revertDecision, { decisionId: decision.id ?? '' });
      await expect(texts()).resolves.toEqual(['Has a Netflix subscription.']);
    });

    it('writes what denies a fact as its correction: it held on no day', async () => {
      await ask(remember, { contactId, text: 'Smokes.' });
      clock.set('2026-03-21T09:00:00Z');
      const { decision } = await ask(remember, { contactId, text: 'I never smoked.' });
      expect(decision).toMatchObject({ outcome: 'corrected', decidedBy: 'classifier' });
      const { memories } = await ask(listMemories, { contactId, validAt: '2026-03-20T12:00:00Z' });
      expect(memories).toEqual([]);
    });

    it.each([
      ['I wish I lived in Porto.', 'default'],
      ['Should we move to Porto?', 'classifier'],
      ['My sister lives in Porto.', 'classifier'],
      ['We plan to move to Porto.', 'default'],
      ['I was told that she moved to Porto.', 'default'],
    ])('leaves what is known beside "%s"', async (text, decidedBy) => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.' });
      const { decision } = await ask(remember, { contactId, text });
      expect(decision).toMatchObject({ outcome: 'added', decidedBy, superseded: [] });
    });

    it.each([
      {
        known: 'I work out of the Leeds office.',
        told: 'From 1 July I work out of Sheffield.',
        before: ['I work out of the Leeds office.'],
        after: ['From 1 July I work out of Sheffield.'],
      },
      {
        known: "I'm on a gluten-free diet.",
        told: 'The diet stops on 1 July.',
        before: ["I'm on a gluten-free diet."],
        after: [],
      },
      { known: 'I work at Acme.', told: "I'm at Acme until the end of June.", before: ['I work at Acme.'], after: [] },
      ...[
        'No coffee until the end of June.',
        "I'm off coffee until the end of June.",
        "I'm not drinking coffee until the end of June.",
      ].map((told) => ({ known: 'I drink coffee.', told, before: [told], after: ['I drink coffee.'] })),
      {
        known: 'I work at Acme.',
        told: "I've handed in my notice at Acme and I'm there until the end of June.",
        before: ["I've handed in my notice at Acme and I'm there until the end of June."],
        after: [],
      },
      {
        known: 'Parcels go to the front door.',
        told: 'Until the end of June parcels go to number 14, not the front door.',
        before: ['Until the end of June parcels go to number 14, not the front door.'],
        after: ['Parcels go to the front door.'],
      },
      {
        known: 'Our shop closes at six.',
        told: 'Our shop closes at eight until the end of June.',
        before: ['Our shop closes at eight until the end of June.'],
        after: ['Our shop closes at six.'],
      },
      {
        known: "I'm a student at Leeds.",
        told: "I'm on placement at the hospital until the end of June.",
        before: ["I'm a student at Leeds.", "I'm on placement at the hospital until the end of June."],
        after: ["I'm a student at Leeds."],
      },
      {
        known: 'From 1 June I work at Acme.',
        told: 'From 1 July I work at Bolt.',
        before: ['From 1 June I work at Acme.'],
        after: ['From 1 July I work at Bolt.'],
      },
      {
        known: 'I work at Acme.',
        told: 'My contract with Acme expires on 30 June.',
        before: ['I work at Acme.', 'My contract with Acme expires on 30 June.'],
        after: [],
      },
    ])('takes for what it is from a day on: $told', async ({ known, told, before, after }) => {
      for (const text of [known, told]) await ask(remember, { contactId, text });
      const texts = async (validAt: string): Promise<string[]> =>
        (await ask(listMemories, { contactId, validAt })).memories.map(({ text }) => text).toSorted();
      await expect(texts('2026-06-20T12:00:00Z')).resolves.toEqual(before);
      await expect(texts('2026-07-03T12:00:00Z')).resolves.toEqual(after);
    });

    it('ends nothing that was told of the past by what is so now', async () => {
      for (const text of ['I used to smoke.', "I don't smoke."]) await ask(remember, { contactId, text });
      const { memories } = await ask(listMemories, { contactId });
      expect(memories.map(({ text }) => text)).toContain('I used to smoke.');
    });

    it.each([
      ["I'm allergic to penicillin and latex.", "I'm not allergic to latex any more.", 2],
      ["I've got a car and a motorbike.", "I've sold the motorbike.", 2],
      ["I'm allergic to cats and dogs.", "I'm not allergic to dogs any more, only to cats.", 1],
      ["We're open Saturdays and Sundays.", "We don't open Sundays any more, just Saturdays.", 1],
      ["My son's in breakfast club.", "My son's not at breakfast club today.", 2],
    ])('loses nothing of "%s" that "%s" leaves as it was', async (fact, text, standing) => {
      await ask(remember, { contactId, text: fact });
      clock.set('2026-03-21T09:00:00Z');
      await ask(remember, { contactId, text });
      const { memories } = await ask(listMemories, { contactId });
      expect(memories).toHaveLength(standing);
      expect(memories.map((one) => one.text)).toContain(standing === 1 ? text : fact);
    });

    it.each([
      ['I smoke.', 'I gave up smoking.'],
      ["I've got a caravan.", "I've sold the caravan."],
      ["We're with Sky for broadband.", "We've changed broadband from Sky to Hyperoptic."],
      ['My key safe code is 2580.', 'My key safe code is 1397 now.'],
      ['I live in Hull.', "I've moved to York."],
    ])('ends "%s" where it arrives after "%s"', async (text, since) => {
      await ask(remember, { contactId, text: since, saidAt: '2026-03-10T09:00:00Z' });
      const { decision } = await ask(remember, { contactId, text, saidAt: '2026-02-10T09:00:00Z' });
      const texts = async (asOf: object = {}): Promise<string[]> =>
        (await ask(listMemories, { contactId, ...asOf })).memories.map((one) => one.text);
      await expect(texts()).resolves.toEqual([since]);
      await expect(texts({ validAt: '2026-02-20T09:00:00Z' })).resolves.toEqual([text]);
      expect(decision).toMatchObject({ outcome: 'added', superseded: [], decidedBy: 'classifier' });
      expect(decision.reason).toBe('It held until what was said after it took its place.');
    });

    it('lets a home make way on the day of a move that is announced', async () => {
      await ask(remember, { contactId, text: 'I live in Porto.' });
      await ask(remember, { contactId, text: "I'm moving to Leeds on 1 April." });
      const texts = async (validAt: string): Promise<string[]> =>
        (await ask(listMemories, { contactId, validAt })).memories.map((one) => one.text).sort();
      await expect(texts('2026-03-25')).resolves.toEqual(['I live in Porto.']);
      await expect(texts('2026-04-02')).resolves.toEqual(["I'm moving to Leeds on 1 April."]);
    });

    it('leaves beside what arrives late what says nothing of it', async () => {
      await ask(remember, { contactId, text: 'I play chess on Mondays.', saidAt: '2026-03-10T09:00:00Z' });
      await ask(remember, { contactId, text: 'I live in Hull.', saidAt: '2026-02-10T09:00:00Z' });
      expect((await ask(listMemories, { contactId })).memories).toHaveLength(2);
    });

    it('finds the one of many that a change is about', async () => {
      const facts = [
        'Takes warfarin.',
        'Has a tabby cat.',
        'Likes jazz.',
        'Works at Siemens.',
        'Drives a Kia.',
        'Is a vegetarian.',
      ];
      for (const text of [...facts, 'Plays chess.', 'Has a brother.', 'Speaks Tamil.'])
        await ask(remember, { contactId, text });
      await ask(remember, { contactId, text: 'I quit my job at Siemens.' });
      const { memories } = await ask(listMemories, { contactId });
      expect(facts.filter((fact) => !memories.some(({ text }) => text === fact))).toEqual(['Works at Siemens.']);
    });
  });
});

byDoors('the local arbiter without vectors', { settings: { ARBITER: 'local' }, clock }, ({ ask }) => {
  it('decides by plain words alone', async () => {
    const { id: contactId } = await ask(createContact, {});
    await ask(remember, { contactId, text: 'Takes metformin.' });
    const { decision } = await ask(remember, { contactId, text: 'I no longer take metformin.' });
    expect(decision).toMatchObject({ outcome: 'ended', decidedBy: 'classifier', model: 'local-words' });
    const { decision: other } = await ask(remember, { contactId, text: 'The metformin made me sick.' });
    expect(other).toMatchObject({ outcome: 'added', superseded: [] });
  });
});
