import type { Schemas } from '@palimpsest/client';
import type { Field, Plan } from './act.tsx';
import { carriersInWords, carriersOf } from './carriers.js';
import { callsOf } from './calls.js';
import { service } from './service.js';
import { everything } from './told.js';

type Memory = Schemas['Memory'];

/** A history that is longer is counted up to here. */
const MOST_VERSIONS = 5_000;

const FOR_GOOD = 'It cannot be undone.';
const FORGET_TURNS = 'forget';

const WHY: Field = {
  name: 'reason',
  label: 'Why (kept for good, so do not repeat what is to be forgotten)',
  initial: '',
  required: false,
  most: 200,
};

const TURNS: Field = {
  name: 'turns',
  label: 'The turns in which it was said',
  initial: 'keep',
  required: true,
  choices: [
    { value: 'keep', label: 'keep their words' },
    { value: FORGET_TURNS, label: 'are emptied too' },
  ],
};

/** Forgetting has no dry run, so what is told of the person is looked through for what says the same. */
export function forgetting(memory: Memory): Plan {
  const { id: memoryId, contactId, turnId, agentId } = memory;
  const path = { memoryId };
  return {
    name: 'Forget',
    about: 'Its words are kept nowhere any more. To stop believing it and keep the record, withdraw it instead.',
    fields: [TURNS, WHY],
    preview: async ({ turns }) => {
      const { signal } = new AbortController();
      const [chain, told] = await Promise.all([chainOf(memoryId), everything(contactId, null, signal, agentId)]);
      const versions = told.versions.map((version) => version.memory);
      return [
        ...carriersInWords(memory, carriersOf(memory, chain.versions, versions), chain.more || told.more),
        ...(turnId === null ? [] : [turnOf(turns)]),
        FOR_GOOD,
      ];
    },
    run: async ({ reason = '', turns }) => {
      const query = { turns: turns === FORGET_TURNS ? ('forget' as const) : ('keep' as const) };
      const why = reason === '' ? {} : { reason };
      await service.DELETE('/v1/memories/{memoryId}', { params: { path, query: { ...query, ...why } } });
      return null;
    },
  };
}

/** @returns the versions of the history of a fact. */
async function chainOf(memoryId: string): Promise<{ versions: Memory[]; more: boolean }> {
  const versions: Memory[] = [];
  let cursor: string | null = null;
  do {
    const params = { path: { memoryId }, query: cursor === null ? {} : { cursor } };
    const page: { steps: Schemas['Step'][]; nextCursor: string | null } = await service.GET(
      '/v1/memories/{memoryId}/history',
      { params },
    );
    versions.push(...page.steps.map((step) => step.memory));
    cursor = page.nextCursor;
  } while (cursor !== null && versions.length < MOST_VERSIONS);
  return { versions, more: cursor !== null };
}

function turnOf(turns: string | undefined): string {
  return turns === FORGET_TURNS
    ? 'The turns in which it was said would be emptied too.'
    : 'The turns in which it was said keep their words, and can be read in the call.';
}

/** Erasing has no dry run, so what is read of the person is what would go. Their id has to be written, so that it is no slip. */
export function erasing(contactId: string, name: string): Plan {
  return {
    name: 'Erase this person',
    about: 'The person and everything about them are deleted. A certificate with counts is kept, and no words.',
    fields: [{ name: 'id', label: `The id of the person (${contactId})`, initial: '', required: true, most: 26 }],
    preview: async ({ id }) => {
      if (id !== contactId) throw new Error('That is not the id of this person.');
      const { signal } = new AbortController();
      const [told, calls] = await Promise.all([everything(contactId, null, signal), callsOf(contactId, null, signal)]);
      return [
        `${name} would be deleted, with all names and numbers.`,
        `With them would go ${told.more ? 'more than ' : ''}${counted(told.versions.length, 'version', 'versions')} of facts and events.`,
        `With them would go ${calls.more ? 'more than ' : ''}${counted(calls.calls.length, 'call', 'calls')} with all that was said.`,
        'What one agent alone knows goes too, and is not counted here.',
        FOR_GOOD,
      ];
    },
    run: async () => {
      await service.DELETE('/v1/contacts/{contactId}', { params: { path: { contactId } } });
      return null;
    },
  };
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
