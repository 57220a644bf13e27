import { DomainError } from './errors.js';

/**
 * What a key may do. `read` changes nothing that is remembered; `write` also changes memory; `admin` also makes keys, sets what is
 * the tenant's own, and destroys; `ops` sees how the instance does, and nothing of callers.
 */
export const KEY_ROLES = ['read', 'write', 'admin', 'ops'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

/** The role that something needs; `any`: every valid key. */
export type NeededRole = KeyRole | 'any';

const MAY: Readonly<Record<KeyRole, readonly NeededRole[]>> = {
  read: ['any', 'read'],
  write: ['any', 'read', 'write'],
  admin: ['any', 'read', 'write', 'admin'],
  ops: ['any', 'ops'],
};

/** Who has a key with a role, or none. */
interface Keyed {
  readonly key?: { readonly role: KeyRole } | undefined;
}

/** Whether a caller may do what needs a role. Inside an application there is no key, and so no role that forbids. */
export function isAllowed({ key }: Keyed, needed: NeededRole): boolean {
  return key === undefined || MAY[key.role].includes(needed);
}

/** @throws DomainError FORBIDDEN, which says the role that is needed. */
export function assertAllowed(caller: Keyed, needed: NeededRole): void {
  if (isAllowed(caller, needed)) return;
  const own = caller.key?.role ?? 'none';
  throw new DomainError('FORBIDDEN', `This needs a key with the role ${needed}; the role of this one is ${own}.`);
}
