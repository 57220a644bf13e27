import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { ForksService } from '#contacts/forks.service.js';
import type { Statement } from '#domain/memory/statement.js';
import { settleByRules } from '#domain/reconcile/reconcile.js';
import { Graph } from '#graph/graph.js';
import { MemoriesRepository } from '#memory/memories.repository.js';
import type { Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { KnownSlots } from '#memory/remember/known-slots.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import { beginsWithoutPast, type Competitors } from '#memory/competitors.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { city } from '../support/stories/statements.js';
import { untilOver } from '../support/stories/until-over.js';

const LAST = 24;

const value = fc.constantFrom('A', 'B', 'C');
const told = fc.record({
  value,
  from: fc.option(fc.integer({ min: 0, max: LAST }), { nil: undefined }),
  days: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  polarity: fc.constantFrom('holds' as const, 'holds' as const, 'holds' as const, 'ends' as const, 'never' as const),
  modality: fc.constantFrom('fact' as const, 'fact' as const, 'fact' as const, 'hearsay' as const, 'plan' as const),
  // What is written as given may hold at the same time as something else.
  reconcile: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  as: fc.constantFrom('change' as const, 'change' as const, 'correction' as const),
});
type Told = typeof told extends fc.Arbitrary<infer T> ? T : never;
const asGiven = (value: Told['value'], from: number, days: number): Told => ({
  ...{ value, from, days, polarity: 'holds', modality: 'fact', reconcile: false, as: 'change' },
});
/** A is said to go on, and so to be longer than what was written beside it. */
const JOINED = [asGiven('A', 0, 8), asGiven('B', 1, 2), asGiven('C', 4, 2)];
/** All are over by the day that is asked about; few histories that are drawn have several such. */
const OVER = [asGiven('A', 0, 2), asGiven('B', 3, 2), asGiven('C', 6, 2)];
const asked = fc.record({ value, from: fc.option(fc.integer({ min: 0, max: LAST }), { nil: null }) });

describe('what a plain statement meets in a slot of any history', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  function stated({ value, from, days: length, polarity, as, ...rest }: Told): StatementInput {
    const until =
      polarity === 'holds' && from !== undefined && length !== undefined ? { validTo: day(from + length) } : {};
    return {
      ...{ confidence: 0.5, importance: 0.5, tags: [], kind: 'semantic' },
      ...{ text: `She lives in ${value}.`, attribute: 'current_city', value, ...rest, ...until },
      ...{ polarity, as: polarity === 'holds' ? as : 'change' },
      validFrom: from === undefined ? undefined : day(from),
    };
  }

  async function tell(contactId: string, one: Told): Promise<Remembered> {
    return days.get(RememberService).remember(caller, { contactId, ...stated(one), dryRun: false });
  }

  /** @returns a contact, or a fork of it, that was told these things, one a day. */
  async function toldTo(scope: 'contact' | 'fork', history: readonly Told[]): Promise<string> {
    clock.set(day(0).toISOString());
    const { id: contactId } = await days.get(ContactsService).create(caller, {});
    for (const one of history) {
      await tell(contactId, one);
      days.tomorrow();
    }
    return scope === 'contact' ? contactId : (await days.get(ForksService).create(caller, { contactId })).id;
  }

  async function met(contactId: string, statement: Statement, since: Date | null): Promise<Competitors> {
    const [one] = await days
      .get(MemoriesRepository)
      .neighbours(days.get(Graph), contactId, [{ ...statement, since }], { knownAt: clock.now() });
    return one as Competitors;
  }

  it('settles it as all that is believed of the slot would, and leaves nothing away but what was over', async () => {
    let away = 0;
    const property = fc.asyncProperty(
      fc.array(told, { minLength: 3, maxLength: 12 }),
      fc.array(asked, { minLength: 4, maxLength: 4 }),
      untilOver(async (history, statements) => {
        const contactId = await toldTo('contact', history);
        for (const { value, from } of statements) {
          const statement = city(value, { saidAt: clock.now(), validFrom: from === null ? null : day(from) });
          const since = beginsWithoutPast(statement) as Date;
          const [all, needed] = [await met(contactId, statement, null), await met(contactId, statement, since)];
          const settled = ({ slot, named, events }: Competitors): unknown =>
            settleByRules(statement, { slot, named, events, candidates: [] });
          expect(settled(needed)).toEqual(settled(all));
          const left = all.slot.filter(({ id }) => !needed.slot.some((version) => version.id === id));
          for (const { validTo } of left) expect(validTo?.getTime()).toBeLessThan(since.getTime());
          away += left.length;
        }
      }),
    );
    await fc.assert(property, {
      numRuns: 25,
      examples: [
        [JOINED, [{ value: 'A', from: 8 }]],
        [OVER, [{ value: 'B', from: LAST }]],
      ],
    });
    expect(away).toBeGreaterThan(0);
  }, 90_000);

  it.each(['contact', 'fork'] as const)(
    'settles a batch as if each statement read all of the slot, in a %s',
    async (scope) => {
      const property = fc.asyncProperty(
        fc.array(told, { maxLength: 4 }),
        fc.array(told, { minLength: 4, maxLength: 14 }),
        untilOver(async (history, batch) => {
          const memories = batch.map(stated);
          const settled = async (): Promise<unknown[]> => {
            const contactId = await toldTo(scope, history);
            const { results } = await days.get(RememberService).rememberBatch(caller, { contactId, memories });
            return results.map(inShort);
          };
          const inPart = await settled();
          const met = Object.getOwnPropertyDescriptor(KnownSlots.prototype, 'met') as PropertyDescriptor;
          Object.defineProperty(KnownSlots.prototype, 'met', { ...met, value: () => null });
          const whole = await settled().finally(() => Object.defineProperty(KnownSlots.prototype, 'met', met));
          expect(inPart).toEqual(whole);
        }),
      );
      const examples: [Told[], Told[]][] = [JOINED, OVER].map((history) => [history, [...OVER, ...JOINED, ...OVER]]);
      await fc.assert(property, { numRuns: 25, examples });
    },
    90_000,
  );
});

/** What became of a statement, but for the ids of what it met. */
function inShort({ memory, decision }: Remembered): unknown {
  const { value, validFrom, validTo, polarity, modality } = memory;
  const { outcome, decidedBy, reason, superseded } = decision;
  return { value, validFrom, validTo, polarity, modality, outcome, decidedBy, reason, replaces: superseded.length };
}
