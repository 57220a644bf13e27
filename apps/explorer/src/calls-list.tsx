import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Call, Calls } from './calls.js';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { service } from './service.js';
import { extractionInWords } from './words.js';

/** How many are shown at once: what was extracted of each is a read of its own. */
const PAGE = 20;
const MOST_TURNS = 500;

/** The calls that were known by the instant "known on", and the turns of the one that is open. */
export function CallsList({ calls, more, ...look }: Look & Calls): JSX.Element {
  const [shown, setShown] = useState(PAGE);
  const { session } = look.place;
  const open = calls.findIndex(({ id }) => id === session);
  const count = Math.max(shown, open + 1);
  return (
    <section>
      <h2>Calls</h2>
      {calls.length === 0 && <p class="quiet">No call was known then.</p>}
      <ol class="memories">
        {calls.slice(0, count).map((call) => (
          <CallItem key={call.id} call={call} {...look} />
        ))}
      </ol>
      {count < calls.length && <button onClick={() => setShown(count + PAGE)}>Show more calls</button>}
      {more && <p class="quiet">There are more calls than can be shown here.</p>}
    </section>
  );
}

function CallItem({ call, ...look }: Look & { call: Call }): JSX.Element {
  const { id, channel, startedAt, turns, status, agentId } = call;
  const { place, go, zone } = look;
  const isOpen = place.session === id;
  return (
    <li>
      <button class="card" aria-expanded={isOpen} onClick={() => go({ session: isOpen ? null : id })}>
        <span>
          <time>{zone.minute(startedAt)}</time>, {channel}
        </span>
        <span class="quiet">
          {turns} {turns === 1 ? 'turn' : 'turns'}
          {status === 'open' && ', not ended'}
          {agentId !== null && `, with ${agentId}`}
        </span>
        <Extracted sessionId={id} changes={look.changes} />
      </button>
      {isOpen && <Turns sessionId={id} {...look} />}
    </li>
  );
}

function Extracted({ sessionId, changes }: { sessionId: string; changes: number }): JSX.Element {
  const session = useLoaded(
    (signal) => service.GET('/v1/sessions/{sessionId}', { params: { path: { sessionId } }, signal }),
    [sessionId],
    changes,
  );
  if (session.error !== null) return <span class="fault">{session.error}</span>;
  return <span class="quiet">{session.data === null ? 'Reading …' : costInWords(session.data.extraction)}</span>;
}

function costInWords(extraction: Schemas['Extraction']): string {
  const { status, reason, found, model, inputTokens, outputTokens, cost } = extraction;
  const parts = [
    extractionInWords(status) + (reason === null ? '' : ` (${reason})`),
    ...(status === 'done' ? [`${found} found`] : []),
    ...(model === null ? [] : [`by ${model}`]),
    ...(inputTokens + outputTokens === 0 ? [] : [`${inputTokens + outputTokens} tokens`]),
    ...(model === null && cost === null ? [] : [cost === null ? 'cost not known' : `cost ${cost}`]),
  ];
  return parts.join(', ');
}

function Turns({ sessionId, place: { knownAt }, zone, changes }: Look & { sessionId: string }): JSX.Element {
  const query = { limit: MOST_TURNS, ...(knownAt === null ? {} : { knownAt }) };
  const said = useLoaded(
    (signal) => service.GET('/v1/sessions/{sessionId}/turns', { params: { path: { sessionId }, query }, signal }),
    [sessionId, knownAt],
    changes,
  );
  return (
    <div class="turns" role="region" aria-label="What was said">
      <Show of={said}>
        {({ turns, nextCursor }) => (
          <>
            {turns.length === 0 && <p class="quiet">No words of this call were known at that time.</p>}
            {turns.map(({ id, speaker, at, text, forgotten }) => (
              <p key={id}>
                <b>{speaker}</b> <time class="quiet">{zone.minute(at)}</time>
                <br />
                {forgotten ? 'Forgotten: its words are kept nowhere' : text}
              </p>
            ))}
            {nextCursor !== null && <p class="quiet">There is more than is shown here.</p>}
          </>
        )}
      </Show>
    </div>
  );
}
