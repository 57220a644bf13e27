import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { believed } from '../support/stories/believed.js';
import { testConnection } from '../support/service/service.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

const TIMES = Array.from({ length: 11 }, (_, i) => day(4 * i));

/** One of two is told of a city, of what they like, or of a plan, with or without a time. */
const telling = fc.record({
  who: fc.constantFrom(0, 1),
  about: fc.constantFrom('city', 'likes', 'plan'),
  value: fc.constantFrom('A', 'B'),
  from: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
});

type Telling = typeof telling extends fc.Arbitrary<infer T> ? T : never;

describe('any two contacts, merged and parted', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  const seen = (contactId: string, knownAt?: Date): Promise<string[]> =>
    believed(days.service, caller, { contactId, times: TIMES, knownAt });

  async function tell(contactId: string, { about, value, from }: Telling): Promise<void> {
    const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change' as const };
    const at = from === undefined ? undefined : day(from);
    const event = {
      subject: 'She',
      verb: 'sees',
      object: 'dentist',
      aliases: [],
      status: 'planned' as const,
      startsAt: at,
    };
    const said = {
      city: { text: `Lives in ${value}.`, attribute: 'current_city', value, validFrom: at },
      likes: { text: `Likes ${value}.`, attribute: 'likes', value, validFrom: at },
      plan: { text: 'The dentist.', event },
    }[about as 'city'];
    await days.get(RememberService).remember(caller, { ...plain, ...said, contactId, dryRun: false });
  }

  it('are what they were, one meanwhile with at most one value a slot, and the past reads as it did', async () => {
    const property = fc.asyncProperty(
      fc.array(telling, { minLength: 1, maxLength: 7 }),
      untilOver(async (story) => {
        clock.reset();
        const contacts = days.get(ContactsService);
        const [{ id: stays }, { id: other }] = [await contacts.create(caller, {}), await contacts.create(caller, {})];
        for (const one of story) {
          days.tomorrow();
          await tell(one.who === 0 ? stays : other, one);
        }
        const both = async (knownAt?: Date): Promise<string[][]> => [
          await seen(stays, knownAt),
          await seen(other, knownAt),
        ];
        const before = await both();
        const beforeAt = clock.now();
        days.tomorrow();
        const merges = days.get(MergeService);
        const { mergeId, mergedAt } = await merges.merge(caller, { contactId: stays, from: other });
        const merged = await both();
        expect(merged[1]).toEqual(merged[0]);
        expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
        days.tomorrow();
        await merges.undo(caller, { mergeId });
        expect(await both()).toEqual(before);
        expect(await both(mergedAt)).toEqual(merged);
        expect(await both(beforeAt)).toEqual(before);
      }),
    );
    await fc.assert(property, { numRuns: 10 });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
