import { createContact } from '#contract/contacts.js';
import { listSessions, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('listSessions', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    ({ id: contactId } = await ask(createContact, {}));
    for (const day of ['2026-01-03', '2026-01-05', '2026-01-04', '2026-01-04']) {
      await ask(startSession, { contactId, channel: day, startedAt: `${day}T00:00:00Z` });
    }
  });

  it('shows them newest first', async () => {
    const { sessions, nextCursor } = await ask(listSessions, { contactId });
    expect(sessions.map(({ channel }) => channel)).toEqual(['2026-01-05', '2026-01-04', '2026-01-04', '2026-01-03']);
    expect(nextCursor).toBeNull();
  });

  it('pages stand where the first one stood, though another starts meanwhile', async () => {
    const all = await ask(listSessions, { contactId });
    const seen = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(listSessions, { contactId, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.sessions);
      cursor = page.nextCursor;
      await ask(startSession, { contactId, channel: 'late', startedAt: '2026-01-01T00:00:00Z' });
    }
    expect(seen).toEqual(all.sessions);
  });

  it('does not show what was not known yet', async () => {
    await expect(ask(listSessions, { contactId, knownAt: '2025-12-31T00:00:00Z' })).resolves.toMatchObject({
      sessions: [],
    });
  });

  it('knows no sessions of nobody', async () => {
    const nobody = { contactId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    await expect(ask(listSessions, nobody)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
