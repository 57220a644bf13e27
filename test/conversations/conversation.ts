/** A conversation, and what in it somebody would keep. */
export interface Conversation {
  readonly name: string;
  readonly startedAt: string;
  /** `agent` speaks for the service, everybody else is the contact. */
  readonly turns: readonly (readonly [speaker: string, text: string])[];
  /** Words of the sentences that state a lasting fact, something that happened to the contact, or a plan: each once. */
  readonly keep: readonly string[];
}
