import { createContact } from '#contract/contacts.js';
import { addTurns, listTurns, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('listTurns', { clock }, ({ ask }) => {
  let sessionId: string;

  beforeAll(async () => {
    const { id: contactId } = await ask(createContact, {});
    ({ id: sessionId } = await ask(startSession, { contactId, channel: 'chat' }));
    const turns = Array.from({ length: 5 }, (_, i) => ({ speaker: 'Asha', text: `${i}` }));
    await ask(addTurns, { sessionId, turns });
    clock.set('2026-01-02');
  });

  it('shows them in order, page by page, and pages stand where the first one stood', async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(listTurns, { sessionId, limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.turns.map(({ text }) => text));
      cursor = page.nextCursor;
      await ask(addTurns, { sessionId, turns: [{ speaker: 'Asha', text: 'said between pages' }] });
    }
    expect(seen).toEqual(['0', '1', '2', '3', '4']);
  });

  it('does not show what was not known yet', async () => {
    const { turns } = await ask(listTurns, { sessionId, knownAt: '2026-01-01T12:00:00Z' });
    expect(turns).toHaveLength(5);
    await expect(ask(listTurns, { sessionId, knownAt: '2025-12-31T00:00:00Z' })).resolves.toMatchObject({ turns: [] });
  });

  it('knows no turns of a session that was not started', async () => {
    await expect(ask(listTurns, { sessionId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
