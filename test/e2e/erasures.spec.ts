import { type Certificate, faultOf } from '#contacts/certificate.js';
import { createContact, eraseContact, mergeContacts } from '#contract/contacts.js';
import { getErasure, listErasures } from '#contract/erasures.js';
import { remember } from '#contract/memories.js';
import { newId } from '#graph/ids.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('getErasure', {}, ({ ask }) => {
  it('shows whom an erasure deleted, when and how much, and no word of them', async () => {
    const [one, other] = [await ask(createContact, { name: 'Asha' }), await ask(createContact, {})];
    await ask(remember, { contactId: one.id, text: 'Keeps a quokka.' });
    await ask(mergeContacts, { contactId: one.id, from: other.id });
    const { certificateId, erasedAt, erased } = await ask(eraseContact, { contactId: one.id });
    const certificate = await ask(getErasure, { erasureId: certificateId });
    const contactIds = [one.id, other.id].sort();
    expect(certificate).toMatchObject({ id: certificateId, contactId: one.id, contactIds, erasedAt, erased });
    expect(JSON.stringify(certificate)).not.toMatch(/Asha|quokka/);
  });

  it('knows none of nobody', async () => {
    await expect(ask(getErasure, { erasureId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

byDoors('listErasures', {}, ({ ask }) => {
  it('shows them in order, page by page, each with the hash of the one before, also where many erased at once', async () => {
    const contacts = await Promise.all(Array.from({ length: 9 }, () => ask(createContact, {})));
    const erased = await Promise.all(contacts.map(({ id: contactId }) => ask(eraseContact, { contactId })));

    const listed: Certificate[] = [];
    for (let cursor: string | undefined | null; cursor !== null;) {
      const { erasures, nextCursor } = await ask(listErasures, { limit: 4, ...(cursor ? { cursor } : {}) });
      listed.push(...erasures.map((one) => ({ ...one, erasedAt: new Date(one.erasedAt) })));
      cursor = nextCursor;
    }
    const made = new Set(erased.map(({ certificateId }) => certificateId));
    expect(listed.filter(({ id }) => made.has(id))).toHaveLength(9);
    expect(faultOf(listed)).toBeNull();
  });
});
