import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useGoingOn } from './again.js';
import { useLoaded } from './loaded.tsx';
import { service } from './service.js';
import { nameOf } from './same-number.js';
import { beginOf, inWords } from './telling.js';
import { WordsOf } from './words-of.tsx';
import type { Zoned } from './zoned.js';

type Context = Schemas['Context'];
/** A person with more is looked up by their contact, not by all numbers. */
const MOST = 5;

const WHAT = { new: 'New', changed: 'Changed', ended: 'Ended', corrected: 'Corrected', withdrawn: 'Withdrawn' };

interface HeadProps {
  readonly context: Context;
  readonly zone: Zoned;
  /** Grows with each change made here, and each time the page is read again. */
  readonly changes: number;
}

/** Who it is, what time it is there, what is planned, and what changed since the last session. */
export function Head({ context, zone, changes: reads }: HeadProps): JSX.Element {
  const { contact, upcoming, changes, moreChanges, lastSession } = context;
  return (
    <section class="head">
      <h1>{titleOf(contact)}</h1>
      <Identifiers contact={contact} changes={reads} />
      <p class="quiet">
        {zone.minute(useGoingOn(context.currentDateTime))} in {zone.zone}
        {contact.timezone === null && ' (the zone of the service; theirs is not known)'}
      </p>
      {upcoming.length > 0 && (
        <List title="Planned">
          {upcoming.map((memory) => (
            <li key={memory.id}>
              <time>{beginOf(memory, zone)}</time> <WordsOf memory={planned(memory)} />
            </li>
          ))}
        </List>
      )}
      {lastSession && changes.length > 0 && (
        <List title={`Since the session that ended ${zone.minute(lastSession.endedAt)}`}>
          {changes.map(({ what, memory, before }) => (
            <li key={`${what}${memory.id}`}>
              <span class="mark">{WHAT[what]}</span> <WordsOf memory={memory} />
              {before !== null && <span class="quiet">, before: {inWords(before)}</span>}
            </li>
          ))}
        </List>
      )}
      {moreChanges && <p class="quiet">More changed since than is shown here: compare two dates.</p>}
    </section>
  );
}

/** Below "Planned" it need not be said again. */
function planned(memory: Schemas['Memory']): Schemas['Memory'] {
  return { ...memory, status: null, modality: memory.modality === 'plan' ? 'fact' : memory.modality };
}

/** @returns what a person is called on the page. */
export function titleOf(contact: Schemas['Contact']): string {
  return contact.name ?? contact.identifiers[0]?.value ?? 'No name known';
}

function List({ title, children }: { title: string; children: JSX.Element[] }): JSX.Element {
  return (
    <div>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

/** How the person is known, and who else is or was known by the same. A merge changes either without a new version of the contact. */
function Identifiers({ contact, changes }: { contact: Schemas['Contact']; changes: number }): JSX.Element {
  const { identifiers } = contact;
  const names = identifiers.map(nameOf);
  const others = useLoaded((signal) => sharing(names.slice(0, MOST), signal), [contact.id, names.join('\n')], changes);
  return (
    <ul class="identifiers">
      {identifiers.map((identifier) => {
        const others_ = others.data?.get(nameOf(identifier));
        const sharers = others_?.contacts.filter(({ id }) => id !== contact.id) ?? [];
        return (
          <li key={nameOf(identifier)}>
            {identifier.kind} {identifier.value}
            {sharers.length > 0 && (
              <span class="mark"> shared with {sharers.map(({ name, id }) => name ?? id).join(', ')}</span>
            )}
            {(others_?.earlier ?? []).length > 0 && (
              <span class="quiet">
                {' '}
                earlier of {others_?.earlier.map(({ name, contactId }) => name ?? contactId).join(', ')}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** @returns by identifier, who has it and who had it. */
async function sharing(names: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, Found>> {
  const having = async (identifier: string): Promise<[string, Found]> => {
    return [identifier, await service.GET('/v1/contacts', { params: { query: { identifier } }, signal })];
  };
  return new Map(await Promise.all(names.map(having)));
}

interface Found {
  readonly contacts: readonly Schemas['Contact'][];
  readonly earlier: readonly Schemas['EarlierOwner'][];
}
