import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { newId } from '#graph/ids.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { believed } from '../support/stories/believed.js';
import { Service, testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { brokenRules } from '../support/database/whole.js';

const DAY_MS = 86_400_000;
const MOST_MS = 40_000;
const START = new Date('2026-02-01T00:00:00Z');
const day = (n: number): Date => new Date(START.getTime() + n * DAY_MS);
const TIMES = Array.from({ length: 11 }, (_, i) => day(4 * i));

/** One of two is told of a city, of what they like, or of a plan, with or without a time. */
const told = fc.record({
  who: fc.constantFrom(0, 1),
  about: fc.constantFrom('city', 'likes', 'plan'),
  value: fc.constantFrom('A', 'B'),
  from: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
});

type Told = typeof told extends fc.Arbitrary<infer T> ? T : never;

describe('any two contacts, merged and parted', () => {
  const clock = new TestClock('2026-02-01');
  const caller = { tenantId: `tenant-${newId()}` };
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({ clock, embedder: new ScriptedEmbedder() });
  }, 60_000);
  afterAll(() => service.close());

  const seen = (contactId: string, knownAt?: Date): Promise<string[]> =>
    believed(service, caller, { contactId, times: TIMES, knownAt });

  const tomorrow = (): void => clock.set(new Date(clock.now().getTime() + DAY_MS).toISOString());

  async function tell(contactId: string, { about, value, from }: Told): Promise<void> {
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
    await service.app.get(RememberService).remember(caller, { ...plain, ...said, contactId, dryRun: false });
  }

  it('are what they were, one meanwhile with at most one value a slot, and the past reads as it did', async () => {
    const property = fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 7 }), async (story) => {
      clock.set(START.toISOString());
      const contacts = service.app.get(ContactsService);
      const [{ id: stays }, { id: other }] = [await contacts.create(caller, {}), await contacts.create(caller, {})];
      for (const one of story) {
        tomorrow();
        await tell(one.who === 0 ? stays : other, one);
      }
      const both = async (knownAt?: Date): Promise<string[][]> => [
        await seen(stays, knownAt),
        await seen(other, knownAt),
      ];
      const before = await both();
      const beforeAt = clock.now();
      tomorrow();
      const merges = service.app.get(MergeService);
      const { mergeId, mergedAt } = await merges.merge(caller, { contactId: stays, from: other });
      const merged = await both();
      expect(merged[1]).toEqual(merged[0]);
      expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
      tomorrow();
      await merges.undo(caller, { mergeId });
      expect(await both()).toEqual(before);
      expect(await both(mergedAt)).toEqual(merged);
      expect(await both(beforeAt)).toEqual(before);
    });
    await fc.assert(property, { numRuns: 10, interruptAfterTimeLimit: MOST_MS });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
