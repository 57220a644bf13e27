/** A search result: what was found, and how near it is in meaning (cosine) and in words (Lucene's score). */
export interface Hit<T> {
  readonly found: T;
  readonly cosine: number | null;
  readonly lexical: number | null;
}
