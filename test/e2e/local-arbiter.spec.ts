import { createContact } from '#contract/contacts.js';
import { getDecision, listMemories, remember } from '#contract/memories.js';
import type { Pair, Said } from '../pairs/pair.js';
import { NOW, PAIRS, shown, stillCurrent } from '../pairs/told.js';
import { byEveryDoor } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

/** @returns the words and whom they are about: neither attribute and value, nor how they are meant. */
function plain({ text, subject, validFrom, validTo }: Said): Said {
  return { text, subject, validFrom, validTo };
}

const clock = new TestClock(NOW);
const settings = { EMBEDDER: 'local', ARBITER: 'local' };

byEveryDoor('the local arbiter', { settings, clock }, (visit) => {
  const { ask } = visit;

  describe('of every pair, told in plain words', () => {
    let current: ReadonlySet<Pair> = new Set();
    beforeAll(async () => {
      current = await stillCurrent(visit, PAIRS, plain);
    }, 300_000);

    it('leaves what still holds, for a share of at least 0.98', () => {
      const lasting = PAIRS.filter(({ goes }) => !goes);
      const lost = lasting.filter((pair) => !current.has(pair));
      expect(lost.length / lasting.length <= 0.02 ? [] : lost.map(shown)).toEqual([]);
    });

    it('ends what holds no longer, for a share of at least 0.88', () => {
      const outdated = PAIRS.filter(({ goes }) => goes);
      const kept = outdated.filter((pair) => current.has(pair));
      expect(kept.length / outdated.length <= 0.12 ? [] : kept.map(shown)).toEqual([]);
    });
  });

  describe('of one contact', () => {
    let contactId = '';
    beforeEach(async () => {
      ({ id: contactId } = await ask(createContact, {}));
    });

    it('keeps its name, its probability and a reason with the decision', async () => {
      await ask(remember, { contactId, text: 'Lives in Lisbon.' });
      const { decision } = await ask(remember, {
        contactId,
        text: 'We found a flat in Porto and moved there for good.',
      });
      expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'classifier' });
      expect(decision.model).toMatch(/^local-arbiter#[0-9a-f]{12}$/);
      expect(decision.probability).toBeGreaterThan(0.85);
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
