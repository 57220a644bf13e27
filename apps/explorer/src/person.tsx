import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { useReturning } from './again.js';
import { Compare } from './compare.tsx';
import { ContextText } from './context-text.tsx';
import { useFocusBack } from './focus.js';
import { Head, titleOf } from './head.tsx';
import { Show, useLoaded } from './loaded.tsx';
import type { Go, Look } from './look.js';
import { Manage } from './manage.tsx';
import { type Place, type View, VIEWS } from './place.js';
import { Recall } from './recall.tsx';
import { Review } from './review.tsx';
import type { Role } from './role.js';
import { service } from './service.js';
import { Timeline } from './timeline.tsx';
import { zoned } from './zoned.js';

const NAMES: Readonly<Record<View, string>> = {
  facts: 'Facts',
  calls: 'Calls',
  graph: 'Graph',
  recall: 'Recall',
  context: 'What the agent reads',
  compare: 'Compare two dates',
  review: 'To review',
  manage: 'Merge and erase',
};

/** All that is shown of one person. */
export function Person({ contactId, place, go }: { contactId: string; place: Place; go: Go }): JSX.Element {
  const [changes, setChanges] = useState(0);
  const found = useLoaded((signal) => meet(contactId, signal), [contactId], changes);
  const onChanged = useCallback(() => setChanges((count) => count + 1), []);
  useReturning(onChanged, changes);
  useFocusBack(place.memory);
  return (
    <>
      <Reload context={found.data?.known ?? null} onReload={onChanged} />
      <Show of={found}>
        {({ known, role }) => {
          const zone = zoned(known.timezone);
          const name = titleOf(known.contact);
          const look = { contactId, role, name, place, go, zone, changes, onChanged };
          return (
            <>
              <Head context={known} zone={zone} changes={changes} />
              <nav class="views" aria-label="What to show">
                {VIEWS.map((view) => (
                  <button key={view} aria-pressed={place.view === view} onClick={() => go({ view })}>
                    {NAMES[view]}
                  </button>
                ))}
              </nav>
              <Shown {...look} />
            </>
          );
        }}
      </Show>
    </>
  );
}

/** The page is read when somebody comes to it or back to it, changes something, or asks for it. */
function Reload({ context, onReload }: { context: Schemas['Context'] | null; onReload: () => void }): JSX.Element {
  return (
    <p class="quiet">
      <button onClick={onReload}>Reload</button>
      {context && <span role="status"> Read {zoned(context.timezone).minute(context.currentDateTime)}</span>}
    </p>
  );
}

/** @returns who it is, with what is planned and what changed, and what the key that asks may do. */
async function meet(contactId: string, signal: AbortSignal): Promise<{ known: Schemas['Context']; role: Role }> {
  const params = { path: { contactId }, query: { maxTokens: 8_000 } };
  const [known, { role }] = await Promise.all([
    service.GET('/v1/contacts/{contactId}/context', { params, signal }),
    service.GET('/v1/key', { signal }),
  ]);
  return { known, role };
}

function Shown(look: Look): JSX.Element {
  const { view } = look.place;
  if (view === 'recall') return <Recall {...look} />;
  if (view === 'context') return <ContextText {...look} />;
  if (view === 'compare') return <Compare {...look} />;
  if (view === 'manage') return <Manage {...look} />;
  if (view === 'review') return <Review {...look} />;
  return <Timeline {...look} />;
}
