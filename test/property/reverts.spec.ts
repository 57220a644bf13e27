import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { DomainError } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import { believed } from '../support/stories/believed.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { testConnection } from '../support/service/service.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { untilOver } from '../support/stories/until-over.js';

const TIMES = Array.from({ length: 41 }, (_, i) => day(i));

/** Told of a city, of what she likes, or of a plan; each with or without a time. */
const statements = fc
  .record({
    about: fc.constantFrom('city', 'likes', 'plan'),
    value: fc.constantFrom('A', 'B'),
    status: fc.constantFrom('planned', 'moved', 'done', 'cancelled'),
    from: fc.option(fc.integer({ min: 0, max: 20 })),
    to: fc.option(fc.integer({ min: 0, max: 20 })),
    correction: fc.boolean(),
    polarity: fc.constantFrom('holds' as const, 'holds' as const, 'holds' as const, 'ends' as const, 'never' as const),
  })
  .map(({ about, value, status, from, to, correction, polarity }): StatementInput => {
    const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change' as const };
    const period = {
      polarity,
      validFrom: from === null ? undefined : day(from),
      validTo: to === null ? undefined : day(to),
    };
    if (about === 'likes') return { ...plain, ...period, text: `Likes ${value}.`, attribute: 'likes', value };
    if (about === 'city') {
      const as = correction ? 'correction' : 'change';
      return { ...plain, ...period, text: `Lives in ${value}.`, attribute: 'current_city', value, as };
    }
    const startsAt = from === null ? undefined : day(from);
    const event = { subject: 'She', verb: 'sees', object: 'dentist', aliases: [], startsAt };
    return { ...plain, text: 'The dentist.', event: { ...event, status: status as 'planned' } };
  });

describe('any story, reverted', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  const seen = (contactId: string, knownAt?: Date): Promise<string[]> =>
    believed(days.service, caller, { contactId, times: TIMES, knownAt });

  async function decisionOn(contactId: string, input: StatementInput): Promise<string | null> {
    try {
      const told = { ...input, contactId, dryRun: false as const };
      return (await days.get(RememberService).remember(caller, told)).decision.id;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'INVALID') return null;
      throw error;
    }
  }

  it('from the last decision to the first is as it was before each, and the past reads as it did', async () => {
    const property = fc.asyncProperty(
      fc.array(statements, { minLength: 2, maxLength: 6 }),
      fc.nat({ max: 5 }),
      untilOver(async (story, twice) => {
        clock.reset();
        const { id: contactId } = await days.get(ContactsService).create(caller, {});
        const readings: { knownAt: Date; state: string[] }[] = [];
        const keep = async (): Promise<string[]> => {
          const state = await seen(contactId);
          const { asOf } = await days.get(HistoryService).list(caller, { contactId, limit: 1 });
          readings.push({ knownAt: asOf.knownAt, state });
          return state;
        };
        const steps: { before: string[]; decisionId: string }[] = [];
        let state = await keep();
        for (const input of story) {
          days.tomorrow();
          const decisionId = await decisionOn(contactId, input);
          if (decisionId) steps.push({ before: state, decisionId });
          state = await keep();
        }
        const reverts = days.get(RevertService);
        for (const [i, { before: was, decisionId }] of steps.toReversed().entries()) {
          days.tomorrow();
          const after = readings.at(-1)?.state;
          let { decision } = await reverts.revert(caller, { decisionId });
          if (i === twice) {
            ({ decision } = await reverts.revert(caller, { decisionId: decision.id ?? '' }));
            expect(await keep()).toEqual(after);
            await reverts.revert(caller, { decisionId: decision.id ?? '' });
          }
          expect(await keep()).toEqual(was);
        }
        for (const { knownAt, state } of readings) expect(await seen(contactId, knownAt)).toEqual(state);
      }),
    );
    await fc.assert(property, { numRuns: 15 });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
