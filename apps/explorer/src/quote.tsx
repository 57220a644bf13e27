import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { Show, useLoaded } from './loaded.tsx';
import { onlyTurn, patternOf, type TurnsPage } from './quote-search.js';
import { service } from './service.js';
import type { Zoned } from './zoned.js';

type Memory = Schemas['Memory'];
type Turn = Schemas['Turn'];

/** How many turns before and after are shown. */
const AROUND = 2;
const PAGE = 500;
const MATCHES = 100;

/** The words that say what the memory says, in their turn, with those around it. */
export function Quote({ memory, zone }: { memory: Memory; zone: Zoned }): JSX.Element {
  const { turnId, quote } = memory;
  // The quote is evidence by itself, and is shown whatever becomes of the search for its turn.
  const turns = useLoaded((signal) => turnsOf(memory, signal).catch(() => []), [memory.id]);
  if (turnId === null) return <p class="quiet">It was stated without a turn of a session.</p>;
  if (quote === null) return <p class="quiet">It comes from turn {turnId}; the words that say it were not stated.</p>;
  return (
    <Show of={turns}>
      {(found) =>
        found.length === 0 ? (
          <blockquote>{quote}</blockquote>
        ) : (
          <div class="turns">
            {found.map((turn) => (
              <p key={turn.id} class={turn.id === turnId ? 'said' : 'quiet'}>
                <b>{turn.speaker}</b> <time>{zone.minute(turn.at)}</time>
                <br />
                {turn.id === turnId ? <Marked text={turn.text} words={quote} /> : turn.text}
              </p>
            ))}
          </div>
        )
      }
    </Show>
  );
}

function Marked({ text, words }: { text: string; words: string }): JSX.Element {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return <>{text}</>;
  const end = at + words.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}

/** @returns the turn with its neighbours; nothing where it is not certain which turn it is. */
async function turnsOf({ contactId, turnId, quote }: Memory, signal: AbortSignal): Promise<Turn[]> {
  const pattern = quote === null ? null : patternOf(quote);
  if (turnId === null || pattern === null) return [];
  const said = await onlyTurn(turnId, (cursor) => saying(contactId, pattern, cursor, signal));
  if (said === null) return [];
  const params = { path: { sessionId: said.sessionId }, query: { limit: PAGE } };
  const { turns } = await service.GET('/v1/sessions/{sessionId}/turns', { params, signal });
  const near = turns.filter(({ position }) => Math.abs(position - said.position) <= AROUND);
  return near.length === 0 ? [said] : near;
}

async function saying(
  contactId: string,
  pattern: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<TurnsPage<Turn>> {
  const query = { in: 'turns' as const, pattern, limit: MATCHES, ...(cursor === null ? {} : { cursor }) };
  const params = { path: { contactId }, query };
  const { results, nextCursor } = await service.GET('/v1/contacts/{contactId}/grep', { params, signal });
  return { turns: results.flatMap(({ turn }) => turn ?? []), nextCursor };
}
