import { DomainError } from '#domain/service/errors.js';
import type { Fork } from './fork.type.js';

/** @throws DomainError CONFLICT for a fork that was merged or dropped. */
export function assertOpen({
  id,
  contactId,
  state,
  endedAt,
}: Pick<Fork, 'id' | 'contactId' | 'state' | 'endedAt'>): void {
  if (state === 'open') return;
  const when = endedAt?.toISOString();
  throw new DomainError('CONFLICT', `The fork ${id} was ${state} on ${when}: ask the contact ${contactId}.`);
}
