/** Stands where something was forgotten, in the place of its content. */
export interface Forgotten {
  readonly at: Date;
  /** The API key it was asked with; `null` where there was none. */
  readonly by: string | null;
  readonly reason: string | null;
}
