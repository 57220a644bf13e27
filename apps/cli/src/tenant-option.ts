import { type Housing, isResident, whereabouts } from '#config/residents.js';
import { StartupError } from '#domain/errors.js';

/** @throws StartupError for what cannot be a tenant. */
export function tenantId(name: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(name)) return name;
  throw new StartupError(`"${name}" is not a valid tenant: use 1 to 64 letters, digits, dots, dashes or underscores.`);
}

/** @throws StartupError that says where a tenant lives, when that is not the database of the settings. */
export function assertResident(housing: Housing, tenant: string): void {
  if (!isResident(housing, tenant)) throw new StartupError(whereabouts(housing, tenant));
}
