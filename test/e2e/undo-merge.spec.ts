import { createContact, getContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { closeStoredContacts, storedContactOf } from '../support/database/stored-contact.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('undoMerge', { clock }, ({ ask }) => {
  let [stays, other]: [string, string] = ['', ''];

  const tell = (
    contactId: string,
    text: string,
    more: Partial<Asked<typeof remember>> = {},
  ): Promise<Answer<typeof remember>> => ask(remember, { contactId, text, ...more });
  const seen = async (contactId: string, at: { knownAt?: string } = {}): Promise<unknown> => ({
    contact: await ask(getContact, { contactId, ...at }),
    memories: (await ask(listMemories, { contactId, ...at })).memories.map(
      ({ text, validFrom, validTo, confidence }) => ({
        text,
        validFrom,
        validTo,
        confidence,
      }),
    ),
  });
  const merge = (): Promise<Answer<typeof mergeContacts>> => ask(mergeContacts, { contactId: stays, from: other });

  afterAll(() => closeStoredContacts());

  beforeEach(async () => {
    clock.set('2026-01-01');
    ({ id: stays } = await ask(createContact, { name: 'Asha' }));
    ({ id: other } = await ask(createContact, { identifiers: [{ kind: 'phone', value: '+911234567890' }] }));
    clock.set('2026-02-01');
    await tell(stays, 'Lives in Pune.', { attribute: 'current_city', value: 'Pune' });
    await tell(other, 'She has a parrot.');
    clock.set('2026-02-10');
    await tell(other, 'Lives in Goa.', { attribute: 'current_city', value: 'Goa' });
    clock.set('2026-03-01');
  });

  it('shows both as they were, and that they were one meanwhile', async () => {
    const before = [await seen(stays), await seen(other)];
    const { mergeId, mergedAt } = await merge();
    const merged = await seen(other);
    clock.set('2026-04-01');
    const undone = await ask(undoMerge, { mergeId });
    expect(undone).toMatchObject({ mergeId, mergedAt, undoneAt: '2026-04-01T00:00:00.000Z' });
    expect([await seen(stays), await seen(other)]).toEqual(before);
    await expect(seen(other, { knownAt: '2026-03-15T00:00:00Z' })).resolves.toEqual(merged);
    await expect(seen(other, { knownAt: '2026-02-28T00:00:00Z' })).resolves.toEqual(before[1]);
  });

  it('leaves the contact that was merged byte for byte as it was', async () => {
    const before = await storedContactOf(other);
    const { mergeId } = await merge();
    await ask(undoMerge, { mergeId });
    const after = await storedContactOf(other);
    expect(after.versions).toEqual(before.versions);
    // The contact itself knows that it was merged, and since when it is itself again. The service of another spec, which has a model,
    // makes vectors for what this one left without.
    const rest = ({ nodes }: typeof before): unknown[] =>
      [...nodes]
        .filter(([, { labels }]) => !labels.includes('Contact'))
        .map(
          ([
            key,
            {
              properties: { embeddingA: _, ...properties },
              ...node
            },
          ]) => ({ key, ...node, properties }),
        );
    expect(rest(after)).toEqual(rest(before));
  });

  it('keeps what was told since with the contact that stayed', async () => {
    const { mergeId } = await merge();
    await tell(other, 'She plays chess.');
    await ask(undoMerge, { mergeId });
    await expect(seen(stays)).resolves.toMatchObject({
      memories: [{ text: 'She plays chess.' }, { text: 'Lives in Pune.' }],
    });
  });

  it.each([
    { what: 'superseded', text: 'Lives in Delhi.', more: { attribute: 'current_city', value: 'Delhi' } },
    { what: 'restated', text: 'She has a parrot.', more: {} },
  ])('is a conflict that names the decision, while what it brought is $what', async ({ text, more }) => {
    const before = [await seen(stays), await seen(other)];
    const { mergeId } = await merge();
    clock.set('2026-03-10');
    const later = await tell(stays, text, more);
    const named = expect.stringContaining(later.decision.id ?? '') as string;
    await expect(ask(undoMerge, { mergeId })).rejects.toMatchObject({ code: 'CONFLICT', message: named });
    await ask(revertDecision, { decisionId: later.decision.id ?? '' });
    await ask(undoMerge, { mergeId });
    expect([await seen(stays), await seen(other)]).toEqual(before);
  });

  it('is a conflict when it was undone, and the two can be merged again', async () => {
    const { mergeId } = await merge();
    await ask(undoMerge, { mergeId });
    await expect(ask(undoMerge, { mergeId })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(merge()).resolves.toMatchObject({ copied: 2 });
  });

  it('of merges in a row the last goes first', async () => {
    const { mergeId } = await merge();
    const { id: third } = await ask(createContact, {});
    const second = await ask(mergeContacts, { contactId: third, from: stays });
    await expect(ask(getContact, { contactId: other })).resolves.toMatchObject({ id: third });
    const named = expect.stringContaining(third) as string;
    await expect(ask(undoMerge, { mergeId })).rejects.toMatchObject({ code: 'CONFLICT', message: named });
    await ask(undoMerge, { mergeId: second.mergeId });
    await expect(ask(undoMerge, { mergeId })).resolves.toMatchObject({ mergeId });
    await expect(ask(getContact, { contactId: other })).resolves.toMatchObject({ id: other });
  });

  it('of two who knew nothing, and of none, is told apart', async () => {
    const [{ id: contactId }, { id: from }] = [await ask(createContact, {}), await ask(createContact, {})];
    const { mergeId } = await ask(mergeContacts, { contactId, from });
    await expect(ask(undoMerge, { mergeId })).resolves.toMatchObject({ copied: 0 });
    const nobodys = { mergeId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' };
    await expect(ask(undoMerge, nobodys)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
