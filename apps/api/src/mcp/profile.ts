import { type Config, MCP_PROFILES } from '#config/config.js';
import type { Caller } from '#domain/caller.js';
import { invalid } from '#domain/errors.js';

/** Which tools a client is given. */
export type Profile = Config['MCP_PROFILE'];

/** Who is connected, and which tools they are given. */
export interface Visitor {
  readonly caller: Caller;
  readonly profile: Profile;
  /** Of a connection that outlives a request: refuses once its key is revoked or has expired. */
  readonly assertOpen?: () => Promise<void>;
  /** Aborted when the one request of this connection is cancelled. Default: the client says so on the connection itself. */
  readonly cancelled?: AbortSignal;
}

/** With few tools a model chooses better; these suffice to know a contact, to look things up, and to remember. */
const CORE: ReadonlySet<string> = new Set([
  'get_context',
  'search_memories',
  'search_events',
  'search_turns',
  'query_timeline',
  'get_memory_history',
  'add_memory',
  'calculate_date_math',
  'upsert_contact',
]);

/** Whether a tool is given in a profile. */
export function isIn(profile: Profile, tool: string): boolean {
  return profile === 'full' || CORE.has(tool);
}

/**
 * @param asked as a client stated it.
 * @throws DomainError INVALID for a profile that does not exist.
 */
export function profileOf(asked: unknown, fallback: Profile): Profile {
  if (asked === undefined) return fallback;
  const profile = MCP_PROFILES.find((name) => name === asked);
  if (profile === undefined) throw invalid('profile', `must be one of ${MCP_PROFILES.join(', ')}`);
  return profile;
}
