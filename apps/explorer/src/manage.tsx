import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Choice } from './acts.tsx';
import { erasing } from './forget-plans.js';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { merging, unmerging } from './merge-plans.js';
import { mayChange, mayDestroy, READ_ONLY } from './role.js';
import { service } from './service.js';

/** What can be done about a whole person, and, for who may know it, who looked at them. */
export function Manage(look: Look): JSX.Element {
  const { contactId, name, role, go, changes, onChanged } = look;
  const [mergeId, setMergeId] = useState('');
  const erase = erasing(contactId, name);
  const plans = [...(mayChange(role) ? [merging(contactId, name, setMergeId), unmerging(mergeId)] : [])];
  return (
    <section>
      <h2>This person</h2>
      <p class="quiet id">{contactId}</p>
      {!mayChange(role) && <p class="quiet">{READ_ONLY}</p>}
      {plans.length > 0 && (
        <Choice label="What can be done about the person" plans={plans} changes={changes} onDone={onChanged} />
      )}
      {mergeId !== '' && (
        <p role="status">
          They are one person now. To undo it later, keep the id of the merge: <span class="id">{mergeId}</span>
        </p>
      )}
      {mayDestroy(role) && (
        <>
          <Choice label="What destroys" plans={[erase]} changes={changes} onDone={() => go({ contact: null })} />
          <Audit {...look} />
        </>
      )}
    </section>
  );
}

function Audit({ contactId, zone, changes }: Look): JSX.Element {
  const audit = useLoaded(
    (signal) => service.GET('/v1/audit', { params: { query: { contactId } }, signal }),
    [contactId],
    changes,
  );
  return (
    <>
      <h2>Who changed or looked at what</h2>
      <Show of={audit}>
        {({ lines, nextCursor }) => (
          <>
            {lines.length === 0 && <p class="quiet">Nothing is on record.</p>}
            <ul>
              {lines.map(({ id, at, operation, door, keyName, role }) => (
                <li key={id}>
                  <time>{zone.minute(at)}</time> {operation}
                  <span class="quiet">
                    {' '}
                    by {keyName ?? 'the command line'}
                    {role !== null && ` (${role})`}, by way of {door}
                  </span>
                </li>
              ))}
            </ul>
            {nextCursor !== null && <p class="quiet">There are older lines than are shown here.</p>}
          </>
        )}
      </Show>
    </>
  );
}
