import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { DomainError } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { believed } from '../support/stories/believed.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { testConnection } from '../support/service/service.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

const TIMES = Array.from({ length: 14 }, (_, i) => day(7 * i));

/** Facts, pauses, ends and changes for a day to come, and plans. */
const TEXTS = [
  'I drink coffee.',
  'No coffee until 1 April.',
  "I've stopped drinking coffee for good.",
  "I'm back on coffee.",
  'From 1 May I drink tea instead of coffee.',
  "I'm at Acme until 1 April.",
  "I've given notice, I'm at Acme until 1 May.",
  'Yoga every Tuesday at 6pm.',
  'Yoga on 10 March is cancelled.',
];
const VERDICTS: readonly ((id: string) => Verdict)[] = [
  () => ({ outcome: 'add', reason: 'So.', isUnclear: true }),
  (id) => ({ outcome: 'restate', id, reason: 'So.' }),
  (id) => ({ outcome: 'supersede', id, reason: 'So.' }),
  (id) => ({ outcome: 'supersede', id, reason: 'So.', polarity: 'ends' }),
  (id) => ({ outcome: 'supersede', id, reason: 'So.', polarity: 'never' }),
  (id) => ({ outcome: 'supersede', id, reason: 'So.', mode: 'correction' }),
  (id) => ({ outcome: 'supersede', id, reason: 'So.', isEnd: true }),
];

const telling = fc.record({
  text: fc.constantFrom(...TEXTS),
  denial: fc.constantFrom(null, null, null, 'ends' as const, 'never' as const),
  /** Which of what holds it names, if any. */
  names: fc.option(fc.nat(5), { nil: null }),
  subject: fc.constantFrom(undefined, undefined, 'sister'),
});
const stories = fc.record({
  batches: fc.array(fc.array(telling, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 5 }),
  verdicts: fc.infiniteStream(fc.nat(VERDICTS.length - 1)).map((all) => [...all.take(TEXTS.length)]),
});

describe('any story of batches that any arbiter decides', () => {
  let verdicts: readonly number[] = [];
  const judged = ({ statement, candidates }: ArbiterQuestion): Verdict => {
    const kind = VERDICTS[verdicts[TEXTS.indexOf(statement.text)] ?? 0] as (typeof VERDICTS)[number];
    const [first] = candidates.toSorted((a, b) => a.text.localeCompare(b.text));
    return first ? kind(first.id) : { outcome: 'add', reason: 'So.' };
  };
  const days = new DayByDay({
    arbiter: new ScriptedArbiter(judged),
    embedder: ScriptedEmbedder.alike(TEXTS),
  });
  const { caller, clock } = days;
  const seen = (contactId: string, knownAt?: Date): Promise<string[]> =>
    believed(days.service, caller, { contactId, times: TIMES, knownAt });

  /** @returns the decisions; none where the batch is refused, which writes nothing. */
  async function tell(contactId: string, batch: readonly (typeof telling extends fc.Arbitrary<infer T> ? T : never)[]) {
    const { memories: known } = await days.get(HistoryService).list(caller, { contactId, limit: 100 });
    const memories = batch.map(({ text, denial, names, subject }): StatementInput => ({
      ...{ text, subject, reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change', timezone: 'UTC' },
      ...(denial ? { polarity: denial, attribute: 'employer', value: 'Acme' } : {}),
      supersedes: names === null ? undefined : known[names % known.length]?.id,
    }));
    try {
      const { results } = await days.get(RememberService).rememberBatch(caller, { contactId, memories });
      return results.map(({ decision }) => decision.id ?? '');
    } catch (error) {
      if (error instanceof DomainError && ['INVALID', 'CONFLICT'].includes(error.code)) return [];
      throw error;
    }
  }

  it('is undone by reverting it from the last to the first, and the past reads as it did', async () => {
    const property = fc.asyncProperty(
      stories,
      untilOver(async (story) => {
        verdicts = story.verdicts;
        clock.reset();
        const { id: contactId } = await days.get(ContactsService).create(caller, {});
        const steps: { before: string[]; decided: string[]; knownAt: Date }[] = [];
        for (const batch of story.batches) {
          days.tomorrow();
          const { asOf } = await days.get(HistoryService).list(caller, { contactId, limit: 1 });
          const before = await seen(contactId);
          steps.push({ before, decided: await tell(contactId, batch), knownAt: asOf.knownAt });
        }
        for (const { before, decided } of steps.toReversed()) {
          days.tomorrow();
          for (const decisionId of decided.toReversed()) await days.get(RevertService).revert(caller, { decisionId });
          expect(await seen(contactId)).toEqual(before);
        }
        for (const { before, knownAt } of steps) expect(await seen(contactId, knownAt)).toEqual(before);
      }),
    );
    await fc.assert(property, { numRuns: 10 });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
