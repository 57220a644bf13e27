import { createContact } from '#contract/contacts.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('rememberBatch, of what makes way for something announced', { clock }, ({ ask }) => {
  const TIMES = ['2026-02-20', '2026-03-10', '2026-06-01'];

  /** Told of coffee, and of tea instead from May on; then of both, in one call or in two. @returns what is believed then. */
  async function told(how: 'in one call' | 'one by one'): Promise<unknown[]> {
    clock.set('2026-01-01');
    const { id: contactId } = await ask(createContact, {});
    clock.set('2026-02-01');
    const coffee = await ask(remember, { contactId, text: 'I drink coffee.' });
    const text = 'From 1 May I drink tea instead of coffee.';
    const tea = await ask(remember, { contactId, text, supersedes: coffee.memory?.id });
    const { memories } = await ask(listMemories, { contactId });
    const untilMay = memories.find((memory) => memory.text === 'I drink coffee.')?.id;
    clock.set('2026-03-01');
    const both = [
      { text: 'I drink decaf.', supersedes: untilMay },
      { text: 'I will not change to tea.', supersedes: tea.memory?.id, polarity: 'never' as const },
    ];
    if (how === 'in one call') await ask(rememberBatch, { contactId, memories: both });
    else for (const statement of both) await ask(remember, { contactId, ...statement });
    const believed = await Promise.all(TIMES.map((validAt) => ask(listMemories, { contactId, validAt })));
    return believed.map(({ memories: all }) => all.map((memory) => memory.text).sort());
  }

  it('believes what it would one by one: nothing is replaced twice', async () => {
    await expect(told('in one call')).resolves.toEqual(await told('one by one'));
  });
});
