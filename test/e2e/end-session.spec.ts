import { createContact } from '#contract/contacts.js';
import { endSession, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';

const STARTED = '2026-01-05T10:00:00.000Z';

byDoors('endSession', {}, ({ ask }) => {
  let sessionId: string;

  beforeEach(async () => {
    const { id: contactId } = await ask(createContact, {});
    ({ id: sessionId } = await ask(startSession, { contactId, channel: 'phone', startedAt: STARTED }));
  });

  it('ends now, or when it says', async () => {
    const ended = await ask(endSession, { sessionId, endedAt: '2026-01-05T10:30:00Z' });
    expect(ended).toMatchObject({ id: sessionId, status: 'ended', endedAt: '2026-01-05T10:30:00.000Z' });
  });

  it('again changes nothing', async () => {
    const first = await ask(endSession, { sessionId });
    await expect(ask(endSession, { sessionId, endedAt: '2027-01-05T10:30:00Z' })).resolves.toEqual(first);
  });

  it('does not end before it started', async () => {
    const early = { sessionId, endedAt: '2026-01-05T09:59:59.999Z' };
    await expect(ask(endSession, early)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'endedAt' }] });
  });

  it('ends no session that was not started', async () => {
    await expect(ask(endSession, { sessionId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
