import { type Config, MCP_PROFILES } from '#config/config.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';

/** The set of tools for a client. */
export type Profile = Config['MCP_PROFILE'];

/** Who is connected, and their set of tools. */
export interface Visitor {
  readonly caller: Caller;
  readonly profile: Profile;
  /** For connections that outlive a request: refuses once the key is revoked or has expired. */
  readonly assertOpen?: () => Promise<void>;
  /** Aborted when the single request of this connection is cancelled. Default: the client cancels on the connection itself. */
  readonly cancelled?: AbortSignal;
}

/** Models choose better among few tools. These are enough to know a contact, to look things up and to remember. */
const CORE: ReadonlySet<string> = new Set([
  'get_context',
  'search_memories',
  'search_events',
  'search_turns',
  'query_timeline',
  'upcoming_events',
  'get_memory_history',
  'add_memory',
  'calculate_date_math',
  'upsert_contact',
]);

/** Whether a profile includes a tool. */
export function isIn(profile: Profile, tool: string): boolean {
  return profile === 'full' || CORE.has(tool);
}

/**
 * @param asked as stated by a client.
 * @throws DomainError INVALID for an unknown profile.
 */
export function profileOf(asked: unknown, fallback: Profile): Profile {
  if (asked === undefined) return fallback;
  const profile = MCP_PROFILES.find((name) => name === asked);
  if (profile === undefined) throw invalid('profile', `must be one of ${MCP_PROFILES.join(', ')}`);
  return profile;
}
