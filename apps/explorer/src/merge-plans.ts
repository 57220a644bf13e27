import type { Schemas } from '@palimpsest/client';
import type { Plan } from './act.tsx';
import { REASON } from './plans.js';
import { service } from './service.js';
import { marksOf } from './telling.js';
import { held } from './told.js';

type Memory = Schemas['Memory'];

/**
 * Merging has no dry run, so both are read and compared.
 *
 * @param onMerged is told the id of the merge, by which it can be undone.
 */
export function merging(contactId: string, name: string, onMerged: (mergeId: string) => void): Plan {
  const into = { params: { path: { contactId } } };
  return {
    name: 'Merge another into this',
    about: 'Both are one person. From now on the other answers as this one; as of before, they stay two.',
    fields: [{ name: 'from', label: 'The id of the other', initial: '', required: true, most: 26 }, REASON],
    preview: async ({ from = '' }) => {
      const { signal } = new AbortController();
      const other = await service.GET('/v1/contacts/{contactId}', { params: { path: { contactId: from } } });
      if (other.id === contactId) throw new Error('That is this person already.');
      const [here, there] = await Promise.all([held(contactId, null, null, signal), held(from, null, null, signal)]);
      return [
        `${other.name ?? from} would answer as ${name}, with ${other.identifiers.length} names and numbers of their own.`,
        `${there.more ? 'More than ' : ''}${there.memories.length} memories that hold of ${other.name ?? from} would be told of ${name}.`,
        ...differences(here.memories, there.memories),
        'It can be undone.',
      ];
    },
    run: async ({ from = '', reason = '' }) => {
      const body = { from, ...(reason === '' ? {} : { reason }) };
      onMerged((await service.POST('/v1/contacts/{contactId}/merge', { ...into, body })).mergeId);
      return null;
    },
  };
}

/** @returns a line for each attribute of the person that both have, with other values. */
function differences(here: readonly Memory[], there: readonly Memory[]): string[] {
  // What is only wished or denied of the one differs from nothing that is so of the other.
  const isOwn = (memory: Memory): boolean => memory.subject === null && marksOf(memory).length === 0;
  return there
    .filter((memory) => memory.attribute !== null && isOwn(memory))
    .flatMap(({ attribute, value }) => {
      const own = here.find((memory) => memory.attribute === attribute && isOwn(memory));
      if (attribute === null || own === undefined || own.value === value) return [];
      const words = attribute.replaceAll('_', ' ');
      return [`${words}: “${own.value}” here, “${value}” there; where only one can hold, it is the one stated later.`];
    });
}

/** @param mergeId of the merge made here; empty where none was. */
export function unmerging(mergeId: string): Plan {
  return {
    name: 'Undo a merge',
    about: 'Both are from now on what they were before the merge; what was stated since stays with this person.',
    fields: [{ name: 'mergeId', label: 'The id of the merge', initial: mergeId, required: true, most: 26 }, REASON],
    preview: () =>
      Promise.resolve([
        'What the merge brought would be believed no longer of this person, and the other would answer for themselves.',
        'Where something was built on what it brought, the service refuses and names what has to be undone first.',
      ]),
    run: async ({ mergeId: stated = '', reason = '' }) => {
      const body = reason === '' ? {} : { reason };
      await service.POST('/v1/merges/{mergeId}/undo', { params: { path: { mergeId: stated } }, body });
      return null;
    },
  };
}
