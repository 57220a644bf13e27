import { createHash } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 26;

/**
 * A statement with a key is remembered once: the id of its decision is a hash of the key, so the uniqueness constraint on decision ids
 * applies and no further index is needed.
 *
 * @returns the id of the decision on that statement. It looks like any other id, but does not sort by time.
 */
export function keyedDecisionId(contactId: string, key: string): string {
  const digest = createHash('sha256').update(`${contactId} ${key}`).digest();
  return Array.from({ length: LENGTH }, (_, place) => CROCKFORD[(digest[place] ?? 0) & 31]).join('');
}
