import type { Range } from '#domain/text/pattern.js';
import type { ForgetFactVersionsRow } from '#graph/generated/queries.js';
import type { TurnRow } from '#graph/query.js';
import type { Emptied } from './forgetting.type.js';

/** What to mask: parts of the text, or matches of a pattern. */
export interface What {
  readonly spans?: readonly Range[] | undefined;
  readonly pattern?: string | undefined;
  readonly reason?: string | undefined;
}

/** Where words were masked. */
export type Places = Emptied;

/** The texts of a version. */
export type Fields = ForgetFactVersionsRow['fields'];

/** A version before or after masking. */
export interface Worded {
  readonly id: string;
  readonly contactId: string;
  readonly fields: Fields;
}

/** Where the words may have been copied: versions and turns. */
export interface Scope {
  readonly versions: readonly Worded[];
  readonly turns: readonly TurnRow[];
}
