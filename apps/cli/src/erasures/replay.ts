import type { ErasuresService } from '#contacts/erasures.service.js';
import { DomainError } from '#domain/service/errors.js';
import type { Listed } from './certificate-lines.js';

/** How many contacts were found and erased again, and how many could not be. */
export interface Replayed {
  readonly erased: number;
  readonly absent: number;
  readonly left: number;
}

/** Erases every contact of the certificates that exists again, in the order of the erasures. */
export async function replay(
  erasures: ErasuresService,
  listed: readonly Listed[],
  tell: (line: string) => void,
): Promise<Replayed> {
  const counts = { erased: 0, absent: 0, left: 0 };
  for (const { tenantId, contactId, contactIds, number } of listed) {
    // First the survivor: contacts merged into it are erased with it.
    for (const id of new Set([contactId, ...contactIds])) {
      const became = await eraseAgain(erasures, tenantId, id);
      counts[became.as] += 1;
      tell(`${tenantId} ${number}: ${id} ${became.words}`);
    }
  }
  return counts;
}

async function eraseAgain(
  erasures: ErasuresService,
  tenantId: string,
  contactId: string,
): Promise<{ as: keyof Replayed; words: string }> {
  try {
    const { certificateId } = await erasures.erase({ tenantId }, contactId);
    return { as: 'erased', words: `was there again and is erased, certificate ${certificateId}` };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === 'NOT_FOUND') return { as: 'absent', words: 'is not there' };
    return { as: 'left', words: `IS STILL THERE: ${error.message}` };
  }
}
