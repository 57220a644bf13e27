import type { Schemas } from '@palimpsest/client';

/** What the key that signed in may do. The service decides; the page does not offer what it would refuse. */
export type Role = Schemas['OwnKey']['role'];

/** What is told in place of what could be changed. */
export const READ_ONLY = 'You may look, and change nothing: the key you signed in with has the role read.';

/** Whether a key may change what is remembered. */
export function mayChange(role: Role): boolean {
  return role === 'write' || role === 'admin';
}

/** Whether a key may destroy what is remembered, and see who looked at whom. */
export function mayDestroy(role: Role): boolean {
  return role === 'admin';
}
