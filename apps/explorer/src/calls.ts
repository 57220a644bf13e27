import type { Schemas } from '@palimpsest/client';
import { service } from './service.js';

/** A call or chat, as a list has it. */
export type Call = Schemas['ListedSession'];

const PAGE = 200;
/** Ticks of more would stand on one another. */
const MOST = 1_000;

/** The calls of a person that were known by an instant, newest first. */
export interface Calls {
  readonly calls: readonly Call[];
  readonly more: boolean;
}

/** @returns the calls that were known by an instant; `null` is now. */
export async function callsOf(contactId: string, knownAt: string | null, signal: AbortSignal): Promise<Calls> {
  const calls: Call[] = [];
  let cursor: string | null = null;
  do {
    const query = {
      limit: PAGE,
      ...(knownAt === null ? {} : { knownAt }),
      ...(cursor === null ? {} : { cursor }),
    };
    const page: { sessions: Call[]; nextCursor: string | null } = await service.GET(
      '/v1/contacts/{contactId}/sessions',
      { params: { path: { contactId }, query }, signal },
    );
    calls.push(...page.sessions);
    cursor = page.nextCursor;
  } while (cursor !== null && calls.length < MOST);
  return { calls, more: cursor !== null };
}

/** @returns when the service learned of a call: when its first turn was recorded, or its start where it has none. */
export async function learnedAt({ id: sessionId, startedAt }: Call): Promise<string> {
  const params = { path: { sessionId }, query: { limit: 1 } };
  const { turns } = await service.GET('/v1/sessions/{sessionId}/turns', { params });
  return turns[0]?.recordedAt ?? startedAt;
}
