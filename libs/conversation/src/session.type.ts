import type { Precision } from '#domain/memory.js';

/** One call or chat with a contact. */
export interface Session {
  readonly id: string;
  readonly contactId: string;
  readonly channel: string;
  readonly agentId: string | null;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly status: 'open' | 'ended';
  /** How many turns it has. */
  readonly turns: number;
}

/** One utterance in a session. */
export interface Turn {
  readonly id: string;
  readonly sessionId: string;
  readonly contactId: string;
  /** 1 for the first of its session. */
  readonly position: number;
  readonly speaker: string;
  readonly text: string;
  readonly at: Date;
  /** Where it was said; `null`: where the contact is. */
  readonly timezone: string | null;
  /** The most telling time it speaks of, and the words that do. */
  readonly expression: string | null;
  readonly precision: Precision | null;
  readonly refersFrom: Date | null;
  readonly refersTo: Date | null;
  readonly recordedAt: Date;
}

/** A checked turn, as its caller made it. */
export interface TurnInput {
  readonly id?: string | undefined;
  readonly speaker: string;
  readonly text: string;
  readonly at?: Date | undefined;
  readonly timezone?: string | undefined;
}
