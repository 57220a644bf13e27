import { addRevisions, listDrift } from '#contract/revisions.js';
import { DriftService } from '#memory/history/drift.service.js';
import { RevisionsService } from '#revisions/revisions.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** The history of repositories, and its effect on memories. */
export const revisionOperations: readonly AnyServed[] = [
  served({
    operation: addRevisions,
    service: RevisionsService,
    run: (revisions, caller, input) => revisions.add(caller, input),
    effect: 'adds',
    repeatable: true,
  }),
  served({
    operation: listDrift,
    service: DriftService,
    run: (drifts, caller, input) => drifts.drift(caller, input),
    field: 'drift',
    of: 'contact',
    tool: {
      name: 'list_drift',
      about: 'For what holds at one revision call list_memories with atRevision.',
      back: 'drifted, each with the memory and the changed paths it is pinned to; changedPaths in all; nextCursor to go on.',
    },
  }),
];
