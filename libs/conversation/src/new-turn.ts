import type { Vector } from '#models/embedder.js';
import type { Turn } from './session.type.js';

/** A turn to append. */
export interface NewTurn extends Turn {
  readonly searchText: string;
  /** The words of the turns before it, and its own. */
  readonly context: string;
  readonly vector: Vector | null;
  /** The vectors of its words as stored. */
  readonly words: string | null;
  /** When it is to be forgotten; `null`: never. */
  readonly forgetAt: Date | null;
}
