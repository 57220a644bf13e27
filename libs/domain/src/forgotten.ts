/** What an answer holds in place of the content of something that was forgotten. */
export interface Forgotten {
  readonly at: Date;
  /** The API key of the request; `null` where there was none. */
  readonly by: string | null;
  readonly reason: string | null;
}
