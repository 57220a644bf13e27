/** What an answer holds instead of forgotten content. */
export interface Forgotten {
  readonly at: Date;
  /** The API key of the request; `null` if there was none. */
  readonly by: string | null;
  readonly reason: string | null;
}
