import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { believed } from '../support/stories/believed.js';
import { closeStoredContacts, storedContactOf } from '../support/database/stored-contact.js';
import { indexesThatFind, nodesThatHold, relationshipsThatHold } from '../support/database/stored-words.js';
import { Service, testConnection } from '../support/service/service.js';
import { type Happening, type Marked, TwoPeople } from '../support/stories/two-people.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

/** What a decision holds of memories that it found. */
const NAMING = new Set(['reason', 'candidates', 'superseded', 'turnId']);

const who = fc.constantFrom<0 | 1>(0, 1);
const happening: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('city', 'likes', 'plan', 'moved', 'turn', 'profile', 'withdraw', 'said'),
      who,
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('merge'), into: who }) },
  { weight: 1, arbitrary: fc.constant<Happening>({ does: 'undo' }) },
);

/** Quotes what it was shown, as a model may. */
function quoting({ candidates }: ArbiterQuestion): Verdict {
  const reason = `As was said: ${candidates.map(({ text }) => text).join(' ')}`;
  const [first] = candidates;
  return first ? { outcome: 'supersede', id: first.id, reason } : { outcome: 'add', reason };
}

describe('an erasure of one of two people who were merged and parted, in any way', () => {
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({ embedder: new ScriptedEmbedder(), arbiter: new ScriptedArbiter(quoting) });
  });
  afterAll(async () => {
    await closeStoredContacts();
    await service.close();
  });

  /**
   * What is stored of somebody, by node: every property that does not speak of the one who is erased. Of decisions it is only
   * what was said, where something was added; what they name may have been erased.
   */
  async function own({ contactId }: Marked, marks: readonly string[]): Promise<Map<string, Record<string, string>>> {
    const { nodes } = await storedContactOf(contactId);
    const speaks = (value = ''): boolean => marks.some((mark) => value.includes(mark));
    const kept = [...nodes].filter(([, { labels, properties }]) =>
      labels.includes('Decision')
        ? ['added', 'superseded'].includes(String(properties['outcome']))
        : !speaks(properties['text']),
    );
    return new Map(
      kept.map(([key, { labels, properties }]) => {
        const stated = Object.entries(properties).filter(([name]) => !labels.includes('Decision') || !NAMING.has(name));
        return [key, { ...Object.fromEntries(stated.filter(([, value]) => !speaks(value))), labels: labels.join() }];
      }),
    );
  }

  const seen = async (tenantId: string, { contactId }: Marked): Promise<string[]> =>
    believed(service, { tenantId }, { contactId, times: [new Date(), new Date(Date.now() + 43_200_000)] });

  it('leaves no word of theirs, and the other all that is their own', async () => {
    const property = fc.asyncProperty(
      fc.array(happening, { minLength: 2, maxLength: 9 }),
      who,
      untilOver(async (story, erases) => {
        const two = await TwoPeople.create(service);
        for (const one of [{ does: 'merge', into: erases === 0 ? 1 : 0 } as const, ...story]) await two.happen(one);
        await two.part();
        const [gone, stays] = [two.people[erases], two.people[erases === 0 ? 1 : 0]];
        const marks = [gone.mark, two.mergeMark];
        const before = { own: await own(stays, marks), seen: await seen(two.tenant, stays) };

        await service.app.get(ContactsService).erase({ tenantId: two.tenant }, gone.contactId);

        for (const mark of marks) {
          expect(await nodesThatHold(mark, two.tenant)).toEqual([]);
          expect(await relationshipsThatHold(mark)).toEqual([]);
          expect(await indexesThatFind(mark)).toEqual([]);
        }
        expect(await seen(two.tenant, stays)).toEqual(before.seen);
        const after = await own(stays, marks);
        expect([...after.keys()].sort()).toEqual([...before.own.keys()].sort());
        for (const [key, properties] of before.own) expect(after.get(key)).toMatchObject(properties);
        expect(await brokenRules(testConnection(), two.tenant)).toEqual({});
      }),
    );
    await fc.assert(property, { numRuns: 8 });
  });
});
