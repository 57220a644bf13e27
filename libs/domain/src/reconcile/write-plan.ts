import type { Version } from '#domain/memory/memory.js';
import type { ClosedAs } from './placement.js';

/** A version to write; `carriesOver` is the id of the version whose text and vector it keeps. */
export interface NewVersion {
  readonly version: Version;
  readonly carriesOver: string | null;
}

/** One link of the chain: `from` supersedes `to`. */
export interface VersionLink {
  readonly from: string;
  readonly to: string;
  readonly as: ClosedAs | 'remainder' | 'filed';
}

/**
 * Everything that one write does, as data: the versions whose system time ends now, those that begin now, and their
 * links.
 */
export interface WritePlan {
  readonly closes: readonly string[];
  readonly opens: readonly NewVersion[];
  readonly links: readonly VersionLink[];
}
