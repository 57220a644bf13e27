import { type Housing, isResident, whereabouts } from '#config/residents.js';
import { StartupError } from '#domain/service/errors.js';
import { backupTenants } from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';

/** The tenant if none is named; it is created if missing. */
const DEFAULT = 'default';

/** @throws StartupError for what cannot be the name of a tenant. */
export function tenantId(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name)) return name;
  throw new StartupError(`"${name}" is not a valid tenant: use 1 to 64 letters, digits, dots, dashes or underscores.`);
}

/** @throws StartupError that says where a tenant lives, if that is not the configured database. */
export function assertResident(housing: Housing, tenant: string): void {
  if (!isResident(housing, tenant)) throw new StartupError(whereabouts(housing, tenant));
}

/** @throws StartupError for a tenant that the database does not have: writing would create one from a typing error. */
export async function assertTenant(graph: Pick<Graph, 'all'>, tenant: string): Promise<void> {
  if (tenant === DEFAULT || (await graph.all(backupTenants, { tenantId: tenant })).length > 0) return;
  throw new StartupError(
    `There is no tenant ${tenant}. ./dev keys list shows those with keys, and ./dev keys create makes a new one.`,
  );
}
