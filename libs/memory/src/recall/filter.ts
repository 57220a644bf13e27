import { attributeName, spellingsOf } from '#domain/attributes.js';
import { subjectKey } from '#domain/sameness.js';

/** What memories are narrowed to besides time, as the queries take it; `null`: to nothing. */
export interface Filter {
  /** Every name of the attribute. */
  readonly attributes: readonly string[] | null;
  readonly tag: string | null;
  /** '' for the contact. */
  readonly subjectKey: string | null;
  /** Of a session in which it was said. */
  readonly channel: string | null;
}

/** What a caller narrows memories to. */
export interface StatedFilter {
  readonly attribute?: string | undefined;
  readonly tag?: string | undefined;
  readonly subject?: string | undefined;
  readonly channel?: string | undefined;
}

/** All memories. */
export const ANY: Filter = { attributes: null, tag: null, subjectKey: null, channel: null };

/** @returns what is stated, under every name that it may be kept by. */
export function filterOf({ attribute, tag, subject, channel }: StatedFilter): Filter {
  return {
    attributes: attribute === undefined ? null : spellingsOf(attributeName(attribute)),
    tag: tag ?? null,
    subjectKey: subject === undefined ? null : subjectKey({ subject, status: null }),
    channel: channel ?? null,
  };
}
