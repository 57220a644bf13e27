import { createContact } from '#contract/contacts.js';
import { listEvents } from '#contract/events.js';
import { rememberBatch } from '#contract/memories.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { PLAN_CHANGES, type PlanChangePair } from '../pairs/plan-change.js';
import { byEveryDoor, type Visit } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

// A Monday, and the Tuesday after.
const [PLANNED, SAID] = ['2026-03-02T09:00:00Z', '2026-03-03T09:00:00Z'];
const clock = new TestClock(SAID);
const ZONE = 'Asia/Kolkata';
const KOLKATA_MS = 5.5 * 3_600_000;
/** As many at once as the service has connections for without a wait. */
const AT_ONCE = 20;

/** @returns where the plan is planned for after the words, in the zone of the contact; as the pairs state it. */
async function whereAfter({ ask }: Visit, { plan, said }: PlanChangePair): Promise<string> {
  const { id: contactId } = await ask(createContact, { name: 'Asha Kale', timezone: ZONE });
  const memories = [
    { saidAt: PLANNED, ...plan },
    { saidAt: SAID, ...said },
  ];
  const { results } = await ask(rememberBatch, { contactId, memories });
  const [first, second] = results;
  const { events } = await ask(listEvents, { contactId, status: 'planned' });
  if (events.some(({ id }) => id === first?.memory?.id)) return 'stays';
  if (second?.decision.outcome === 'withdrawn') return events.length === 0 ? 'gone' : 'gone, and one is left';
  const [moved, ...more] = events;
  if (!moved || more.length > 0) return `${events.length} plans`;
  if (!moved.startsAt) return 'none';
  return new Date(Date.parse(moved.startsAt) + KOLKATA_MS).toISOString();
}

byEveryDoor('a plan that is spoken of in other words', { clock, embedder: new ScriptedEmbedder() }, (visit) => {
  const after = new Map<PlanChangePair, string>();
  const shown = (pair: PlanChangePair): string =>
    `"${pair.plan.text}" then "${pair.said.text}": ${after.get(pair) ?? ''}, not ${pair.then}`;
  const wrong = (pairs: readonly PlanChangePair[]): string[] =>
    pairs.filter((pair) => !after.get(pair)?.startsWith(pair.then)).map(shown);

  beforeAll(async () => {
    for (let at = 0; at < PLAN_CHANGES.length; at += AT_ONCE)
      await Promise.all(
        PLAN_CHANGES.slice(at, at + AT_ONCE).map(async (pair) => after.set(pair, await whereAfter(visit, pair))),
      );
  }, 180_000);

  it('is left alone where the words are not about it', () => {
    expect(wrong(PLAN_CHANGES.filter(({ then }) => then === 'stays'))).toEqual([]);
  });

  it('is moved or gone in at least 97 of 100 cases where they are', () => {
    const about = PLAN_CHANGES.filter(({ then }) => then !== 'stays');
    const missed = wrong(about);
    expect(missed.length <= Math.floor(0.03 * about.length) ? [] : missed).toEqual([]);
  });

  it('no pair is told twice, and half of them are not about the plan', () => {
    expect(new Set(PLAN_CHANGES.map(({ plan, said }) => `${plan.text} ${said.text}`)).size).toBe(PLAN_CHANGES.length);
    const stays = PLAN_CHANGES.filter(({ then }) => then === 'stays').length / PLAN_CHANGES.length;
    expect(stays).toBeGreaterThan(0.45);
    expect(stays).toBeLessThan(0.55);
  });
});
