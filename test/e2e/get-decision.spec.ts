import { createContact } from '#contract/contacts.js';
import { getDecision, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('getDecision', {}, ({ ask }) => {
  it('tells of every statement how it met what was believed, as it was answered', async () => {
    const { id: contactId } = await ask(createContact, {});
    const slot = { contactId, attribute: 'current_city' };
    const statements = [
      { ...slot, text: 'She lives in Pune.', value: 'Pune' },
      { ...slot, text: 'Her home is Pune.', value: 'Pune' },
      { ...slot, text: 'She lives in Goa.', value: 'Goa' },
      { contactId, text: 'She lives for tea.' },
    ];
    for (const statement of statements) {
      const { memory, decision } = await ask(remember, statement);
      await expect(ask(getDecision, { decisionId: decision.id ?? '' })).resolves.toEqual({
        decision,
        memoryId: memory?.id,
        contactId,
        text: statement.text,
        recordedAt: expect.any(String) as string,
        reverts: null,
        revertedAt: null,
      });
    }
  });

  it('shows the candidates with the parts of their scores', async () => {
    const { id: contactId } = await ask(createContact, {});
    const first = await ask(remember, { contactId, text: 'She drinks green tea.', importance: 0.9 });
    const { decision } = await ask(remember, { contactId, text: 'She drinks black tea.' });
    expect(decision.candidates).toMatchObject([
      { id: first.memory?.id, text: 'She drinks green tea.', parts: { importance: 0.9 } },
    ]);
  });

  it('knows no decision that was not made', async () => {
    const unknown = { decisionId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    await expect(ask(getDecision, unknown)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
