import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import { DomainError } from '#domain/service/errors.js';
import { newId } from '#graph/ids.js';
import { RelatedService } from '#memory/history/related.service.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { keptOf, learnedModel, timelineModel, worldModel } from '../support/stories/changes-model.js';
import { Service } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';
import { wholeDiff, wholeHistory, wholeTimeline } from '../support/doors/whole-lists.js';
import { untilOver } from '../support/stories/until-over.js';

const DAY_MS = 86_400_000;
const START = new Date('2026-02-01T00:00:00Z');
const day = (n: number): Date => new Date(START.getTime() + n * DAY_MS);

const time = fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined });
const saying = fc.record({
  about: fc.constantFrom('city', 'likes', 'text', 'plan'),
  value: fc.constantFrom('A', 'B'),
  from: time,
  to: time,
  as: fc.constantFrom('change' as const, 'correction' as const),
  polarity: fc.constantFrom('holds' as const, 'holds' as const, 'ends' as const, 'never' as const),
  subject: fc.constantFrom(undefined, undefined, 'sister'),
});
type Saying = typeof saying extends fc.Arbitrary<infer T> ? T : never;

/** Who is told of, and what is done: told, withdrawn, reverted, merged or parted. `target` comes round. */
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('tell' as const), who: fc.nat({ max: 1 }), said: saying }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('withdraw' as const, 'revert' as const), target: fc.nat() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('merge' as const, 'part' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function statementOf({ about, value, from, to, as, polarity, subject }: Saying): StatementInput {
  const [validFrom, validTo] = [from, to].map((n) => (n === undefined ? undefined : day(n)));
  const plain = { reconcile: true, confidence: 0.25, importance: 0.5, tags: [] };
  if (about === 'plan') {
    const event = { subject: 'She', verb: 'sees', object: 'dentist', aliases: [], startsAt: validFrom };
    return { ...plain, as: 'change', text: 'The dentist.', event: { ...event, status: 'planned' } };
  }
  const stated = { ...plain, as, polarity, subject, validFrom, validTo, text: `${about} ${value}.` };
  if (about === 'text') return { ...stated, as: 'change' };
  return { ...stated, attribute: about === 'city' ? 'current_city' : 'likes', value };
}

describe('any two contacts, told of, reverted, merged and parted', () => {
  const clock = new TestClock('2026-02-01');
  const caller = { tenantId: `tenant-${newId()}` };
  let service: Service;

  beforeAll(async () => {
    service = await Service.start({ clock });
  });
  afterAll(() => service.close());

  /** What was made in a story so far. */
  interface World {
    readonly contacts: readonly [string, string];
    readonly memories: string[];
    readonly decisions: string[];
    readonly merges: string[];
    readonly times: Date[];
  }

  async function happen(step: Step, { contacts, memories, decisions, merges }: World): Promise<void> {
    const { app } = service;
    if (step.do === 'tell') {
      const stated = { ...statementOf(step.said), contactId: contacts[step.who] as string, dryRun: false as const };
      const { memory, decision } = await app.get(RememberService).remember(caller, stated);
      memories.push(memory.id);
      decisions.push(decision.id ?? '');
    } else if (step.do === 'withdraw') {
      const memoryId = memories[step.target % memories.length];
      if (memoryId) await app.get(WithdrawService).withdraw(caller, { memoryId });
    } else if (step.do === 'revert') {
      const decisionId = decisions[step.target % decisions.length];
      if (decisionId) decisions.push((await app.get(RevertService).revert(caller, { decisionId })).decision.id ?? '');
    } else if (step.do === 'merge') {
      const [contactId, from] = contacts;
      merges.push((await app.get(MergeService).merge(caller, { contactId, from })).mergeId);
    } else {
      const mergeId = merges.at(-1);
      if (mergeId) await app.get(MergeService).undo(caller, { mergeId });
    }
  }

  async function worldAfter(story: readonly Step[]): Promise<World> {
    clock.set(START.toISOString());
    const contacts = service.app.get(ContactsService);
    const [{ id: one }, { id: other }] = [await contacts.create(caller, {}), await contacts.create(caller, {})];
    const world: World = { contacts: [one, other], memories: [], decisions: [], merges: [], times: [START] };
    for (const step of story) {
      // Some of it on one day, so that many things are told at nearly one time.
      clock.set(new Date(clock.now().getTime() + (step.do === 'tell' ? DAY_MS / 2 : DAY_MS)).toISOString());
      await happen(step, world).catch((error: unknown) => {
        if (!(error instanceof DomainError) || !['INVALID', 'CONFLICT'].includes(error.code)) throw error;
      });
      world.times.push(clock.now());
    }
    return world;
  }

  const check = async (body: (world: World) => Promise<void>): Promise<void> => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 10 }),
      untilOver(async (story) => body(await worldAfter(story))),
    );
    await fc.assert(property, { numRuns: 25 });
  };

  it('have histories that go from the oldest step to the newest, whole in pages of any length, now and as of then', async () => {
    await check(async ({ memories, times }) => {
      for (const memoryId of new Set(memories)) {
        const whole = await wholeHistory(service, caller, { memoryId, limit: 500 });
        const ats = whole.map(({ at }) => at.getTime());
        expect(ats).toEqual(ats.toSorted((a, b) => a - b));
        for (const limit of [1, 2]) {
          await expect(wholeHistory(service, caller, { memoryId, limit })).resolves.toEqual(whole);
          const chains = await service.app.get(RelatedService).chains(caller, [memoryId], { limit });
          expect(chains.get(memoryId)?.steps).toEqual(whole.slice(0, limit));
        }
        const [began] = whole;
        for (const knownAt of times.filter((at) => began && at > began.at)) {
          const then = await wholeHistory(service, caller, { memoryId, knownAt, limit: 1 }).catch(() => []);
          expect(then.map(({ at }) => at <= knownAt)).not.toContain(false);
        }
      }
    });
  });

  it('have timelines that tell every event and change once, whole in pages of any length', async () => {
    await check(async ({ contacts, times }) => {
      for (const contactId of contacts) {
        const kept = await keptOf(contactId);
        for (const [i, knownAt] of times.entries()) {
          const head = await service.app.get(ContactsService).head(caller, contactId, { knownAt });
          if (head.id !== contactId) continue;
          for (const include of [undefined, 'superseded'] as const) {
            const limit = 1 + (i % 3);
            const entries = await wholeTimeline(service, caller, { contactId, knownAt, include, limit });
            expect(entries.map(({ order }) => order)).toEqual(entries.map((_, n) => n + 1));
            const lines = entries.map(({ at, memory, what, before, believed }) =>
              [at.toISOString(), memory.id, what, before?.id, believed].join(' '),
            );
            expect(lines).toEqual(timelineModel(kept, knownAt, include === 'superseded'));
          }
        }
      }
    });
  });

  it('have diffs on both clocks that tell every change once, whole in pages of any length', async () => {
    await check(async ({ contacts, times }) => {
      for (const contactId of contacts) {
        const kept = await keptOf(contactId);
        for (const [i, from] of times.entries()) {
          const to = times[times.length - 1 - (i % 3)] as Date;
          const head = await service.app.get(ContactsService).head(caller, contactId, { knownAt: to });
          if (to <= from || head.id !== contactId) continue;
          const input = { contactId, from, to, limit: 1 + (i % 3) };
          const learned = await wholeDiff(service, caller, { ...input, clock: 'system' });
          expect(learned.toSorted()).toEqual(learnedModel(kept, from, to));
          const changed = await wholeDiff(service, caller, { ...input, clock: 'valid', knownAt: to });
          expect(changed.toSorted()).toEqual(worldModel(kept, to, from, to));
        }
      }
    });
  });
});
