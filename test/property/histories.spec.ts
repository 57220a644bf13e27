import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
import { DomainError } from '#domain/service/errors.js';
import { RelatedService } from '#memory/history/related.service.js';
import type { Step } from '#memory/history/steps.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { wholeHistory } from '../support/doors/whole-lists.js';
import { historyModel } from '../support/stories/changes-model.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { untilOver } from '../support/stories/until-over.js';

/** Told, told in the place of something else that is believed, of whatever fact; withdrawn, reverted, forgotten; merged and parted. */
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      who: fc.constantFrom(0, 1),
      about: fc.constantFrom('current_city', 'likes', null),
      value: fc.constantFrom('A', 'B'),
      from: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
      replaces: fc.option(fc.nat(9), { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'revert' as const), which: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('forget' as const), which: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('merge' as const, 'part' as const) }) },
);
type Happening = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Telling = Extract<Happening, { do: 'tell' }>;

describe('the history of any fact of two who were told, merged and parted', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  /** What was made in a story so far. */
  interface World {
    readonly contacts: readonly [string, string];
    readonly memories: string[];
    readonly decisions: string[];
    readonly times: Date[];
    mergeId: string | null;
  }

  async function tell(world: World, { who, about, value, from, replaces }: Telling): Promise<void> {
    const supersedes = replaces === undefined ? undefined : world.memories[replaces % world.memories.length];
    const { memory, decision } = await days.get(RememberService).remember(caller, {
      ...{ reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change', dryRun: false },
      ...(about === null ? {} : { attribute: about, value }),
      ...(supersedes === undefined ? {} : { supersedes }),
      contactId: world.contacts[who],
      text: `${about ?? 'She knows'} ${value}.`,
      validFrom: from === undefined ? undefined : day(from),
    });
    world.memories.push(memory.id);
    world.decisions.push(decision.id ?? '');
  }

  async function happen(world: World, one: Happening): Promise<void> {
    const [contactId, from] = world.contacts;
    if (one.do === 'tell') return tell(world, one);
    if (one.do === 'merge')
      return void ({ mergeId: world.mergeId } = await days.get(MergeService).merge(caller, { contactId, from }));
    if (one.do === 'part')
      return void (world.mergeId && (await days.get(MergeService).undo(caller, { mergeId: world.mergeId })));
    if (!('which' in one)) return;
    const [memoryId, decisionId] = [world.memories, world.decisions].map((all) => all[one.which % all.length]);
    if (!memoryId || !decisionId) return;
    if (one.do === 'withdraw') await days.get(WithdrawService).withdraw(caller, { memoryId });
    else if (one.do === 'forget') await days.get(ForgetMemoryService).forget(caller, { memoryId, turns: 'keep' });
    else world.decisions.push((await days.get(RevertService).revert(caller, { decisionId })).decision.id ?? '');
  }

  async function worldAfter(story: readonly Happening[]): Promise<World> {
    clock.reset();
    const contacts = days.get(ContactsService);
    const two = [(await contacts.create(caller, {})).id, (await contacts.create(caller, {})).id] as const;
    const world: World = { contacts: two, memories: [], decisions: [], times: [], mergeId: null };
    for (const one of story) {
      days.tomorrow();
      // What is refused changes nothing.
      await happen(world, one).catch((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
      });
      world.times.push(clock.now());
    }
    return world;
  }

  const linesOf = (steps: readonly Step[]): string[] => steps.map(({ at, memory }) => `${at.getTime()} ${memory.id}`);

  it('has all that is in the graph of it, in order, in pages of any length, now and as of then', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 12 }),
      untilOver(async (story) => {
        const { memories, times } = await worldAfter(story);
        for (const memoryId of new Set(memories)) {
          for (const knownAt of times.slice(-5)) {
            const whole = await wholeHistory(days.service, caller, { memoryId, knownAt, limit: 500 }).catch(() => []);
            const of = whole.find(({ memory }) => memory.id === memoryId)?.memory;
            if (!of) continue;
            const { pool } = await days.get(ContactsService).head(caller, of.contactId, { knownAt });
            expect(linesOf(whole)).toEqual(await historyModel(pool, memoryId, knownAt));
            for (const limit of [1, 2, 3])
              await expect(wholeHistory(days.service, caller, { memoryId, knownAt, limit })).resolves.toEqual(whole);
            const chains = await days.get(RelatedService).chains(caller, [memoryId], { knownAt, limit: 2 });
            expect(chains.get(memoryId)?.steps).toEqual(whole.slice(0, 2));
          }
        }
      }),
    );
    await fc.assert(property, { numRuns: 25 });
  });
});
