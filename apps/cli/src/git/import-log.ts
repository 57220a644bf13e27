import type { AddedRevisions, RevisionsService, Told } from '#revisions/revisions.service.js';

/** The number of commits in one transaction. */
const BATCH = 1_000;

/** The result of an import. */
export interface Imported {
  readonly added: number;
  readonly known: number;
  readonly revisions: number;
}

/**
 * Sends the service the commits that it does not know, a batch per transaction: an interrupted import continues where
 * it was.
 * @throws DomainError CONFLICT for a commit that is known with other parents, for example from the import of a shallow
 * clone.
 * @param tell is called after each batch with how many commits were read and added so far.
 */
export async function importLog(
  revisions: RevisionsService,
  { tenantId, repository }: { readonly tenantId: string; readonly repository: string },
  log: AsyncIterable<Told>,
  tell: (read: number, added: number) => void,
): Promise<Imported> {
  const known = await revisions.known({ tenantId }, repository);
  let [read, added, total] = [0, 0, known.size];
  let batch: Told[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    const kept: AddedRevisions = await revisions.add({ tenantId }, { repository, revisions: batch });
    added += kept.added;
    total = kept.revisions;
    batch = [];
    tell(read, added);
  };
  for await (const commit of log) {
    read += 1;
    // The service refuses one that it knows with other parents.
    if (known.has(commit.id) && known.parentsOf(commit.id).join() === commit.parents.join()) continue;
    batch.push(commit);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return { added, known: read - added, revisions: total };
}
