import { createContact } from '#contract/contacts.js';
import { getHistory, remember, withdraw } from '#contract/memories.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');
type Step = Answer<typeof getHistory>['steps'][number];

function lineOf({ as, memory, at, supersedes }: Step): string {
  const day = (instant: string | null): string => instant?.slice(0, 10) ?? '';
  return `${day(at)} ${as} ${memory.value} [${day(memory.validFrom)},${day(memory.validTo)}) of ${supersedes.length}`;
}

byDoors('getHistory', { clock }, ({ ask }) => {
  let [first, last] = ['', ''];

  beforeAll(async () => {
    clock.set('2026-01-01');
    const { id: contactId } = await ask(createContact, {});
    const live = async (day: string, value: string, more: object): Promise<string> => {
      clock.set(day);
      const statement = { contactId, attribute: 'current_city', text: `She lives in ${value}.`, value, ...more };
      return (await ask(remember, statement)).memory?.id ?? '';
    };
    first = await live('2026-01-05', 'Porto', { validFrom: '2026-01-01T00:00:00Z' });
    await live('2026-01-06', 'Porto', {});
    await live('2026-03-05', 'Lisbon', { validFrom: '2026-02-01T00:00:00Z' });
    last = await live('2026-04-05', 'Faro', { validFrom: '2026-02-01T00:00:00Z', as: 'correction' });
    clock.set('2026-05-05');
    await ask(withdraw, { memoryId: last, reason: 'It was a joke.' });
  });

  it('tells the whole chain, oldest first, whichever version is asked for', async () => {
    const { steps, nextCursor } = await ask(getHistory, { memoryId: first });
    expect(steps.map(lineOf)).toEqual([
      '2026-01-05 added Porto [2026-01-01,) of 0',
      '2026-03-05 remainder Porto [2026-01-01,2026-02-01) of 1',
      '2026-03-05 change Lisbon [2026-02-01,) of 1',
      '2026-04-05 correction Faro [2026-02-01,) of 1',
      '2026-05-05 withdrawn Faro [2026-02-01,) of 0',
    ]);
    expect(nextCursor).toBeNull();
    await expect(ask(getHistory, { memoryId: last })).resolves.toEqual({ steps, nextCursor });
  });

  it('gives every step its reason', async () => {
    const { steps } = await ask(getHistory, { memoryId: first });
    for (const { reason, decidedBy } of steps) expect([typeof reason, typeof decidedBy]).toEqual(['string', 'string']);
    expect(steps.at(-1)).toMatchObject({ decidedBy: 'caller', reason: 'It was a joke.' });
    expect(steps[0]?.restatements).toMatchObject([{ text: 'She lives in Porto.', at: '2026-01-06T00:00:00.000Z' }]);
  });

  it('ends where it was known to', async () => {
    const { steps } = await ask(getHistory, { memoryId: first, knownAt: '2026-03-06T00:00:00Z' });
    expect(steps.map(({ as }) => as)).toEqual(['added', 'remainder', 'change']);
    expect(steps[2]?.memory.supersededAt).toBeNull();
  });

  it('is paged, and no step is lost or told twice', async () => {
    const whole = await ask(getHistory, { memoryId: first });
    const steps: Step[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(getHistory, { memoryId: first, limit: 1, ...(cursor ? { cursor } : {}) });
      steps.push(...page.steps);
      cursor = page.nextCursor;
    }
    expect(steps).toEqual(whole.steps);
  });
});
