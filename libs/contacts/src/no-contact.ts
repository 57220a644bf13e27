import { DomainError, notFound } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import type { ForksRepository } from './forks.repository.js';

/** @returns the error for an id that is of no contact of the tenant. If it is of a fork, the error says what takes forks, and which contact to name. */
export async function noContact(
  forks: ForksRepository,
  tenantId: string,
  id: string,
  queries?: Queries,
): Promise<DomainError> {
  const fork = await forks.byId(tenantId, id, queries);
  if (!fork) return notFound('contact', id);
  return new DomainError(
    'NOT_FOUND',
    `There is no contact ${id}. It is a fork: remember, recall and the list of memories take it; for all else name its contact ${fork.contactId}.`,
  );
}
