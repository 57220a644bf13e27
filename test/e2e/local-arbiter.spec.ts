import { createContact } from '#contract/contacts.js';
import { getDecision, listMemories, remember } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byEveryDoor } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-20T09:00:00Z');
const settings = { EMBEDDER: 'local', ARBITER: 'local' };

byEveryDoor('the local arbiter', { settings, clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  describe('of one contact', () => {
    let contactId = '';
    beforeEach(async () => {
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

    it.each([
      'I wish I lived in Porto.',
      'Should we move to Porto?',
      'My sister lives in Porto.',
      'We plan to move to Porto.',
      'I was told that she moved to Porto.',
    ])('leaves what is known beside "%s"', async (text) => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.' });
      const { decision } = await ask(remember, { contactId, text });
      expect(decision).toMatchObject({ outcome: 'added', decidedBy: 'classifier', superseded: [] });
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

byEveryDoor('the local arbiter without vectors', { settings: { ARBITER: 'local' }, clock }, ({ ask }) => {
  it('decides by plain words alone', async () => {
    const { id: contactId } = await ask(createContact, {});
    await ask(remember, { contactId, text: 'Takes metformin.' });
    const { decision } = await ask(remember, { contactId, text: 'I no longer take metformin.' });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'classifier', model: 'local-words' });
    const { decision: other } = await ask(remember, { contactId, text: 'The metformin made me sick.' });
    expect(other).toMatchObject({ outcome: 'added', superseded: [] });
  });
});
