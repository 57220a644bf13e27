import { folded } from './sameness.js';

/** Who speaks in a turn: the contact, the agent (a person or a machine), or somebody else. */
export const ROLES = ['contact', 'agent', 'other'] as const;
export type Role = (typeof ROLES)[number];

/** Below this confidence of a recogniser, from 0 to 1, what was read in a turn replaces nothing until somebody looked at it. */
export const UNSURE_BELOW = 0.5;

const AGENTS: ReadonlySet<string> = new Set([
  ...['agent', 'assistant', 'ai', 'bot', 'chatbot', 'voicebot', 'system', 'operator', 'ivr', 'representative'],
]);
const CONTACTS: ReadonlySet<string> = new Set(['contact', 'caller', 'customer', 'user', 'client']);

/** By what names the agents and the contact of a session go. */
export interface Names {
  /** The agent of the session. */
  readonly agentId: string | null;
  /** The names of agents by the settings. */
  readonly agents: readonly string[];
  /** The name of the contact. */
  readonly contact: string | null;
}

/**
 * @returns who speaks in a turn for which nobody stated it: the agent where the speaker is the session's agent or one of the
 * settings; the contact where it is their name or a word for them; the agent where it is a word for one ("IVR", "Operator 12");
 * else the contact.
 */
export function roleOf(speaker: string, { agentId, agents, contact }: Names): Role {
  const name = folded(speaker);
  if ([agentId, ...agents].some((agent) => agent !== null && folded(agent) === name)) return 'agent';
  if (CONTACTS.has(name) || (contact !== null && folded(contact) === name)) return 'contact';
  const word = name.replace(/[\s#_-]*\p{N}+$/u, '');
  return AGENTS.has(word) ? 'agent' : 'contact';
}
