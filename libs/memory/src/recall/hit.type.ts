/** A search result with its similarity in meaning (cosine) and in words (Lucene's score). */
export interface Hit<T> {
  readonly found: T;
  readonly cosine: number | null;
  readonly lexical: number | null;
}
