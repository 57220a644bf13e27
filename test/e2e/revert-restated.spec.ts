import { createContact } from '#contract/contacts.js';
import { listMemories, remember, revertDecision } from '#contract/memories.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('revertDecision, of what was restated since', { clock }, ({ ask }) => {
  let contactId: string;

  const tell = (text: string, more: Partial<Asked<typeof remember>> = {}): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId, text, ...more });
  const revert = ({ decision }: Answer<typeof remember>): Promise<Answer<typeof revertDecision>> =>
    ask(revertDecision, { decisionId: decision.id ?? '' });
  const believed = async (at: { validAt?: string } = {}): Promise<unknown[]> =>
    (await ask(listMemories, { contactId, ...at })).memories.map(({ text, confidence }) => [text, confidence]);

  beforeEach(async () => {
    clock.set('2026-01-01');
    ({ id: contactId } = await ask(createContact, {}));
    clock.set('2026-01-05');
  });

  it('is a conflict when what is left of what would come back was restated since', async () => {
    const leeds = 'I work out of the Leeds office.';
    const { memory } = await tell(leeds);
    clock.set('2026-03-05');
    const moves = await tell('From 1 July I will be working out of the Sheffield office.', { supersedes: memory?.id });
    clock.set('2026-04-05');
    const again = await tell(leeds, { confidence: 0.5, validTo: '2026-06-01T00:00:00Z', validFrom: '2026-04-01' });
    expect(again.decision.outcome).toBe('restated');
    const named = expect.stringContaining(again.decision.id ?? '') as string;
    await expect(revert(moves)).rejects.toMatchObject({ code: 'CONFLICT', message: named });
    await expect(believed({ validAt: '2026-05-01' })).resolves.toContainEqual([leeds, 0.9]);
    const undone = await revert(again);
    const first = await revert(moves);
    await expect(believed()).resolves.toEqual([[leeds, 0.8]]);
    clock.set('2026-05-05');
    const once = await tell(leeds, { confidence: 0.5 });
    const redo = ask(revertDecision, { decisionId: first.decision.id ?? '' });
    const later = expect.stringContaining(once.decision.id ?? '') as string;
    await expect(redo).rejects.toMatchObject({ code: 'CONFLICT', message: later });
    expect(undone.memories).toMatchObject([{ text: leeds, confidence: 0.8 }]);
  });

  it('is a conflict when a fact that was told to last longer was restated since', async () => {
    const tea = 'She likes tea.';
    await tell(tea);
    clock.set('2026-02-05');
    const longer = await tell(tea, { validFrom: '2025-01-01' });
    expect(longer.decision.outcome).toBe('superseded');
    const again = await tell(tea);
    const named = expect.stringContaining(again.decision.id ?? '') as string;
    await expect(revert(longer)).rejects.toMatchObject({ code: 'CONFLICT', message: named });
    await revert(again);
    await revert(longer);
    await expect(believed()).resolves.toEqual([[tea, 0.8]]);
  });
});
