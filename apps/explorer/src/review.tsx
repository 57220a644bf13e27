import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { Choice } from './acts.tsx';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { mayChange, READ_ONLY } from './role.js';
import { service } from './service.js';
import { settling } from './settle-plans.js';
import { inWords } from './telling.js';
import { WordsOf } from './words-of.tsx';

const KINDS = {
  unclear: 'Unclear',
  contradicting: 'Contradicting',
  low_confidence: 'Little confidence left',
  stale: 'Stale',
};

/** What somebody should look at. */
export function Review({ contactId, go, zone, changes, role, onChanged }: Look): JSX.Element {
  const queue = useLoaded(
    (signal) => service.GET('/v1/contacts/{contactId}/review', { params: { path: { contactId } }, signal }),
    [contactId],
    changes,
  );
  return (
    <section>
      <h2>To review</h2>
      {!mayChange(role) && <p class="quiet">{READ_ONLY}</p>}
      <Show of={queue}>
        {({ items, nextCursor }) => (
          <>
            {items.length === 0 && <p class="quiet">Nothing to review.</p>}
            <ul class="memories">
              {items.map((item) => (
                <li key={`${item.kind}${item.memory.id}`}>
                  <button class="card" onClick={() => go({ memory: item.memory.id, view: 'facts' })}>
                    <span>
                      <span class="mark">{KINDS[item.kind]}</span> <WordsOf memory={item.memory} />
                    </span>
                    <span class="quiet">{item.reason}</span>
                    <Candidates item={item} />
                    <span class="quiet">{zone.minute(item.recordedAt)}</span>
                  </button>
                  {mayChange(role) && (
                    <Choice
                      label={`How to settle “${item.memory.text}”`}
                      plans={settling(item, zone)}
                      changes={changes}
                      onDone={onChanged}
                    />
                  )}
                </li>
              ))}
            </ul>
            {nextCursor !== null && <p class="quiet">There is more than is shown here.</p>}
          </>
        )}
      </Show>
    </section>
  );
}

function Candidates({ item: { candidates } }: { item: Schemas['ReviewItem'] }): JSX.Element {
  return (
    <>
      {candidates.map((candidate) => (
        <span key={candidate.id} class="quiet">
          beside: {inWords(candidate)}
        </span>
      ))}
    </>
  );
}
