import type { RestClient } from './rest-client.js';
import { STORY, type Call } from './story.js';

interface Memory {
  readonly id: string;
  readonly text: string;
  readonly attribute: string | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly recordedAt: string;
}

interface Remembered {
  readonly memory: Memory;
  readonly decision: { readonly outcome: string; readonly superseded: readonly string[]; readonly reason: string };
}

interface Listed {
  readonly memories: readonly Memory[];
}

interface Chain {
  readonly steps: readonly {
    readonly memory: Memory & { readonly supersededAt: string | null };
    readonly as: string;
    readonly reason: string | null;
  }[];
}

interface Recalled {
  readonly results: readonly { readonly memory: Memory; readonly score: number }[];
  readonly leftOut: { readonly superseded: number; readonly expired: number };
  readonly tookMs: { readonly total: number };
}

/** Prints the lines of the story. */
type Print = (line?: string) => void;

const TIMEZONE = 'Asia/Kolkata';

/**
 * Tells the story to the service over REST, then asks about it, and prints the answers. Every call can be repeated, so
 * a second run is the same story about the same caller.
 * @returns the id of the caller.
 */
export async function tell(client: RestClient, print: Print): Promise<string> {
  const { contact, created } = await client.post<{ contact: { id: string }; created: boolean }>('/v1/contacts/upsert', {
    identifier: { kind: 'phone', value: '+91 98765 43210' },
    timezone: TIMEZONE,
  });
  const path = `/v1/contacts/${contact.id}`;
  print(`${created ? 'A caller whom nobody knows yet' : 'The caller of an earlier run'}: contact ${contact.id}.`);
  let lastSaid = '';
  for (const [i, call] of STORY.entries()) lastSaid = await take(client, path, `${contact.id}-${i}`, call, print);
  // A millisecond is the smallest step of either clock.
  const before = new Date(Date.parse(lastSaid) - 1).toISOString();
  await ask(client, path, before, print);
  return contact.id;
}

/** @returns when the last statement of the call was recorded. */
async function take(
  client: RestClient,
  path: string,
  sessionId: string,
  { day, words, understood }: Call,
  print: Print,
): Promise<string> {
  const at = `${day}T10:00:00+05:30`;
  await client.post(`${path}/sessions`, { id: sessionId, channel: 'phone', startedAt: at });
  await client.post(`/v1/sessions/${sessionId}/turns`, {
    turns: [{ id: 'turn-1', speaker: 'caller', text: words, at }],
  });
  print(`\n${day}  "${words}"`);
  let recordedAt = at;
  for (const [i, statement] of understood.entries()) {
    const said = { ...statement, turnId: 'turn-1', sessionId };
    const { memory, decision } = await client.post<Remembered>(`${path}/memories`, said, `demo-${sessionId}-${i}`);
    print(`            ${decision.outcome.padEnd(10)} ${memory.text}: ${decision.reason}`);
    recordedAt = memory.recordedAt;
  }
  await client.post(`/v1/sessions/${sessionId}/end`, { endedAt: at });
  return recordedAt;
}

async function ask(client: RestClient, path: string, before: string, print: Print): Promise<void> {
  const list = async (question: string, query: string): Promise<readonly Memory[]> => {
    print(`\n${question}\n  GET …/memories${query}`);
    const { memories } = await client.get<Listed>(`${path}/memories${query}`);
    for (const memory of memories) print(`    ${period(memory)}  ${memory.text}`);
    return memories;
  };
  const now = await list('What is true now?', '');
  await list('What was true on 1 March 2024?', '?validAt=2024-03-01T12:00:00Z');
  await list(
    'Where did she live in June 2022, as we know today?',
    '?validAt=2022-06-01T12:00:00Z&attribute=current_city',
  );
  await list(
    'And what did we believe about June 2022 before the last call?',
    `?validAt=2022-06-01T12:00:00Z&attribute=current_city&knownAt=${before}`,
  );
  await recall(client, path, 'Which clinic does she work for?', print);
  const city = now.find(({ attribute }) => attribute === 'current_city');
  if (city) await chain(client, city.id, print);
}

async function recall(client: RestClient, path: string, query: string, print: Print): Promise<void> {
  print(`\n${query}\n  POST …/recall {"query": "${query}", "limit": 2}`);
  const { results, leftOut, tookMs } = await client.post<Recalled>(`${path}/recall`, { query, limit: 2 });
  for (const { memory, score } of results) print(`    ${score.toFixed(2)}  ${memory.text}`);
  print(`    left out: ${leftOut.superseded} superseded, ${leftOut.expired} ended; took ${tookMs.total} ms`);
}

async function chain(client: RestClient, memoryId: string, print: Print): Promise<void> {
  print('\nHow did we come to believe where she lives?\n  GET /v1/memories/{id}/history');
  const { steps } = await client.get<Chain>(`/v1/memories/${memoryId}/history`);
  for (const { memory, as, reason } of steps) {
    const state = memory.supersededAt ? 'superseded' : 'believed';
    print(`    ${as.padEnd(10)} ${memory.text.padEnd(24)} ${period(memory)}  ${state.padEnd(10)}  ${reason ?? ''}`);
  }
}

/** The valid time in days of the contact's time zone. */
function period({ validFrom, validTo }: Memory): string {
  const day = (at: string): string => new Intl.DateTimeFormat('sv-SE', { timeZone: TIMEZONE }).format(new Date(at));
  return `${day(validFrom)} to ${validTo ? day(validTo) : 'now       '}`;
}
