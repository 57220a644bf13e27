import { createContact } from '#contract/contacts.js';
import { getMemory, remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('getMemory', { clock }, ({ ask }) => {
  it('tells a version as it was known: first believed, restated, then superseded', async () => {
    const { id: contactId } = await ask(createContact, {});
    const slot = { contactId, attribute: 'employer' };
    clock.set('2026-01-05');
    const { memory } = await ask(remember, { ...slot, text: 'She works at A.', value: 'A' });
    const memoryId = memory?.id ?? '';
    clock.set('2026-02-05');
    await ask(remember, { ...slot, text: 'She is with A.', value: 'A', confidence: 0.5 });
    clock.set('2026-03-05');
    await ask(remember, { ...slot, text: 'She works at B.', value: 'B' });

    const first = await ask(getMemory, { memoryId, knownAt: '2026-01-20T00:00:00Z' });
    expect(first).toEqual({ ...memory, confidenceNow: first.confidenceNow });
    expect(first.confidenceNow).toBeCloseTo(0.8 * 2 ** (-15 / 365));
    const restated = await ask(getMemory, { memoryId, knownAt: '2026-02-20T00:00:00Z' });
    expect(restated.confidence).toBeCloseTo(0.9);
    expect(restated.supersededAt).toBeNull();
    const now = await ask(getMemory, { memoryId });
    const { confidenceNow } = now;
    expect(now).toEqual({ ...restated, supersededAt: '2026-03-05T00:00:00.000Z', confidenceNow });
    expect(confidenceNow).toBeLessThan(restated.confidenceNow);
  });

  it('does not know a version before it was recorded', async () => {
    clock.set('2026-04-01');
    const { id: contactId } = await ask(createContact, {});
    const { memory } = await ask(remember, { contactId, text: 'x', validFrom: '2020-01-01T00:00:00Z' });
    const early = { memoryId: memory?.id ?? '', knownAt: '2026-03-31T00:00:00Z' };
    await expect(ask(getMemory, early)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('does not know an id that it did not give out', async () => {
    await expect(ask(getMemory, { memoryId: '01ARZ3NDEKTSV4RRFFQ69G5FAV' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
