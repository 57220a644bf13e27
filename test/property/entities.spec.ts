import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { EntitiesService } from '#entities/entities.service.js';
import { EntityMergesService } from '#memory/merge/entity-merges.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import { believed } from '../support/stories/believed.js';
import { testConnection } from '../support/service/service.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

const TIMES = [day(0), day(30)];

/** Somebody is told of, by name, by role, by both, or of the contact with a name in the words. */
const telling = fc.record({
  subject: fc.constantFrom(undefined, 'Mia', 'my daughter', 'daughter Mia', 'daughter Zoe', 'Leo', 'her son', 'child'),
  about: fc.constantFrom('city', 'likes', 'name'),
  value: fc.constantFrom('Ada', 'Bern'),
  words: fc.constantFrom('', ' Her daughter Mia agrees.', ' Leo was there.'),
});

type Telling = typeof telling extends fc.Arbitrary<infer T> ? T : never;

describe('any statements about people around a contact', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  async function seen(contactId: string, knownAt?: Date): Promise<string[]> {
    const list = await days.get(EntitiesService).list(caller, { contactId, knownAt, limit: 500 });
    const { name } = await days.get(ContactsService).get(caller, { contactId, ...(knownAt ? { knownAt } : {}) });
    const entities = list.entities.map((entity) => JSON.stringify({ ...entity, aliases: entity.aliases.toSorted() }));
    return [...(await believed(days.service, caller, { contactId, times: TIMES, knownAt })), ...entities, name ?? ''];
  }

  async function tell(contactId: string, { subject, about, value, words }: Telling): Promise<string> {
    const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change' as const };
    const attribute = { city: 'current_city', likes: 'likes', name: 'name' }[about];
    const said = { text: `It is ${value}.${words}`, attribute, value, subject };
    const { decision } = await days
      .get(RememberService)
      .remember(caller, { ...plain, ...said, contactId, dryRun: false });
    return decision.id ?? '';
  }

  it('are taken back to exactly what was, one after another, and so is a merge of any two', async () => {
    const property = fc.asyncProperty(
      fc.array(telling, { minLength: 2, maxLength: 4 }),
      fc.tuple(fc.nat(5), fc.nat(5)),
      untilOver(async (story, [one, other]) => {
        clock.reset();
        const { id: contactId } = await days.get(ContactsService).create(caller, {});
        const steps: { before: string[]; decisionId: string }[] = [];
        for (const telling of story) {
          days.tomorrow();
          const before = await seen(contactId);
          steps.push({ before, decisionId: await tell(contactId, telling) });
        }
        const { entities } = await days.get(EntitiesService).list(caller, { contactId, limit: 500 });
        const [into, from] = [entities[one % entities.length], entities[other % entities.length]];
        const toldAt = clock.now();
        days.tomorrow();
        const before = await seen(contactId);
        if (into && from && into.id !== from.id) {
          const { decisionId } = await days
            .get(EntityMergesService)
            .merge(caller, { entityId: into.id, from: from.id });
          steps.push({ before, decisionId });
        }
        expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
        expect(await seen(contactId, toldAt)).toEqual(before);
        for (const { before, decisionId } of steps.toReversed()) {
          days.tomorrow();
          await days.get(RevertService).revert(caller, { decisionId });
          expect(await seen(contactId)).toEqual(before);
        }
        expect(await seen(contactId, toldAt)).toEqual(before);
      }),
    );
    await fc.assert(property, { numRuns: 10 });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
