import { UpcomingService } from '#calendar/upcoming.service.js';
import { dueSoon } from '#contract/calendar.js';
import { listEvents } from '#contract/events.js';
import {
  fileMemory,
  getDecision,
  getMemory,
  listMemories,
  rememberBatch,
  revertDecision,
  withdraw,
} from '#contract/memories.js';
import { listReview, resolveReview } from '#contract/review.js';
import { diff } from '#contract/time.js';
import { DiffService } from '#memory/history/diff.service.js';
import { EventsService } from '#memory/history/events.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import { DecisionsService } from '#memory/remember/decisions.service.js';
import { FilingService } from '#memory/remember/filing.service.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { RevertService } from '#memory/remember/revert.service.js';
import { WithdrawService } from '#memory/remember/withdraw.service.js';
import { ResolveService } from '#memory/review/resolve.service.js';
import { ReviewService } from '#memory/review/review.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations on memories other than searching and adding one. */
export const memoryOperations: readonly AnyServed[] = [
  served({
    operation: listMemories,
    service: HistoryService,
    run: (history, caller, input) => history.list(caller, input),
    field: 'memories',
    of: 'contact',
    tool: {
      name: 'list_memories',
      about:
        'All of it, in pages, not what bears on a question: for that call search_memories. validAt and knownAt place it on the two clocks; toCome=only lists what begins later.',
      back: 'memories; asOf, the times of the list on both clocks; nextCursor to go on.',
    },
  }),
  served({
    operation: listEvents,
    service: EventsService,
    run: (events, caller, input) => events.list(caller, input),
    field: 'events',
    of: 'contact',
    tool: {
      name: 'list_events',
      back: 'events with startsAt, endsAt and status (unconfirmed: it was planned, its time has passed, and nobody said whether it took place); asOf; nextCursor to go on.',
    },
  }),
  served({
    operation: getMemory,
    service: HistoryService,
    run: (history, caller, input) => history.get(caller, input),
    field: 'memory',
    tool: {
      name: 'get_memory',
      about: 'For how it came to be believed, and what it was before, call get_memory_history.',
      back: 'the memory.',
    },
  }),
  served({
    operation: diff,
    service: DiffService,
    run: (diffs, caller, input) => diffs.diff(caller, input),
    of: 'contact',
    tool: {
      name: 'diff_memories',
      back: 'began, ended, changed (before and after), and with clock=system also corrected and withdrawn.',
    },
  }),
  served({
    operation: dueSoon,
    service: UpcomingService,
    run: (plans, caller, input) => plans.dueSoon(caller, input),
    tool: {
      name: 'due_soon',
      about: 'For the plans of one contact call upcoming_events.',
      back: 'events, each with the memory, the contact and startsAt; nextCursor to go on.',
    },
  }),
  served({
    operation: rememberBatch,
    service: RememberService,
    run: (remembers, caller, input, control) => remembers.rememberBatch(caller, input, control),
    effect: 'adds',
    tool: {
      name: 'add_memories',
      about:
        'Each of them as add_memory takes it: one fact, as a sentence of its own. A fault in one refuses all, and is named with its place.',
      back: 'results in the same order, each with the memory and the decision.',
    },
  }),
  served({
    operation: fileMemory,
    service: FilingService,
    run: (filing, caller, input) => filing.file(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'file_memory',
      about: 'tier=core for what every conversation needs, archive for what hardly any does.',
      back: 'the memory as it is kept now, under a new id, and the decision; null where nothing changed.',
    },
  }),
  served({
    operation: withdraw,
    service: WithdrawService,
    run: (withdrawals, caller, input) => withdrawals.withdraw(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'withdraw_memory',
      about:
        'For what should not have been remembered. What was replaced by something newer needs add_memory, and what was never true add_memory with as=correction. It stays readable in its history.',
      back: 'the memory with supersededAt.',
    },
  }),
  served({
    operation: getDecision,
    service: DecisionsService,
    run: (decisions, caller, { decisionId }) => decisions.get(caller, decisionId),
    field: 'decision',
    tool: {
      name: 'get_decision',
      about: 'It needs a decisionId, as get_memory_history and add_memory give it.',
      back: 'decision with its outcome, who decided, the reason and the candidates; revertedAt if it was undone.',
    },
  }),
  served({
    operation: revertDecision,
    service: RevertService,
    run: (reverts, caller, input) => reverts.revert(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'revert_decision',
      back: 'the decision that reverts, and memories: what is believed again. A merge is undone by undo_merge.',
    },
  }),
  served({
    operation: listReview,
    service: ReviewService,
    run: (reviews, caller, input) => reviews.list(caller, input),
    field: 'review',
    of: 'contact',
    tool: {
      name: 'list_review',
      about: 'Ask the contact about an item, then settle it with resolve_review.',
      back: 'items, each with its kind, the memory, the candidates it may concern, the reason, and actions: operations that settle it.',
    },
  }),
  served({
    operation: resolveReview,
    service: ResolveService,
    run: (resolves, caller, input) => resolves.resolve(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'resolve_review',
      about: 'It needs the decisionId of an item of list_review. Settle only what the contact said.',
      back: 'the memory as it stands now, and the decision, which revert_decision undoes.',
    },
  }),
];
