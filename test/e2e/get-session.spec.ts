import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('getSession', {}, ({ ask }) => {
  it('tells how many turns it has, and whether it has ended', async () => {
    const { id: contactId } = await ask(createContact, {});
    const started = await ask(startSession, { contactId, channel: 'chat' });
    const sessionId = started.id;
    await ask(addTurns, {
      sessionId,
      turns: [
        { speaker: 'a', text: 'one' },
        { speaker: 'b', text: 'two' },
      ],
    });
    const { extraction, ...session } = await ask(getSession, { sessionId });
    expect({ ...session, extraction: started.extraction }).toEqual({ ...started, turns: 2 });
    expect([started.extraction.status, extraction.status]).toEqual(['none', 'collecting']);
    const ended = await ask(endSession, { sessionId });
    await expect(ask(getSession, { sessionId })).resolves.toEqual(ended);
  });

  it('knows no session that was not started', async () => {
    await expect(ask(getSession, { sessionId: 'none' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
