import { type PalimpsestClient, PalimpsestError, type Schemas } from '@palimpsest/client';

type Contact = Schemas['Contact'];

/** An identifier of a contact on a channel. */
export type Identifier = Schemas['Identifier'];

/** The contact of the memory: by its id, or by an identifier. */
export interface Who {
  readonly contactId?: string;
  readonly identifier?: Identifier;
  /** What is stored about a new contact. */
  readonly profile?: { readonly name?: string; readonly timezone?: string };
  /** Chooses among the contacts that share the identifier; without it, more than one is a CONFLICT. */
  readonly choose?: (contacts: readonly Contact[]) => Contact | undefined;
}

/** Runs once and keeps the result; after a failure the next caller runs it again. */
export class Once<T> {
  #running: Promise<T> | null = null;
  #value: T | null = null;

  constructor(private readonly work: () => Promise<T>) {}

  /** The result, or `null` until there is one. */
  get value(): T | null {
    return this.#value;
  }

  get(): Promise<T> {
    this.#running ??= this.work().then(
      (value) => (this.#value = value),
      (error: unknown) => {
        this.#running = null;
        throw error;
      },
    );
    return this.#running;
  }
}

/** @returns the contact, which is created if the identifier is new. */
export async function findContact(client: PalimpsestClient, who: Who): Promise<Contact> {
  const { contactId, identifier, profile = {}, choose } = who;
  if (contactId !== undefined) return client.GET('/v1/contacts/{contactId}', { params: { path: { contactId } } });
  if (!identifier) throw new PalimpsestError('INVALID', 'An agent memory needs a contactId or an identifier.');
  const { kind, value } = identifier;
  const called = `${kind}:${value}`;
  const { contacts } = await client.GET('/v1/contacts', { params: { query: { identifier: called } } });
  if (contacts.length > 1 && !choose) {
    throw new PalimpsestError(
      'CONFLICT',
      `${contacts.length} contacts are known by ${called}: give a contactId, or choose among them.`,
    );
  }
  if (contacts.length === 0) {
    // If several agents do so at once, one contact is made.
    const { contact } = await client.POST('/v1/contacts/upsert', {
      body: { ...profile, identifier: { kind, value } },
    });
    return contact;
  }
  const found = choose ? choose(contacts) : contacts[0];
  return found ?? client.POST('/v1/contacts', { body: { ...profile, identifiers: [identifier] } });
}
