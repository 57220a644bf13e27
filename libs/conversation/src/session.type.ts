import type { SpeakerRole } from '#domain/people/speaker.js';
import type { Forgotten } from '#domain/privacy/forgotten.js';
import type { TurnRow } from '#graph/query.js';
import type { Extraction } from './extraction/extraction-state.js';

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
  readonly extraction: Extraction;
  /** Present only if the whole session was forgotten. */
  readonly forgotten?: Forgotten;
}

/** A session in a list, as it was known. */
export type ListedSession = Omit<Session, 'extraction'>;

/** A session whose extraction finished or was given up, with all ids of its contact. */
export interface SettledSession {
  readonly session: Session;
  readonly pool: readonly string[];
}

/** One utterance in a session. */
export type Turn = TurnRow;

/** A validated turn, as its caller made it. */
export interface TurnInput {
  readonly id?: string | undefined;
  readonly speaker: string;
  /** Default: derived from the speaker. */
  readonly role?: SpeakerRole | undefined;
  /** How sure the recogniser was, from 0 to 1. */
  readonly confidence?: number | undefined;
  readonly text: string;
  readonly at?: Date | undefined;
  readonly timezone?: string | undefined;
  /** Default: the contact's, else detected, else English. */
  readonly language?: string | undefined;
}
