import { createContact } from '#contract/contacts.js';
import { getHistory, listMemories, remember, rememberBatch, revertDecision, withdraw } from '#contract/memories.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('revertDecision, of what stood beside something', { clock }, ({ ask }) => {
  let contactId: string;

  const city = (value: string) => ({
    ...{ text: `She lives in ${value}.`, attribute: 'current_city', value, reconcile: false },
  });
  const live = async (value: string): Promise<string> =>
    (await ask(remember, { contactId, ...city(value) })).memory?.id ?? '';
  const replace = async (memoryId: string, text: string): Promise<string> =>
    (await ask(remember, { contactId, text, supersedes: memoryId })).decision.id ?? '';
  const revert = async (decisionId: string | null): Promise<string> => {
    clock.set(new Date(clock.now().getTime() + 86_400_000).toISOString());
    return (await ask(revertDecision, { decisionId: decisionId ?? '' })).decision.id ?? '';
  };
  const withdrawn = async (memoryId: string): Promise<string> => {
    await ask(withdraw, { memoryId });
    return (await ask(getHistory, { memoryId })).steps.at(-1)?.decisionId ?? '';
  };
  const values = async (): Promise<Answer<typeof listMemories>['memories'][number]['value'][]> =>
    (await ask(listMemories, { contactId })).memories.map(({ value }) => value).sort();

  beforeEach(async () => {
    clock.set('2026-01-01');
    ({ id: contactId } = await ask(createContact, {}));
    clock.set('2026-02-01');
  });

  it('brings it back beside what another revert brought back before', async () => {
    const [pune, goa] = [await live('Pune'), await live('Goa')];
    clock.set('2026-02-05');
    const decisions = [await replace(pune, 'She sold the flat.'), await replace(goa, 'She let the house.')];
    const undone = await revert(decisions[1] ?? '');
    // However often that was undone in between.
    await revert(await revert(undone));
    await revert(decisions[0] ?? '');
    await expect(values()).resolves.toEqual(['Goa', 'Pune']);
  });

  it('does so when one batch replaced both', async () => {
    const [pune, goa] = [await live('Pune'), await live('Goa')];
    clock.set('2026-02-05');
    const { results } = await ask(rememberBatch, {
      contactId,
      memories: [
        { text: 'She sold the flat.', supersedes: pune },
        { text: 'She let the house.', supersedes: goa },
      ],
    });
    for (const { decision } of results.toReversed()) await revert(decision.id);
    await expect(values()).resolves.toEqual(['Goa', 'Pune']);
  });

  it.each([
    { told: 'before', isRefused: false },
    { told: 'after', isRefused: true },
  ])('goes by the order in a batch that told the other $told it', async ({ isRefused }) => {
    const pune = await live('Pune');
    clock.set('2026-02-05');
    const sells = { text: 'She sold the flat.', supersedes: pune };
    const memories = isRefused ? [sells, city('Goa')] : [city('Goa'), sells];
    const { results } = await ask(rememberBatch, { contactId, memories });
    const [sold, told] = isRefused ? results : results.toReversed();
    clock.set('2026-02-06');
    await revert(await withdrawn(told?.memory?.id ?? ''));
    const reverting = revert(sold?.decision.id ?? null);
    await (isRefused ? expect(reverting).rejects.toMatchObject({ code: 'CONFLICT' }) : reverting);
    const all = isRefused ? ['Goa', null] : ['Goa', 'Pune'];
    await expect(values()).resolves.toEqual(all);
  });

  it('is a conflict when what another revert brought back was gone by then', async () => {
    const pune = await live('Pune');
    clock.set('2026-02-05');
    const puneGone = await withdrawn(pune);
    const goa = await live('Goa');
    clock.set('2026-02-06');
    const goaGone = await withdrawn(goa);
    const back = await revert(puneGone);
    const named = expect.stringContaining(back) as string;
    await expect(ask(revertDecision, { decisionId: goaGone })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: named,
    });
    await expect(values()).resolves.toEqual(['Pune']);
  });
});
