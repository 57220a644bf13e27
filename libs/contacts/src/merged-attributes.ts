import { MOST_ATTRIBUTES } from '#contract/contact-attributes.js';
import { invalid } from '#domain/service/errors.js';
import type { Contact, ProfileInput } from './contact.type.js';

type Attributes = Contact['attributes'];

/**
 * @returns the attributes of a contact after a change; `null` removes one.
 * @throws DomainError INVALID for more than a contact can have. A contact that has more, from before that limit, may
 * only lose some.
 */
export function mergedAttributes(before: Attributes, changed: ProfileInput['attributes'] = {}): Attributes {
  const merged = Object.entries({ ...before, ...changed }).filter(isKept);
  const most = Math.max(MOST_ATTRIBUTES, Object.keys(before).length);
  if (merged.length <= most) return Object.fromEntries(merged);
  throw invalid('attributes', `would be ${merged.length}, and may be ${MOST_ATTRIBUTES}: null removes one`);
}

function isKept(entry: [string, Attributes[string] | null]): entry is [string, Attributes[string]] {
  return entry[1] !== null;
}
