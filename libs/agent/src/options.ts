import type { PalimpsestClient, PalimpsestError, Schemas } from '@palimpsest/client';
import type { Clock, Timer } from './clock.js';
import type { LedgerOptions } from './ledger.js';
import type { Who } from './opening.js';
import type { BufferOptions } from './turn-buffer.js';

/** Whose memory it is, in which conversation, and how it behaves. */
export interface AgentMemoryOptions extends Who {
  readonly client: PalimpsestClient;
  /** Where the conversation takes place: phone, chat. */
  readonly channel: string;
  /** The agent that speaks. */
  readonly agentId?: string;
  /** An id of your own, unique in your tenant; the id of an existing session continues it. Default: a new one. */
  readonly sessionId?: string;
  /** Default: the machine's. */
  readonly clock?: Clock;
  /** Default: the machine's. */
  readonly timer?: Timer;
  /** IANA; for a contact without a known time zone. Default: that of the service; UTC until that is known. */
  readonly timezone?: string;
  /** The names of the two sides in the turns. Default: caller and agent. */
  readonly speakers?: { readonly heard?: string; readonly said?: string };
  /** How long `start()` waits for the context, in ms. Default: 2,000. */
  readonly startDeadlineMs?: number;
  /** How long a reply waits for `recall()`, in ms. Default: 300. */
  readonly recallDeadlineMs?: number;
  /** How long a model waits for the answer of its tool, in ms. Default: 3,000. */
  readonly toolDeadlineMs?: number;
  readonly buffer?: BufferOptions;
  /** `false`: keep no ledger, and ground a reply in date and contact alone. */
  readonly ledger?: LedgerOptions | false;
  /** Called with errors of background work, which never reach the conversation. */
  readonly onError?: (error: unknown) => void;
}

/**
 * Who speaks, and how sure the recogniser was of the words, from 0 to 1. Without a role the service uses the speaker.
 */
export type Heard = Pick<Schemas['NewTurn'], 'role' | 'confidence'>;

/** The options of a child; the others are those of its parent. */
export type SpawnOptions = Pick<AgentMemoryOptions, 'agentId' | 'sessionId' | 'speakers' | 'ledger'> & {
  /** Default: that of the parent. */
  readonly channel?: string;
  /**
   * Use a fork of the contact: what is remembered stays separate until it is merged. It has no session. Default: no.
   */
  readonly fork?: boolean;
};

/** The start of a conversation. */
export interface Started {
  /**
   * What the service knows about the contact; `null` if it did not answer in time. It then arrives in the background.
   */
  readonly context: Schemas['Context'] | null;
  readonly late: boolean;
  readonly error: PalimpsestError | null;
}

/** The end of a conversation. */
export interface Ended {
  /**
   * false: the service did not answer in time, and is tried again in the background while the process lives; or it
   * refused.
   */
  readonly ended: boolean;
  /** The number of turns that the service does not have yet. */
  readonly waiting: number;
  /** The number of turns that were given up; `onError` was called with the reason. */
  readonly lost: number;
}
