import { folded } from '#domain/text/folded.js';

/** Who speaks in a turn: the contact, the agent (human or machine), or somebody else. */
export const SPEAKER_ROLES = ['contact', 'agent', 'other'] as const;
export type SpeakerRole = (typeof SPEAKER_ROLES)[number];

/**
 * Below this confidence of a recogniser, from 0 to 1, what was read in a turn replaces nothing until somebody has
 * looked at it.
 */
export const UNSURE_BELOW = 0.5;

const AGENTS: ReadonlySet<string> = new Set([
  ...['agent', 'assistant', 'ai', 'bot', 'chatbot', 'voicebot', 'system', 'operator', 'ivr', 'representative'],
]);
const CONTACTS: ReadonlySet<string> = new Set(['contact', 'caller', 'customer', 'user', 'client']);

/** The names of the agents and the contact of a session. */
export interface SessionNames {
  /** The agent of the session. */
  readonly agentId: string | null;
  /** The names of agents in the settings. */
  readonly agents: readonly string[];
  /** The name of the contact. */
  readonly contact: string | null;
}

/**
 * @returns the role of the speaker of a turn, if it was not stated: the agent if the speaker is the session's agent or
 * one in the settings; the contact if it is their name or a word for them; the agent if it is a word for one ("IVR",
 * "Operator 12"); else the contact.
 */
export function speakerRoleOf(speaker: string, { agentId, agents, contact }: SessionNames): SpeakerRole {
  const name = folded(speaker);
  if ([agentId, ...agents].some((agent) => agent !== null && folded(agent) === name)) return 'agent';
  if (CONTACTS.has(name) || (contact !== null && folded(contact) === name)) return 'contact';
  const word = name.replace(/[\s#_-]*\p{N}+$/u, '');
  return AGENTS.has(word) ? 'agent' : 'contact';
}
