import { createContact } from '#contract/contacts.js';
import { remember, withdraw } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-11-02T09:00:00Z');
const METFORMIN = { text: 'Takes metformin.', attribute: 'medication', value: 'metformin' };

byDoors('a question for what is no longer so', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
    await ask(remember, { contactId, ...METFORMIN, saidAt: '2026-03-01T10:00:00Z' });
    await ask(remember, { contactId, text: 'Her knee hurts.', saidAt: '2026-03-01T10:00:00Z' });
    const ends = { text: 'I came off metformin last week.', polarity: 'ends' } as const;
    await ask(remember, { contactId, ...METFORMIN, ...ends, saidAt: '2026-09-01T10:00:00Z' });
    const policy = { text: 'Her policy is with Aviva.', attribute: 'insurer', value: 'Aviva' };
    await ask(remember, { contactId, ...policy, validFrom: '2025-01-01', validTo: '2026-06-30' });
  });

  it('is told what was so, apart from the results, and what was said when it ended', async () => {
    const answer = await ask(recall, { contactId, query: 'Does she take metformin?' });
    expect(answer).toMatchObject({
      found: 'none',
      noLonger: [{ memory: { text: 'Takes metformin.' }, said: 'I came off metformin last week.' }],
    });
    expect(answer.noLonger[0]?.memory.validTo).not.toBeNull();
    expect(answer.results.map(({ memory }) => memory?.text)).not.toContain('Takes metformin.');
  });

  it('is told so too where nobody said that it ended', async () => {
    const { noLonger } = await ask(recall, { contactId, query: 'Is her policy with Aviva?' });
    expect(noLonger).toMatchObject([{ memory: { text: 'Her policy is with Aviva.' }, said: null }]);
  });

  it('is told of a plan that was cancelled, and by which words, until it is planned again', async () => {
    const { id } = await ask(createContact, { timezone: 'UTC' });
    await ask(remember, { contactId: id, text: 'We are going to Crete in June.' });
    await ask(remember, { contactId: id, text: 'We cancelled Crete.' });
    const query = 'Are they going to Crete?';
    await expect(ask(recall, { contactId: id, query })).resolves.toMatchObject({
      found: 'none',
      noLonger: [{ memory: { text: 'We are going to Crete in June.' }, said: 'We cancelled Crete.' }],
    });
    await expect(ask(recall, { contactId: id, query, tag: 'other' })).resolves.toMatchObject({ noLonger: [] });
    await expect(ask(recall, { contactId: id, query, agentId: 'agent' })).resolves.toMatchObject({ noLonger: [{}] });
    await ask(remember, { contactId: id, text: 'We are going to Crete in September.' });
    await expect(ask(recall, { contactId: id, query })).resolves.toMatchObject({ found: 'some', noLonger: [] });
  });

  it('is told nothing of a plan that was withdrawn as wrong, nor of one that was told later', async () => {
    const { id } = await ask(createContact, { timezone: 'UTC' });
    const { memory } = await ask(remember, { contactId: id, text: 'The plumber is coming on Tuesday at 9.' });
    await ask(remember, { contactId: id, text: 'We are going to Malta in May.' });
    await ask(withdraw, { memoryId: memory?.id ?? '' });
    await ask(remember, { contactId: id, text: 'We cancelled Malta.' });
    await expect(ask(recall, { contactId: id, query: 'Is the plumber coming on Tuesday?' })).resolves.toMatchObject({
      noLonger: [],
    });
    const query = 'Are they going to Malta?';
    await expect(ask(recall, { contactId: id, query })).resolves.toMatchObject({ noLonger: [{}] });
    await expect(ask(recall, { contactId: id, query, validAt: '2026-10-01' })).resolves.toMatchObject({ noLonger: [] });
  });

  it('is told nothing of the past where something that is so answers, and where it asks for the past', async () => {
    await expect(ask(recall, { contactId, query: 'Does her knee hurt?' })).resolves.toMatchObject({
      found: 'some',
      noLonger: [],
    });
    for (const asked of [
      { query: 'Did she use to take metformin?' },
      { query: 'metformin', include: ['ended'] as const },
    ])
      await expect(ask(recall, { contactId, ...asked, include: [...(asked.include ?? [])] })).resolves.toMatchObject({
        found: 'some',
        noLonger: [],
      });
  });

  it('stands where the question does: what holds then is a result, and what was not believed yet has not ended', async () => {
    const query = 'Does she take metformin?';
    await expect(ask(recall, { contactId, query, validAt: '2026-04-01' })).resolves.toMatchObject({
      found: 'some',
      noLonger: [],
    });
    await expect(ask(recall, { contactId, query: 'Does she own a horse?' })).resolves.toMatchObject({ noLonger: [] });
  });
});
