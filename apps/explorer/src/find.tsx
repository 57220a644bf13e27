import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useRested } from './again.js';
import { focused } from './focus.js';
import { Show, useLoaded } from './loaded.tsx';
import { service } from './service.js';
import { nameOf, sharedBy } from './same-number.js';

type Contact = Schemas['Contact'];

const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/i;
const MOST = 50;
/** While somebody types, nothing is asked. */
const REST_MS = 250;

/** Finds a person by name, number or id. */
export function Find({ onFound }: { onFound: (contactId: string) => void }): JSX.Element {
  const [words, setWords] = useState('');
  const asked = useRested(words.trim(), REST_MS);
  const found = useLoaded((signal) => find(asked, signal), [asked]);
  return (
    <section class="find">
      <h1>Find a person</h1>
      <label for="words">Name, number or id</label>
      <input
        id="words"
        type="search"
        value={words}
        maxLength={200}
        ref={focused}
        onInput={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Show of={found}>{(people) => <Found {...people} onFound={onFound} />}</Show>
    </section>
  );
}

/** Of more, only what several of those shown have is seen to be shared. */
const FEW = 10;

interface People {
  /** What was asked for; empty: everybody. */
  readonly words: string;
  readonly contacts: readonly Contact[];
  readonly shared: ReadonlyMap<string, number>;
}

async function find(words: string, signal: AbortSignal): Promise<People> {
  const contacts = await matching(words, signal);
  const others = contacts.length <= FEW ? await sharing(contacts, signal) : [];
  return {
    words,
    contacts,
    shared: sharedBy([...new Map([...contacts, ...others].map((one) => [one.id, one])).values()]),
  };
}

async function matching(words: string, signal: AbortSignal): Promise<readonly Contact[]> {
  if (ID.test(words)) {
    const params = { path: { contactId: words.toUpperCase() } };
    return [await service.GET('/v1/contacts/{contactId}', { params, signal })];
  }
  const query = { limit: MOST, ...(words === '' ? {} : { query: words }) };
  return (await service.GET('/v1/contacts', { params: { query }, signal })).contacts;
}

/** @returns everybody who has a number that one of a few people has. */
async function sharing(contacts: readonly Contact[], signal: AbortSignal): Promise<readonly Contact[]> {
  const numbers = new Set(contacts.flatMap(({ identifiers }) => identifiers.map(nameOf)));
  const found = await Promise.all(
    [...numbers].map((identifier) => service.GET('/v1/contacts', { params: { query: { identifier } }, signal })),
  );
  return found.flatMap((page) => page.contacts);
}

function Found({ words, contacts, shared, onFound }: People & { onFound: (contactId: string) => void }): JSX.Element {
  return (
    <>
      <p class="quiet" role="status">
        {contacts.length === 0 ? noneFor(words) : counted(contacts.length)}
      </p>
      <ul class="people">
        {contacts.map((contact) => (
          <li key={contact.id}>
            <button class="card" onClick={() => onFound(contact.id)}>
              <strong>{contact.name ?? 'No name known'}</strong>
              {contact.identifiers.map((identifier) => (
                <span key={nameOf(identifier)}>
                  {identifier.kind} {identifier.value}
                  {shared.has(nameOf(identifier)) && (
                    <span class="mark"> shared by {shared.get(nameOf(identifier))}</span>
                  )}
                </span>
              ))}
              <span class="quiet id">{contact.id}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function noneFor(words: string): string {
  return words === '' ? 'There is nobody here yet. ./dev demo makes a caller.' : 'Nobody is known by that.';
}

function counted(count: number): string {
  return count < MOST ? `${count} found` : `The first ${MOST}; say more of whom you look for.`;
}
