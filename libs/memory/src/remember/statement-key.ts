import { createHash } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/**
 * A statement with a key is remembered once: its decision's id is made of the key, so that the constraint on the ids of
 * decisions keeps it unique, and no index is needed to find it.
 *
 * @returns the id of the decision on that statement; it looks like every other, but does not sort by time.
 */
export function keyedDecisionId(contactId: string, key: string): string {
  const digest = createHash('sha256').update(`${contactId} ${key}`).digest();
  return Array.from({ length: LENGTH }, (_, place) => CROCKFORD[(digest[place] ?? 0) & 31]).join('');
}
