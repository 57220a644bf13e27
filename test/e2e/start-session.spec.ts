import { createContact } from '#contract/contacts.js';
import { getSession, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('startSession', {}, ({ ask }) => {
  it('starts a session with an id of ours, open and empty', async () => {
    const { id: contactId } = await ask(createContact, {});
    const session = await ask(startSession, {
      contactId,
      channel: 'phone',
      agentId: 'desk-1',
      startedAt: '2026-01-05T10:00:00+05:30',
    });
    expect(session).toEqual({
      id: expect.any(String) as string,
      contactId,
      channel: 'phone',
      agentId: 'desk-1',
      startedAt: '2026-01-05T04:30:00.000Z',
      endedAt: null,
      status: 'open',
      turns: 0,
      extraction: {
        status: 'none',
        reason: null,
        extracted: 0,
        attempts: 0,
        nextAttemptAt: null,
        extractedAt: null,
        settledAt: null,
        found: 0,
        model: null,
        inputTokens: 0,
        outputTokens: 0,
        cost: null,
      },
    });
    await expect(ask(getSession, { sessionId: session.id })).resolves.toEqual(session);
  });

  it('finds the session of an id of the caller again', async () => {
    const { id: contactId } = await ask(createContact, {});
    const call = { contactId, id: 'sip:2026/call-1@desk', channel: 'phone' };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => ask(startSession, call)));
    for (const other of others) expect(other).toEqual(first);
    await expect(ask(getSession, { sessionId: call.id })).resolves.toEqual(first);
  });

  it("does not give a session's id to another contact", async () => {
    const [one, other] = [await ask(createContact, {}), await ask(createContact, {})];
    await ask(startSession, { contactId: one.id, id: 'call-2', channel: 'phone' });
    const taken = ask(startSession, { contactId: other.id, id: 'call-2', channel: 'phone' });
    await expect(taken).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it.each([
    { what: 'no channel', input: { channel: '' }, path: 'channel' },
    { what: 'an id with spaces', input: { channel: 'chat', id: 'call 3' }, path: 'id' },
    { what: 'an id of 129 characters', input: { channel: 'chat', id: 'x'.repeat(129) }, path: 'id' },
  ])('refuses $what', async ({ input, path }) => {
    const { id: contactId } = await ask(createContact, {});
    await expect(ask(startSession, { contactId, ...input })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path }],
    });
  });
});
