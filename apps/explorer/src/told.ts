import type { Schemas } from '@palimpsest/client';
import { service } from './service.js';
import { type Spell, spellOf } from './spell.js';

type Memory = Schemas['Memory'];

/** A picture of more would show nothing. */
const MOST = 2_000;
const PAGE = 500;

/** What held at one instant, as believed at another. */
export interface Held {
  readonly memories: readonly Memory[];
  readonly asOf: Schemas['AsOf'];
  readonly more: boolean;
}

/** A version, and whether it was believed when one looks. */
interface Version {
  readonly memory: Memory;
  readonly believed: boolean;
}

/** Every version told by an instant, also those that were believed no longer then. */
export interface Everything {
  readonly versions: readonly Version[];
  readonly more: boolean;
}

/** @returns what REST lists at the two instants; `null` is now. */
export async function held(
  contactId: string,
  validAt: string | null,
  knownAt: string | null,
  signal: AbortSignal,
): Promise<Held> {
  const query = {
    ...(validAt === null ? {} : { validAt }),
    ...(knownAt === null ? {} : { knownAt }),
    limit: PAGE,
  };
  const { memories, asOf, nextCursor } = await service.GET('/v1/contacts/{contactId}/memories', {
    params: { path: { contactId }, query },
    signal,
  });
  return { memories, asOf, more: nextCursor !== null };
}

/** @returns what the timeline has by an instant; of an agent also what it alone knows. */
export async function everything(
  contactId: string,
  knownAt: string | null,
  signal: AbortSignal,
  agentId: string | null = null,
): Promise<Everything> {
  const path = { contactId };
  const whose = agentId === null ? {} : { agentId };
  const known = { ...(knownAt === null ? {} : { knownAt }), ...whose, include: 'superseded' as const, limit: PAGE };
  const versions: Version[] = [];
  let cursor: string | null = null;
  do {
    const query = { ...known, ...(cursor === null ? {} : { cursor }) };
    const page: { entries: Schemas['TimelineEntry'][]; nextCursor: string | null } = await service.GET(
      '/v1/contacts/{contactId}/timeline',
      { params: { path, query }, signal },
    );
    versions.push(...page.entries.flatMap(versionsOf));
    cursor = page.nextCursor;
  } while (cursor !== null && versions.length < MOST);
  return { versions, more: cursor !== null };
}

/** An entry that changed tells of two versions. */
function versionsOf({ memory, before, believed }: Schemas['TimelineEntry']): Version[] {
  return before === null
    ? [{ memory, believed }]
    : [
        { memory: before, believed },
        { memory, believed },
      ];
}

/** @returns each version once, as it is drawn. What holds is there also where the timeline has no entry of its own for it. */
export function spellsOf(all: Everything | null, { memories }: Held): Spell[] {
  const versions = [...(all?.versions ?? []), ...memories.map((memory) => ({ memory, believed: true }))];
  const byId = new Map(versions.map((version) => [version.memory.id, version]));
  return [...byId.values()].map(({ memory, believed }) => spellOf(memory, believed));
}
