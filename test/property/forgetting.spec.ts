import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Memory } from '#domain/memory/memory.js';
import { DomainError } from '#domain/service/errors.js';
import { newId } from '#graph/ids.js';
import { HistoryService } from '#memory/history/history.service.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { DecisionsService } from '#memory/remember/decisions.service.js';
import type { Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { relationshipsThatHold, nodesThatHold } from '../support/database/stored-words.js';
import { rows } from '../support/database/rows.js';
import { testConnection } from '../support/service/service.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { untilOver } from '../support/stories/until-over.js';

/** One of two is told something, or what was told before is withdrawn or reverted, or the two are merged or parted. */
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('tell' as const),
      who: fc.constantFrom(0, 1),
      about: fc.constantFrom('city', 'likes', 'plan'),
      value: fc.constantFrom('a', 'b'),
      from: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'revert' as const), which: fc.nat(9) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('merge' as const, 'part' as const) }) },
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Telling = Extract<Step, { do: 'tell' }>;

describe('any one thing forgotten of two who were told, corrected, merged and parted', () => {
  const days = new DayByDay();
  const { caller, clock } = days;

  /** A story as it was told: the two, what was remembered with the word that it alone has, and the days on which to look. */
  interface World {
    readonly run: string;
    readonly contacts: readonly [string, string];
    readonly remembered: { remembered: Remembered; mark: string }[];
    mergeId: string | null;
  }

  async function begin(): Promise<World> {
    clock.reset();
    const run = newId().toLowerCase();
    const contacts = days.get(ContactsService);
    const ids = [(await contacts.create(caller, {})).id, (await contacts.create(caller, {})).id] as const;
    for (const id of ids) {
      await days.get(SessionsService).start(caller, { contactId: id, id: `s-${id}`, channel: 'phone' });
      const turns = ['Hello', 'Well'].map((text, i) => ({ id: `t${i}`, speaker: 'A', text }));
      await days.get(AddTurnsService).add(caller, { sessionId: `s-${id}`, turns });
    }
    return { run, contacts: ids, remembered: [], mergeId: null };
  }

  async function tell(world: World, { who, about, value, from }: Telling): Promise<void> {
    // Two plans in the same words are two, unless they are for the same time.
    const which = about === 'plan' ? (from ?? `x${world.remembered.length}`) : '';
    const mark = `${world.run}${about}${who}${value}${which}z`;
    const at = from === undefined ? undefined : day(from);
    const contactId = world.contacts[who];
    const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [mark], as: 'change' as const };
    const event = {
      ...{ subject: 'She', verb: 'sees', object: mark, aliases: [`the ${mark}`] },
      ...{ status: 'planned' as const, startsAt: at },
    };
    const said = {
      city: { text: `Lives in ${mark}.`, attribute: 'current_city', value: mark, validFrom: at },
      likes: { text: `Likes ${mark}.`, attribute: 'likes', value: mark, validFrom: at },
      plan: { text: `Sees ${mark}.`, event },
    }[about as 'city'];
    const evidence = { turnId: 't0', sessionId: `s-${contactId}` };
    const remembered = await days.get(RememberService).remember(caller, {
      ...{ ...plain, ...said, ...evidence, contactId, dryRun: false },
    });
    world.remembered.push({ remembered, mark });
  }

  /** What is refused changes nothing. */
  async function happen(world: World, one: Step): Promise<void> {
    days.tomorrow();
    const { remembered } =
      world.remembered.at('which' in one ? one.which % Math.max(1, world.remembered.length) : 0) ?? {};
    const [contactId, from] = world.contacts;
    try {
      if (one.do === 'tell') await tell(world, one);
      else if (one.do === 'merge')
        ({ mergeId: world.mergeId } = await days.get(MergeService).merge(caller, { contactId, from }));
      else if (one.do === 'part' && world.mergeId)
        await days.get(MergeService).undo(caller, { mergeId: world.mergeId });
      else if (one.do === 'withdraw' && remembered) {
        await days
          .get(WithdrawService)
          .withdraw(caller, { memoryId: remembered.memory.id, reason: remembered.memory.text });
      } else if (one.do === 'revert' && remembered) {
        const reason = `Not ${remembered.memory.text}`;
        await days.get(RevertService).revert(caller, { decisionId: remembered.decision.id ?? '', reason });
      }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    }
  }

  /** All that is believed of the two on some days as of some days, and decided, but for what holds a word. */
  async function readBut({ contacts, remembered }: World, mark: string, knownAts: readonly Date[]): Promise<unknown> {
    const without = (memories: readonly Memory[]): string[] =>
      memories.filter((memory) => !JSON.stringify(memory).includes(mark)).map((memory) => JSON.stringify(memory));
    const lists: unknown[] = [];
    for (const contactId of contacts)
      for (const knownAt of knownAts)
        for (const n of [0, 5, 10, 20]) {
          const { memories } = await days.get(HistoryService).list(caller, {
            contactId,
            validAt: day(n),
            knownAt,
            limit: 100,
          });
          lists.push(without(memories));
        }
    const others = remembered.filter((one) => one.mark !== mark);
    const decisions = await Promise.all(
      others.map(({ remembered }) => days.get(DecisionsService).get(caller, remembered.decision.id ?? '')),
    );
    const shown = decisions.map(({ decision: { candidates, ...decision }, ...rest }) => ({
      ...{ ...rest, decision },
      candidates: candidates.filter(({ text }) => !text.includes(mark)),
    }));
    return { lists, shown };
  }

  it('is nowhere any more, the record is whole, and all else reads as it did, at both clocks', async () => {
    const story = fc.tuple(fc.array(step, { minLength: 1, maxLength: 9 }), fc.nat(8));
    const property = fc.asyncProperty(
      story,
      untilOver(async ([steps, which]) => {
        const world = await begin();
        for (const one of steps) await happen(world, one);
        const { remembered, mark } = world.remembered.at(which % Math.max(1, world.remembered.length)) ?? {};
        if (!remembered || !mark) return;
        const knownAts = [day(2), day(5), clock.now()];
        const before = await readBut(world, mark, knownAts);
        days.tomorrow();
        const forgetting = days.get(ForgetMemoryService);
        const answer = await forgetting.forget(caller, { memoryId: remembered.memory.id, turns: 'keep' });
        expect(await nodesThatHold(mark, caller.tenantId)).toEqual([]);
        expect(await relationshipsThatHold(mark)).toEqual([]);
        const words = "CALL db.index.fulltext.queryNodes('memory_words', $mark) YIELD node RETURN node.id AS id";
        expect(await rows(testConnection(), words, { mark })).toEqual([]);
        expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
        expect(await readBut(world, mark, knownAts)).toEqual(before);
        expect(await forgetting.forget(caller, { memoryId: remembered.memory.id, turns: 'keep' })).toEqual(answer);
        for (const { remembered: one } of world.remembered) {
          await happen(world, { do: 'part' });
          const { steps } = await days.get(HistoryService).chain(caller, { memoryId: one.memory.id, limit: 100 });
          expect(steps.length).toBeGreaterThan(0);
        }
        expect(await nodesThatHold(mark, caller.tenantId)).toEqual([]);
        expect(await brokenRules(testConnection(), caller.tenantId)).toEqual({});
      }),
    );
    await fc.assert(property, { numRuns: 15 });
  });
});
