import type { EventParts } from './memory.js';
import { folded } from './sameness.js';

/** @returns the key that events of the same subject and object share; `null` for one that was not told in parts. */
export function eventKey({ subject, object }: Pick<EventParts, 'subject' | 'object'>): string | null {
  return subject === null ? null : `${folded(subject)}\n${folded(object ?? '')}`;
}
