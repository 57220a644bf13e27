import { createClient, type Fetch, type PalimpsestClient, type Schemas } from '@palimpsest/client';

type Play = (asked: {
  path: string;
  body: Record<string, unknown>;
  query: URLSearchParams;
  key: string | null;
}) => unknown;

export const CONTACT_ID = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';

/** An answer that is no success. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

/** @returns a contact as the service answers it. */
export function contactOf(more: Partial<Schemas['Contact']> = {}): Schemas['Contact'] {
  const at = '2026-01-01T00:00:00.000Z';
  const times = { createdAt: at, validFrom: at, recordedAt: at, supersededAt: null };
  return {
    id: CONTACT_ID,
    name: 'Asha',
    timezone: 'Asia/Kolkata',
    language: null,
    identifiers: [],
    attributes: {},
    ...times,
    ...more,
  };
}

/** @returns a memory as the service answers it, with the fields that an agent looks at. */
export function memoryOf(id: string, text: string, more: Partial<Schemas['Memory']> = {}): Schemas['Memory'] {
  const at = '2026-02-01T00:00:00.000Z';
  const times = {
    validFrom: at,
    validTo: null,
    startsKnown: true,
    recordedAt: at,
    supersededAt: null,
    startsAt: null,
    endsAt: null,
  };
  const memory: Partial<Schemas['Memory']> = {
    ...{ id, contactId: CONTACT_ID, kind: 'semantic', text, modality: 'fact', polarity: 'holds' },
    ...{ ...times, ...more },
  };
  return memory as Schemas['Memory'];
}

/** The service as far as an agent's client sees it, played by a function for each operation; nothing goes over a wire. */
export class PlayedService {
  /** Every request that came in, as `METHOD path`. */
  readonly asked: string[] = [];
  /** The turns of every session in the order in which the service has them. */
  readonly turns = new Map<string, Schemas['NewTurn'][]>();
  readonly ended: string[] = [];
  /** While true nothing is reached. */
  isAway = false;
  readonly plays: Record<string, Play> = {
    'GET /v1/contacts': () => ({ contacts: [contactOf()], nextCursor: null }),
    'GET /v1/contacts/:id': () => contactOf(),
    'POST /v1/contacts/:id/sessions': ({ body }) => body,
    'GET /v1/contacts/:id/context': () => ({
      ...{ text: 'the context', currentDateTime: '2026-03-05T15:00:00+05:30', timezone: 'Asia/Kolkata' },
      ...{ contact: contactOf(), memories: [] },
    }),
    'POST /v1/sessions/:id/turns': ({ path, body }) => this.addTurns(path, body['turns'] as Schemas['NewTurn'][]),
    'POST /v1/sessions/:id/end': ({ path }) => this.ended.push(String(path.split('/')[3])),
  };

  readonly fetch: Fetch = async (request) => {
    const { pathname: path, searchParams: query } = new URL(request.url);
    this.asked.push(`${request.method} ${path}`);
    const text = await request.text();
    if (this.isAway) throw new TypeError('fetch failed');
    const name = `${request.method} ${path.replace(/^(\/v1\/\w+\/)[^/]+/, '$1:id')}`;
    const play = this.plays[name];
    if (!play) throw new Error(`Nobody plays ${name}.`);
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const answer = await play({ path, body, query, key: request.headers.get('idempotency-key') });
    if (!(answer instanceof Refusal)) return new Response(JSON.stringify(answer), { status: 200 });
    const { status, code } = answer;
    return new Response(JSON.stringify({ status, code, detail: `It is ${code}.` }), { status });
  };

  /** @param retries of the client itself. */
  client(retries = 0): PalimpsestClient {
    return createClient({
      url: 'http://memory.test',
      key: 'key',
      retries,
      fetch: this.fetch,
      wait: () => Promise.resolve(),
    });
  }

  /** What was said in a session, in order. */
  said(sessionId: string): string[] {
    return (this.turns.get(sessionId) ?? []).map(({ text }) => text);
  }

  /** As the service does: a turn whose id is known is found again. */
  addTurns(path: string, turns: readonly Schemas['NewTurn'][]): object {
    const sessionId = String(path.split('/')[3]);
    const known = this.turns.get(sessionId) ?? [];
    const fresh = turns.filter(({ id }) => !known.some((turn) => turn.id === id));
    this.turns.set(sessionId, [...known, ...fresh]);
    return { turns, added: fresh.length };
  }
}
