import { createContact } from '#contract/contacts.js';
import { listMemories, remember, rememberBatch, revertDecision } from '#contract/memories.js';
import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Answer } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';
import { textsHeldOn } from '../support/stories/held-on.js';

const DRINKS = 'I drink coffee.';
const PAUSE = 'No coffee until Easter for me.';
const STOPPED = "I've stopped drinking coffee for good.";
const BACK = "I'm back on coffee for good.";
const TEA = 'I drink tea instead for now.';

const all = [DRINKS, PAUSE, STOPPED, BACK, TEA];
const embedder = ScriptedEmbedder.alike(all);
const so = { reason: 'So it is.', decidedBy: 'classifier' } as const;

/** What each statement does to a fact that it is asked about. */
const DOES: Record<string, Record<string, { outcome: 'supersede' | 'restate'; polarity?: 'ends' }>> = {
  [PAUSE]: { [DRINKS]: { outcome: 'supersede' } },
  [STOPPED]: { [DRINKS]: { outcome: 'supersede', polarity: 'ends' }, [PAUSE]: { outcome: 'supersede' } },
  [BACK]: { [PAUSE]: { outcome: 'supersede' }, [DRINKS]: { outcome: 'restate' } },
  [TEA]: { [PAUSE]: { outcome: 'supersede' } },
};

function judged({ statement, candidates }: ArbiterQuestion): Verdict {
  for (const [text, does] of Object.entries(DOES[statement.text] ?? {})) {
    const meant = candidates.find((one) => one.text === text);
    if (meant) return { ...does, id: meant.id, ...so };
  }
  return { outcome: 'add', ...so };
}

const arbiter = new ScriptedArbiter(judged);
const clock = new TestClock('2026-01-05T09:00:00Z');
const DAYS = ['2026-01-10', '2026-03-10', '2026-03-25', '2026-04-20'];

byDoors('a fact that something else stands in the place of for a while', { clock, embedder, arbiter }, ({ ask }) => {
  let contactId = '';
  const tell = (day: string, text: string): Promise<Answer<typeof remember>> => {
    clock.set(`${day}T09:00:00Z`);
    return ask(remember, { contactId, text });
  };
  /** @returns what holds on each of the days. */
  const holding = (knownAt?: string): Promise<string[][]> => textsHeldOn(ask, { contactId, knownAt }, DAYS);
  const paused = [[DRINKS], [PAUSE], [PAUSE], [DRINKS]];

  beforeEach(async () => {
    clock.set('2026-01-05T09:00:00Z');
    ({ id: contactId } = await ask(createContact, { timezone: 'UTC' }));
    await tell('2026-01-05', DRINKS);
  });

  it.each([
    { then: STOPPED, what: 'does not hold again once that is told' },
    { then: BACK, what: 'holds once, not twice, when it is told to be back early' },
  ])('$what: $then', async ({ then }) => {
    await tell('2026-03-05', PAUSE);
    await expect(holding()).resolves.toEqual(paused);
    const { decision } = await tell('2026-03-20', then);
    expect(decision).toMatchObject({ outcome: 'superseded', superseded: [expect.anything(), expect.anything()] });
    await expect(holding()).resolves.toEqual([[DRINKS], [PAUSE], [then], [then]]);
    await expect(holding('2026-03-10T00:00:00Z')).resolves.toEqual(paused);
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(holding()).resolves.toEqual(paused);
  });

  it('holds again where what is told in the meantime says nothing about it', async () => {
    await tell('2026-03-05', PAUSE);
    await tell('2026-03-20', TEA);
    await expect(holding()).resolves.toEqual([[DRINKS], [PAUSE], [TEA], [DRINKS, TEA]]);
  });

  it('is found where the pause is told in the same batch', async () => {
    clock.set('2026-03-05T09:00:00Z');
    await ask(rememberBatch, { contactId, memories: [{ text: PAUSE }, { text: STOPPED }] });
    const { memories } = await ask(listMemories, { contactId, validAt: '2026-04-20T12:00:00Z' });
    expect(memories.map(({ text }) => text)).not.toContain(DRINKS);
  });
});
