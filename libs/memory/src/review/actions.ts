import type { Memory } from '#domain/memory/memory.js';
import { revisionSpanOf } from '#domain/reconcile/revision-span.js';
import type { Doubtful } from './doubtful.js';

/** One way to settle an item: an operation, and the known part of its input. */
export interface Action {
  readonly does: 'confirm' | 'withdraw' | 'end' | 'supersede';
  readonly operation: 'remember' | 'withdraw' | 'resolveReview';
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields that the user still has to fill in. */
  readonly asks: readonly string[];
}

/** @returns the ways to settle a statement that nothing could decide. */
export function actionsOfUnclear(contactId: string, decisionId: string, candidates: readonly Memory[]): Action[] {
  const settle = (does: Action['does'], fields: object): Action => {
    return { does, operation: 'resolveReview', fields: { contactId, decisionId, ...fields }, asks: [] };
  };
  return [
    settle('confirm', { resolution: 'confirm' }),
    settle('withdraw', { resolution: 'dismiss' }),
    ...candidates.map(({ id }) => settle('supersede', { resolution: 'supersede', supersedes: id })),
  ];
}

/** @returns the ways to settle a doubtful memory. A contradiction cannot be confirmed, since one of the memories is wrong. */
export function actionsOfDoubtful(contactId: string, { kind, memory, candidates }: Doubtful): Action[] {
  const restatement = { contactId, ...asStatement(memory) };
  const remember = (does: Action['does'], fields: object, asks: readonly string[] = []): Action => {
    return { does, operation: 'remember', fields: { ...fields }, asks };
  };
  const { id: supersedes, modality, attribute, subject, agentId } = memory;
  const replacement = {
    contactId,
    supersedes,
    ...present({ modality, attribute, subject, agentId, ...revisionSpanOf(memory) }),
  };
  const isEpisode = memory.kind === 'episodic';
  return [
    ...(kind === 'contradicting' || isEpisode ? [] : [remember('confirm', restatement)]),
    { does: 'withdraw', operation: 'withdraw', fields: { memoryId: memory.id }, asks: [] },
    ...(memory.polarity === 'holds' && !isEpisode
      ? [remember('end', { ...restatement, polarity: 'ends', supersedes })]
      : []),
    ...(kind === 'contradicting'
      ? candidates
          .filter(({ polarity }) => polarity === 'holds')
          .map((candidate) => remember('supersede', { contactId, ...asStatement(candidate), supersedes }))
      : [remember('supersede', replacement, attribute === null ? ['text'] : ['text', 'value'])]),
  ];
}

/** The memory as a new statement: its words, and the revisions at which it holds. */
function asStatement(memory: Memory): Record<string, unknown> {
  const { text, kind, attribute, value, subject, polarity, modality, agentId } = memory;
  return present({ text, kind, attribute, value, subject, polarity, modality, agentId, ...revisionSpanOf(memory) });
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
