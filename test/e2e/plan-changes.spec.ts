import { createContact } from '#contract/contacts.js';
import { listEvents } from '#contract/events.js';
import { remember, rememberBatch, revertDecision } from '#contract/memories.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { PLAN_CHANGES, type PlanChangePair } from '../pairs/plan-change.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors, type Visit } from '../support/doors/doors.js';
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

byDoors('a plan that is spoken of in other words', { clock, embedder: new ScriptedEmbedder() }, (visit) => {
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
  });

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

const DENTIST = { subject: 'Asha', verb: 'has', object: 'dentist appointment', status: 'planned' as const };
const chosen = { at: '' };
const arbiter = new ScriptedArbiter(({ candidates }) => {
  const meant = candidates.find(({ event }) => event?.startsAt?.toISOString().startsWith(chosen.at));
  return meant && chosen.at !== ''
    ? { outcome: 'supersede', id: meant.id, reason: 'That one is meant.' }
    : { outcome: 'add', reason: 'Nobody knows.' };
});

/** Two plans that the same words fit, and what is said of one. */
async function twoDentists({ ask }: Visit, text: string): Promise<{ contactId: string; ids: string[]; told: Told }> {
  clock.set(SAID);
  const { id: contactId } = await ask(createContact, { name: 'Asha Kale', timezone: ZONE });
  const ids: string[] = [];
  for (const startsAt of ['2026-03-05T09:30:00Z', '2026-04-09T09:30:00Z']) {
    const { memory } = await ask(remember, {
      contactId,
      text: `Dentist at ${startsAt}`,
      event: { ...DENTIST, startsAt },
    });
    ids.push(memory?.id ?? '');
  }
  return { contactId, ids, told: await ask(remember, { contactId, text }) };
}
type Told = Answer<typeof remember>;

byDoors('words that fit several plans', { clock, embedder: new ScriptedEmbedder() }, (visit) => {
  const planned = async (contactId: string): Promise<number> =>
    (await visit.ask(listEvents, { contactId, status: 'planned' })).events.length;

  it('touch none without an arbiter: they stand beside, and the decision lists the plans', async () => {
    const { contactId, ids, told } = await twoDentists(visit, 'The dentist is moved to Monday.');
    expect(told.decision).toMatchObject({ outcome: 'added', decidedBy: 'event' });
    expect(told.memory).toMatchObject({ kind: 'semantic', status: null });
    expect(told.decision.candidates.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    await expect(planned(contactId)).resolves.toBe(2);
  });

  it('mean the one whose time they name, and a revert gives it back', async () => {
    const { contactId, ids, told } = await twoDentists(visit, "Thursday's dentist is cancelled.");
    expect(told).toMatchObject({ memory: { id: ids[0] }, decision: { outcome: 'withdrawn', decidedBy: 'event' } });
    await expect(planned(contactId)).resolves.toBe(1);
    await visit.ask(revertDecision, { decisionId: told.decision.id ?? '' });
    await expect(planned(contactId)).resolves.toBe(2);
  });
});

byDoors(
  'words that fit several plans, with an arbiter',
  { clock, embedder: new ScriptedEmbedder(), arbiter },
  (visit) => {
    it.each([
      { at: '2026-04-09', text: 'The dentist is moved to Monday.', outcome: 'superseded' },
      { at: '2026-04-09', text: 'The dentist is cancelled.', outcome: 'withdrawn' },
      { at: '', text: 'The dentist is cancelled.', outcome: 'added' },
    ])('mean the one that it names ($at): $outcome', async ({ at, text, outcome }) => {
      chosen.at = at;
      const { contactId, told } = await twoDentists(visit, text);
      expect(told.decision).toMatchObject({ outcome, decidedBy: 'arbiter' });
      const { events } = await visit.ask(listEvents, { contactId, status: 'planned' });
      expect(events.some(({ startsAt }) => startsAt?.startsWith('2026-03-05T09:30'))).toBe(true);
      expect(events).toHaveLength(outcome === 'withdrawn' ? 1 : 2);
    });
  },
);
