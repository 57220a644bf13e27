import { createContact } from '#contract/contacts.js';
import { createFork } from '#contract/forks.js';
import { getHistory, remember, revertDecision, withdraw } from '#contract/memories.js';
import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { textsHeldOn } from '../support/stories/held-on.js';

const YORK = 'I live in York.';
const JULY = "From 1 July I'll live in Leeds.";
const AUGUST = "From 1 August I'll live in Leeds, not from July.";
const INSTEAD = "I'm moving to Leeds on 1 September instead.";
const HULL = "From 1 August I'll live in Hull.";
const NOT = "I'm not moving to Leeds after all.";
const ACME = 'I work at Acme.';
const EXPIRES = 'My contract with Acme expires on 30 June.';
const COFFEE = 'I drink coffee.';
const PAUSE = "I'm off coffee until June.";

const all = [YORK, JULY, AUGUST, INSTEAD, HULL, NOT, ACME, EXPIRES, COFFEE, PAUSE];
const embedder = ScriptedEmbedder.alike(all);
const so = { reason: 'So it is.', decidedBy: 'classifier' } as const;

/** What each statement takes the place of, first what it is most about. */
const REPLACES: Record<string, readonly string[]> = {
  [JULY]: [YORK],
  [HULL]: [YORK, JULY],
  [NOT]: [INSTEAD, JULY],
  [EXPIRES]: [ACME],
  [PAUSE]: [COFFEE],
};

function judged({ statement, candidates }: ArbiterQuestion): Verdict {
  for (const text of REPLACES[statement.text] ?? []) {
    const meant = candidates.find((one) => one.text === text);
    if (meant) return { outcome: 'supersede', id: meant.id, ...so };
  }
  return { outcome: 'add', ...so };
}

const arbiter = new ScriptedArbiter(judged);
const clock = new TestClock('2026-02-01T09:00:00Z');

byDoors('what was announced and is told anew', { clock, embedder, arbiter }, ({ ask }) => {
  let contactId = '';
  const tell = (day: string, text: string): Promise<Answer<typeof remember>> => {
    clock.set(`${day}T09:00:00Z`);
    return ask(remember, { contactId, text });
  };
  /** @returns what holds on each of the days. */
  const on = (...days: string[]): Promise<string[][]> => {
    const dates = days.map((day) => `2026-${day}`);
    return textsHeldOn(ask, { contactId }, dates);
  };
  const announced = [[YORK], [JULY], [JULY]];

  beforeEach(async () => {
    clock.set('2026-02-01T09:00:00Z');
    ({ id: contactId } = await ask(createContact, { timezone: 'UTC' }));
  });

  it('moves to its new day, and again, and what it takes the place of holds until then', async () => {
    await tell('2026-05-02', YORK);
    await tell('2026-05-10', JULY);
    const { decision: first } = await tell('2026-05-20', AUGUST);
    await expect(on('05-15', '05-25', '07-15', '08-15')).resolves.toEqual([[YORK], [YORK], [YORK], [AUGUST]]);
    const { decision: second } = await tell('2026-05-22', INSTEAD);
    await expect(on('08-15', '09-15')).resolves.toEqual([[YORK], [INSTEAD]]);
    for (const { id } of [second, first]) await ask(revertDecision, { decisionId: id ?? '' });
    await expect(on('06-15', '07-15', '08-15')).resolves.toEqual(announced);
  });

  it('moves in a fork alone', async () => {
    await tell('2026-05-02', YORK);
    await tell('2026-05-10', JULY);
    const of = contactId;
    ({ id: contactId } = await ask(createFork, { contactId: of }));
    await tell('2026-05-20', AUGUST);
    await expect(on('05-25', '07-15', '08-15')).resolves.toEqual([[YORK], [YORK], [AUGUST]]);
    contactId = of;
    await expect(on('06-15', '07-15', '08-15')).resolves.toEqual(announced);
  });

  it('leaves what it was to take the place of as it was, where it does not come', async () => {
    await tell('2026-05-02', YORK);
    await tell('2026-05-10', JULY);
    await tell('2026-05-20', INSTEAD);
    const { decision } = await tell('2026-05-25', NOT);
    expect(decision.superseded).toHaveLength(2);
    await expect(on('06-15', '09-15')).resolves.toEqual([[YORK, NOT].toSorted(), [YORK, NOT].toSorted()]);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(on('08-15', '09-15')).resolves.toEqual([[YORK], [INSTEAD]]);
  });

  it('leaves it as it was too where it is withdrawn before its day, until that is reverted', async () => {
    await tell('2026-05-02', YORK);
    await tell('2026-05-10', JULY);
    const { memory } = await tell('2026-05-20', AUGUST);
    const memoryId = memory?.id ?? '';
    clock.set('2026-05-25T09:00:00Z');
    await ask(withdraw, { memoryId });
    await expect(on('06-15', '07-15', '08-15')).resolves.toEqual([[YORK], [YORK], [YORK]]);
    const { steps } = await ask(getHistory, { memoryId });
    const { decisionId } = steps.findLast(({ as }) => as === 'withdrawn') ?? {};
    await ask(revertDecision, { decisionId: decisionId ?? '' });
    await expect(on('05-28', '07-15', '08-15')).resolves.toEqual([[YORK], [YORK], [AUGUST]]);
  });

  it('brings nothing back where it is withdrawn after its day', async () => {
    await tell('2026-05-02', YORK);
    const { memory } = await tell('2026-05-10', JULY);
    clock.set('2026-07-10T09:00:00Z');
    await ask(withdraw, { memoryId: memory?.id ?? '' });
    await expect(on('06-15', '07-15')).resolves.toEqual([[YORK], []]);
  });

  it('is so from its day on, until the day of what else is announced', async () => {
    await tell('2026-05-02', YORK);
    await tell('2026-05-10', JULY);
    await tell('2026-05-20', HULL);
    await expect(on('06-15', '07-15', '08-15')).resolves.toEqual([[YORK], [JULY], [HULL]]);
  });

  it('is over with the end that it tells of, as what ends then is', async () => {
    await tell('2026-05-02', ACME);
    await tell('2026-05-10', EXPIRES);
    await expect(on('06-15', '06-30', '07-01')).resolves.toEqual([[ACME, EXPIRES], [ACME, EXPIRES], []]);
  });

  it('ends a pause where what was paused is told again in the same words', async () => {
    await tell('2026-03-01', COFFEE);
    await tell('2026-03-05', PAUSE);
    const { decision } = await tell('2026-04-10', COFFEE);
    expect(decision).toMatchObject({ outcome: 'superseded', superseded: [expect.anything(), expect.anything()] });
    await expect(on('03-10', '04-15', '06-15')).resolves.toEqual([[PAUSE], [COFFEE], [COFFEE]]);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(on('04-15', '07-15')).resolves.toEqual([[PAUSE], [COFFEE]]);
  });
});
