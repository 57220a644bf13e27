import type { Schemas } from '@palimpsest/client';
import type { Around } from './graph.js';
import { service } from './service.js';

/** Of each a read is made: a picture with more would show nothing. */
const MOST = 60;
const MOST_MENTIONS = 500;

/** Who and what is around a person. */
export interface Surroundings {
  readonly around: readonly Around[];
  readonly more: boolean;
}

/** @returns who and what was known around a person at one instant, with what mentions it and held at the other. */
export async function aroundOf(
  contactId: string,
  validAt: string | null,
  knownAt: string | null,
  signal: AbortSignal,
): Promise<Surroundings> {
  const known = knownAt === null ? {} : { knownAt };
  const { entities, nextCursor } = await service.GET('/v1/contacts/{contactId}/entities', {
    params: { path: { contactId }, query: { ...known, limit: MOST } },
    signal,
  });
  const query = { ...known, ...(validAt === null ? {} : { validAt }), limit: MOST_MENTIONS };
  const mentioning = async (entity: Schemas['Entity']): Promise<Around> => {
    const params = { path: { entityId: entity.id }, query };
    const { mentionedIn } = await service.GET('/v1/entities/{entityId}', { params, signal });
    return { ...entity, mentionedIn };
  };
  return { around: await Promise.all(entities.map(mentioning)), more: nextCursor !== null };
}
