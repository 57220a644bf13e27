import type { Memory } from '#domain/memory.js';
import { spanOf } from '#domain/revision-span.js';
import type { Doubtful } from './doubtful.js';

/** One way to settle an item: an operation, and its input as far as it is known. */
export interface Action {
  readonly does: 'confirm' | 'withdraw' | 'end' | 'supersede';
  readonly operation: 'remember' | 'withdraw' | 'resolveReview';
  readonly fields: Readonly<Record<string, unknown>>;
  /** The fields that are to be filled in besides. */
  readonly asks: readonly string[];
}

/** @returns what can be done about a statement that nothing could decide. */
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

/** @returns what can be done about a memory that is doubted. What contradicts it is not confirmed: one of them is wrong. */
export function actionsOfDoubtful(contactId: string, { kind, memory, candidates }: Doubtful): Action[] {
  const told = { contactId, ...said(memory) };
  const remember = (does: Action['does'], fields: object, asks: readonly string[] = []): Action => {
    return { does, operation: 'remember', fields: { ...fields }, asks };
  };
  const { id: supersedes, modality, attribute, subject, agentId } = memory;
  const instead = { contactId, supersedes, ...present({ modality, attribute, subject, agentId, ...spanOf(memory) }) };
  const isEpisode = memory.kind === 'episodic';
  return [
    ...(kind === 'contradicting' || isEpisode ? [] : [remember('confirm', told)]),
    { does: 'withdraw', operation: 'withdraw', fields: { memoryId: memory.id }, asks: [] },
    ...(memory.polarity === 'holds' && !isEpisode ? [remember('end', { ...told, polarity: 'ends', supersedes })] : []),
    ...(kind === 'contradicting'
      ? candidates
          .filter(({ polarity }) => polarity === 'holds')
          .map((one) => remember('supersede', { contactId, ...said(one), supersedes }))
      : [remember('supersede', instead, attribute === null ? ['text'] : ['text', 'value'])]),
  ];
}

/** A memory as somebody would say it again: its words, and the revisions at which it holds. */
function said(memory: Memory): Record<string, unknown> {
  const { text, kind, attribute, value, subject, polarity, modality, agentId } = memory;
  return present({ text, kind, attribute, value, subject, polarity, modality, agentId, ...spanOf(memory) });
}

function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}
