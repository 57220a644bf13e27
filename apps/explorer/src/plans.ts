import type { Schemas } from '@palimpsest/client';
import type { Field, Fields, Plan } from './act.tsx';
import { forgetting } from './forget-plans.js';
import { assertOneStory, keptInWords, storyInWords } from './kept-value.js';
import { mayDestroy, type Role } from './role.js';
import { service } from './service.js';
import { correction, ending, type Stated } from './statements.js';
import { outcomeInWords } from './words.js';

type Memory = Schemas['Memory'];
type Step = Schemas['Step'];

/** @returns what somebody with a role can do about a version of a fact. */
export function plansFor(memory: Memory, steps: readonly Step[], role: Role): Plan[] {
  const { supersededAt, kind, polarity, forgotten } = memory;
  const believed = supersededAt === null && !forgotten;
  const plain = believed && kind !== 'episodic' && polarity === 'holds';
  const decision = steps.findLast((step) => step.memory.id === memory.id && step.decisionId !== null);
  return [
    ...(plain ? [correcting(memory), ending_(memory)] : []),
    ...(believed ? [withdrawing(memory)] : []),
    ...(decision ? [undoing(decision)] : []),
    ...(mayDestroy(role) && !forgotten ? [forgetting(memory)] : []),
  ];
}

/** Kept with the decision. */
export const REASON: Field = { name: 'reason', label: 'Why (kept with the decision)', initial: '', required: false };

function correcting(memory: Memory): Plan {
  const valued = memory.attribute !== null;
  const stated = ({ text = '', value = '', reason = '' }: Fields): Stated => {
    assertOneStory(memory, { text, value });
    return correction(memory, text, value, reason);
  };
  const { preview, run } = remembering(memory, stated);
  return {
    name: 'Correct',
    about: 'It never was so. Something else was, in the same period.',
    fields: [
      { name: 'text', label: 'What was so', initial: memory.text, required: true },
      ...(valued ? [{ name: 'value', label: 'Value', initial: memory.value ?? '', required: true }] : []),
      REASON,
    ],
    preview: async (fields) => {
      const { text = '', value = '' } = fields;
      return [...(await preview(fields)), ...storyInWords(memory, { text, value })];
    },
    run,
  };
}

function ending_(memory: Memory): Plan {
  const stated = ({ at = '', reason = '' }: Fields): Stated => ending(memory, at, reason);
  return {
    name: 'End',
    about: 'It was so, and is so no longer.',
    fields: [
      { name: 'at', label: 'Since when not (a date or words; empty for now)', initial: '', required: false },
      REASON,
    ],
    ...remembering(memory, stated),
  };
}

/** A statement has a dry run; so what is shown before is what the service would decide. */
export function remembering(
  { contactId }: Pick<Memory, 'contactId'>,
  stated: (fields: Fields) => Stated | Schemas['Statement'],
): Pick<Plan, 'preview' | 'run'> {
  const remember = (body: Stated | Schemas['Statement'], dryRun: boolean): Promise<Schemas['Remembered']> =>
    service.POST('/v1/contacts/{contactId}/memories', { params: { path: { contactId }, query: { dryRun } }, body });
  return {
    preview: async (fields) => {
      const statement = stated(fields);
      const { decision } = await remember(statement, true);
      const replaced = decision.candidates.filter(({ id }) => decision.superseded.includes(id));
      return [
        outcomeInWords(decision.outcome),
        decision.reason,
        ...(statement.polarity === 'ends' ? [] : keptInWords(statement)),
        ...replaced.map(({ text }) => `Replaced: ${text}`),
      ];
    },
    run: async (fields) => (await remember(stated(fields), false)).memory?.id ?? null,
  };
}

/** A withdrawal has no dry run; what it does is always the same. */
export function withdrawing({ id: memoryId, text }: Pick<Memory, 'id' | 'text'>): Plan {
  return {
    name: 'Withdraw',
    about: 'It is believed no longer, and nothing takes its place.',
    fields: [REASON],
    preview: () =>
      Promise.resolve([
        `“${text}” would be believed no longer from now on.`,
        'What was known before today reads as it did.',
      ]),
    run: async ({ reason = '' }) => {
      const body = reason === '' ? {} : { reason };
      await service.POST('/v1/memories/{memoryId}/withdraw', { params: { path: { memoryId } }, body });
      return null;
    },
  };
}

function undoing({ decisionId, memory, as, reason: why }: Step): Plan {
  const path = { decisionId: String(decisionId) };
  return {
    name: 'Undo',
    about:
      'The decision that led to this version is undone: what it began is believed no longer, what it ended is believed again.',
    fields: [REASON],
    preview: async () => {
      const { decision, text, revertedAt } = await service.GET('/v1/decisions/{decisionId}', { params: { path } });
      if (revertedAt !== null) return ['This decision was undone already.'];
      return [`Undone would be: “${text || memory.text}”, ${decision.outcome}. ${why ?? as}`];
    },
    run: async ({ reason = '' }) => {
      const body = reason === '' ? {} : { reason };
      const { memories } = await service.POST('/v1/decisions/{decisionId}/revert', { params: { path }, body });
      return memories[0]?.id ?? null;
    },
  };
}
