import { DomainError } from './errors.js';

/**
 * What a key may do. `read` changes no memory; `write` also changes memory; `admin` also makes keys, changes the
 * tenant's settings and destroys; `ops` sees the state of the instance, and nothing of callers.
 */
export const KEY_ROLES = ['read', 'write', 'admin', 'ops'] as const;
export type KeyRole = (typeof KEY_ROLES)[number];

/** The role that an operation needs; `any`: every valid key. */
export type NeededRole = KeyRole | 'any';

const MAY: Readonly<Record<KeyRole, readonly NeededRole[]>> = {
  read: ['any', 'read'],
  write: ['any', 'read', 'write'],
  admin: ['any', 'read', 'write', 'admin'],
  ops: ['any', 'ops'],
};

/** Somebody with a key and its role, or without a key. */
interface Keyed {
  readonly key?: { readonly role: KeyRole } | undefined;
}

/**
 * Whether a caller may use an operation that needs a role. Inside an application there is no key, so everything is
 * allowed.
 */
export function isAllowed({ key }: Keyed, needed: NeededRole): boolean {
  return key === undefined || MAY[key.role].includes(needed);
}

/** @throws DomainError FORBIDDEN, which names the needed role. */
export function assertAllowed(caller: Keyed, needed: NeededRole): void {
  if (isAllowed(caller, needed)) return;
  const own = caller.key?.role ?? 'none';
  throw new DomainError('FORBIDDEN', `This needs a key with the role ${needed}; the role of this one is ${own}.`);
}
