import type { Version } from './memory.js';
import type { ClosedAs } from './placement.js';

/** A version to write; `carriesOver` names the version whose text and vector it keeps. */
export interface NewVersion {
  readonly version: Version;
  readonly carriesOver: string | null;
}

/** One edge of the chain: `from` supersedes `to`. */
export interface Link {
  readonly from: string;
  readonly to: string;
  readonly as: ClosedAs | 'remainder' | 'filed';
}

/** Everything one write does, as data: the versions whose system time ends now, those that begin now, and their links. */
export interface Plan {
  readonly closes: readonly string[];
  readonly opens: readonly NewVersion[];
  readonly links: readonly Link[];
}
