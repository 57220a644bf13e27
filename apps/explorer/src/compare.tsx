import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { written } from './forms.js';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { service } from './service.js';
import { inWords } from './telling.js';
import { WordsOf } from './words-of.tsx';

type Memory = Schemas['Memory'];

interface Asked {
  readonly from: string;
  readonly to: string;
  readonly clock: 'valid' | 'system';
}

/** What changed between two dates, on either clock. */
export function Compare(look: Look): JSX.Element {
  const [asked, setAsked] = useState<Asked | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const clock = written(form, 'clock') === 'system' ? 'system' : 'valid';
    setAsked({ from: written(form, 'from'), to: written(form, 'to'), clock });
  };
  return (
    <section>
      <h2>Compare two dates</h2>
      <form class="line" onSubmit={submit}>
        <label>
          From
          <input name="from" required maxLength={200} placeholder="1 March 2024" />
        </label>
        <label>
          To (empty for now)
          <input name="to" maxLength={200} />
        </label>
        <label>
          What changed
          <select name="clock">
            <option value="valid">in the world</option>
            <option value="system">in what is known</option>
          </select>
        </label>
        <button class="primary">Compare</button>
      </form>
      {asked && <Changes key={JSON.stringify(asked)} asked={asked} {...look} />}
    </section>
  );
}

function Changes({ asked: { from, to, clock }, contactId, go, zone, changes }: Look & { asked: Asked }): JSX.Element {
  const query = { from, clock, ...(to === '' ? {} : { to }) };
  const diff = useLoaded(
    (signal) => service.GET('/v1/contacts/{contactId}/diff', { params: { path: { contactId }, query }, signal }),
    [contactId],
    changes,
  );
  const open = (memory: string): void => go({ memory, view: 'facts' });
  return (
    <Show of={diff}>
      {({ from: since, to: until, began, ended, changed, corrected, withdrawn, nextCursor }) => {
        const rows = [
          ...began.map((memory) => ({ what: clock === 'valid' ? 'Began' : 'Learned', memory, before: null })),
          ...changed.map(({ before, after }) => ({ what: 'Changed', memory: after, before })),
          ...corrected.map(({ before, after }) => ({ what: 'Corrected', memory: after, before })),
          ...ended.map((memory) => ({ what: 'Ended', memory, before: null })),
          ...withdrawn.map(({ memory }) => ({ what: 'Withdrawn', memory, before: null })),
        ];
        return (
          <div role="status">
            <p class="quiet">
              From {zone.minute(since)} to {zone.minute(until)}
            </p>
            {rows.length === 0 && <p>Nothing changed.</p>}
            <ul class="memories">
              {rows.map((row) => (
                <ChangeRow key={`${row.what}${row.memory.id}`} {...row} onOpen={open} />
              ))}
            </ul>
            {nextCursor !== null && <p class="quiet">There is more than is shown here.</p>}
          </div>
        );
      }}
    </Show>
  );
}

interface RowProps {
  readonly what: string;
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly onOpen: (memoryId: string) => void;
}

function ChangeRow({ what, memory, before, onOpen }: RowProps): JSX.Element {
  return (
    <li>
      <button class="card" onClick={() => onOpen(memory.id)}>
        <span>
          <span class="mark">{what}</span> <WordsOf memory={memory} />
        </span>
        {before !== null && <span class="quiet">before: {inWords(before)}</span>}
      </button>
    </li>
  );
}
