import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { ForksService } from '#contacts/forks.service.js';
import { ForkMergesService } from '#memory/merge/fork-merges.service.js';
import { RecallService } from '#memory/recall/recall.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { believed } from '../support/stories/believed.js';
import { testConnection } from '../support/service/service.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

const TIMES = Array.from({ length: 7 }, (_, i) => day(3 * i));

/** The contact or one of its forks is told of a city, its own or a sister's, of what they like, of its end, or of a plan. */
const telling = fc.record({
  about: fc.constantFrom('city', 'city', 'sister', 'likes', 'gone', 'plan'),
  value: fc.constantFrom('A', 'B'),
  from: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
});
const step = fc.oneof(
  { weight: 1, arbitrary: fc.constant('fork' as const) },
  { weight: 4, arbitrary: fc.record({ who: fc.nat(3), told: telling }) },
);

type Telling = typeof telling extends fc.Arbitrary<infer T> ? T : never;

/** What was said, and when. */
interface Said {
  readonly told: Telling;
  readonly saidAt: Date;
}

/** A contact or a fork, and all that it was told, what its contact knew when it was forked first. */
interface Scope {
  readonly id: string;
  readonly said: Said[];
}

describe('any interleaving of writes to a contact and its forks', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  async function tell(contactId: string, { told: { about, value, from }, saidAt }: Said): Promise<void> {
    const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change' as const, saidAt };
    const at = from === undefined ? undefined : day(from);
    const event = {
      ...{ subject: 'She', verb: 'sees', object: 'dentist', aliases: [] },
      ...{ status: 'planned' as const, startsAt: at },
    };
    const city = { attribute: 'current_city', value, validFrom: at };
    const statement = {
      city: { ...city, text: `Lives in ${value}.` },
      sister: { ...city, text: `Her sister Ana lives in ${value}.`, subject: 'her sister Ana' },
      likes: { text: `Likes ${value}.`, attribute: 'likes', value, validFrom: at },
      gone: { ...city, text: `Left ${value}.`, polarity: 'ends' as const },
      plan: { text: 'The dentist.', event },
    }[about as 'city'];
    await days.get(RememberService).remember(caller, { ...plain, ...statement, contactId, dryRun: false });
  }

  /** What is listed at any time, and what a search finds. */
  async function seen(contactId: string): Promise<string[]> {
    const question = { query: 'Lives likes sister dentist', in: ['memories' as const], include: ['ended' as const] };
    const all = { ...question, time: 'off' as const, limit: 50, validAt: day(100), counted: false };
    const { results } = await days.get(RecallService).recall(caller, { ...all, contactId });
    const found = results.map(({ memory }) => `${memory?.text} ${memory?.validFrom?.toISOString()}`).sort();
    const listed = await believed(days.service, caller, { contactId, times: TIMES });
    return [...listed.map((memory) => memory.replace(/"of":"\w+",/, '')).sort(), ...found];
  }

  /** @returns what a contact of its own believes that is told the same. */
  async function twin(said: readonly Said[]): Promise<string[]> {
    const { id } = await days.get(ContactsService).create(caller, {});
    for (const one of said) await tell(id, one);
    return seen(id);
  }

  it('leaves each as if it alone had been told its own, and a merge tells the contact the rest', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 8 }),
      untilOver(async (story) => {
        clock.reset();
        const { id } = await days.get(ContactsService).create(caller, {});
        const parent: Scope = { id, said: [] };
        const forks: { scope: Scope; from: number }[] = [];
        for (const one of story) {
          days.tomorrow();
          if (one === 'fork') {
            const fork = await days.get(ForksService).create(caller, { contactId: id });
            forks.push({ scope: { id: fork.id, said: [...parent.said] }, from: parent.said.length });
            continue;
          }
          const scopes = [parent, ...forks.map(({ scope }) => scope)];
          const told = scopes[one.who % scopes.length] as Scope;
          const others = scopes.filter((scope) => scope !== told);
          const before = await Promise.all(others.map((scope) => seen(scope.id)));
          const said = { told: one.told, saidAt: clock.now() };
          await tell(told.id, said);
          told.said.push(said);
          expect(await Promise.all(others.map((scope) => seen(scope.id)))).toEqual(before);
        }
        days.tomorrow();
        for (const scope of [parent, ...forks.map(({ scope }) => scope)])
          expect(await seen(scope.id)).toEqual(await twin(scope.said));
        expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
        const [first, ...rest] = forks;
        for (const { scope } of rest) await days.get(ForksService).drop(caller, { forkId: scope.id });
        if (!first) return;
        const own = first.scope.said.slice(first.from);
        const { results } = await days.get(ForkMergesService).merge(caller, { forkId: first.scope.id });
        expect(results).toHaveLength(own.length);
        expect(await seen(id)).toEqual(await twin([...parent.said, ...own]));
      }),
    );
    await fc.assert(property, { numRuns: 12 });
    expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
  });
});
