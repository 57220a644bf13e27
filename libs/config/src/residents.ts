import type { Databases } from './databases.settings.js';

/** The settings that say which tenants live where. */
export interface Housing {
  readonly DATABASES?: Databases | undefined;
  readonly USE_DATABASE?: string | undefined;
}

/** The tenants of the configured database, for a query: those in a list, or all except those in another. */
export interface Residents {
  /** `null`: all that are not in `elsewhere`. */
  readonly only: readonly string[] | null;
  readonly elsewhere: readonly string[];
}

/** @returns who lives in the configured database. Data of others there was left behind when they moved. */
export function residents({ DATABASES = {}, USE_DATABASE }: Housing): Residents {
  if (USE_DATABASE !== undefined) return { only: DATABASES[USE_DATABASE]?.tenants ?? [], elsewhere: [] };
  return { only: null, elsewhere: Object.values(DATABASES).flatMap(({ tenants }) => tenants) };
}

/** @returns whether a tenant lives there. */
export function isResident(housing: Housing, tenantId: string): boolean {
  const { only, elsewhere } = residents(housing);
  return only === null ? !elsewhere.includes(tenantId) : only.includes(tenantId);
}

/** @returns how to run a command where the tenant lives. */
export function whereabouts({ DATABASES = {} }: Housing, tenantId: string): string {
  const [name] = Object.entries(DATABASES).find(([, { tenants }]) => tenants.includes(tenantId)) ?? [];
  return `Tenant ${tenantId} lives in ${name === undefined ? 'the database of NEO4J_URI: unset USE_DATABASE' : `the database ${name}: set USE_DATABASE=${name}`}.`;
}

/** @returns the settings for the part of the service that uses one of DATABASES. */
export function settingsAt<Settings extends Housing>(config: Settings, name: string): Settings {
  const { uri, user, password, database } = config.DATABASES?.[name] ?? unknown(name);
  const place = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password, NEO4J_DATABASE: database };
  return { ...config, ...place, USE_DATABASE: name };
}

function unknown(name: string): never {
  throw new Error(`There is no database ${name} in DATABASES.`);
}
