import { type Housing, isResident } from '#config/residents.js';
import { StartupError } from '#domain/service/errors.js';
import { backupContacts, backupRemoveContact, backupRemoveRest, backupRemoveTenant } from '../generated/queries.js';
import type { BackupTools } from './back-up.js';

/**
 * Deletes what a tenant left in this database when it moved to another. Run it again if it was interrupted.
 *
 * @returns how many nodes were deleted.
 * @throws StartupError if the settings place the tenant in this database.
 */
export async function removeMoved(
  { exact, progress }: Pick<BackupTools, 'exact' | 'progress'>,
  housing: Housing,
  tenantId: string,
): Promise<number> {
  if (isResident(housing, tenantId))
    throw new StartupError(
      `Tenant ${tenantId} lives in this database. Only what a tenant left behind is removed: first name it in DATABASES where it lives now.`,
    );
  let removed = 0;
  const add = (rows: readonly { readonly removed: unknown }[]): number => {
    const more = Number(rows[0]?.removed ?? 0);
    removed += more;
    return more;
  };
  for (let page = await exact.all(backupContacts, { tenantId, after: '' }); page.length > 0;) {
    for (const { id } of page) add(await exact.all(backupRemoveContact, { contactId: id }));
    progress(`  ${removed} nodes removed`);
    page = await exact.all(backupContacts, { tenantId, after: '' });
  }
  while (add(await exact.all(backupRemoveRest, { tenantId })) > 0) progress(`  ${removed} nodes removed`);
  add(await exact.all(backupRemoveTenant, { tenantId }));
  return removed;
}
