import { ForksService } from '#contacts/forks.service.js';
import { createFork, dropFork, listForks, mergeFork } from '#contract/forks.js';
import { ForkMergesService } from '#memory/merge/fork-merges.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations on forks of contacts. */
export const forkOperations: readonly AnyServed[] = [
  served({
    operation: createFork,
    service: ForksService,
    run: (forks, caller, input) => forks.create(caller, input),
    effect: 'adds',
    tool: {
      name: 'fork_contact',
      about:
        'Use it to try something, or before you hand a task to another agent: what is remembered with the id of the fork in the place of contactId (remember, recall, list_memories) stays apart until merge_fork.',
      back: 'the fork; its id serves those tools, merge_fork and discard_fork.',
    },
  }),
  served({
    operation: listForks,
    service: ForksService,
    run: (forks, caller, input) => forks.list(caller, input),
    of: 'contact',
    field: 'forks',
    tool: { name: 'list_forks', back: 'the open forks, the latest first.' },
  }),
  served({
    operation: mergeFork,
    service: ForkMergesService,
    run: (merges, caller, input) => merges.merge(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: { name: 'merge_fork', back: 'results: the memory and the decision of each statement, in their order.' },
  }),
  served({
    operation: dropFork,
    service: ForksService,
    run: (forks, caller, input) => forks.drop(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: { name: 'discard_fork', back: 'the fork, which is over.' },
  }),
];
