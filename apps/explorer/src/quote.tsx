import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { Show, useLoaded } from './loaded.tsx';
import { service } from './service.js';
import type { Zoned } from './zoned.js';

type Memory = Schemas['Memory'];
type Turn = Schemas['Turn'];

/** How many turns before and after are shown. */
const AROUND = 2;
const PAGE = 500;

/** The words that say what the memory says, in their turn, with those around it. */
export function Quote({ memory, zone }: { memory: Memory; zone: Zoned }): JSX.Element {
  const { turnId, quote } = memory;
  const turns = useLoaded((signal) => turnsOf(memory, signal), [memory.id]);
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

/** @returns the turn with its neighbours; nothing where the words stand in none, or in turns of several sessions with one id. */
async function turnsOf({ contactId, turnId, quote }: Memory, signal: AbortSignal): Promise<Turn[]> {
  if (turnId === null || quote === null) return [];
  const query = { in: 'turns' as const, pattern: quote };
  const { results } = await service.GET('/v1/contacts/{contactId}/grep', {
    params: { path: { contactId }, query },
    signal,
  });
  const saying = results.flatMap(({ turn }) => (turn?.id === turnId ? [turn] : []));
  const [said] = saying;
  if (said === undefined || saying.length > 1) return [];
  const params = { path: { sessionId: said.sessionId }, query: { limit: PAGE } };
  const { turns } = await service.GET('/v1/sessions/{sessionId}/turns', { params, signal });
  const near = turns.filter(({ position }) => Math.abs(position - said.position) <= AROUND);
  return near.length === 0 ? [said] : near;
}
