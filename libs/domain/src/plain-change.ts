/** What a statement plainly does to a known fact, and the words that say so. */
export interface PlainChange {
  readonly relation: 'ends' | 'corrects' | 'replaces';
  readonly cue: string;
  /** The statement says something else as well. */
  readonly saysMore: boolean;
}
