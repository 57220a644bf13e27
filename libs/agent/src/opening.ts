import { type PalimpsestClient, PalimpsestError, type Schemas } from '@palimpsest/client';

type Contact = Schemas['Contact'];

/** How a contact is known on a channel. */
export type Identifier = Schemas['Identifier'];

/** Who the memory is about: by the id of the contact, or by how they called. */
export interface Who {
  readonly contactId?: string;
  readonly identifier?: Identifier;
  /** What is stored of a contact that is met for the first time. */
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

/**
 * @param minute of the call, so that two agents that meet a new caller at once create one contact.
 * @returns the contact, who is created when an identifier is met for the first time.
 */
export async function findContact(client: PalimpsestClient, who: Who, minute: string): Promise<Contact> {
  const { contactId, identifier, profile = {}, choose } = who;
  if (contactId !== undefined) return client.GET('/v1/contacts/{contactId}', { params: { path: { contactId } } });
  if (!identifier) throw new PalimpsestError('INVALID', 'An agent memory needs a contactId or an identifier.');
  const called = `${identifier.kind}:${identifier.value}`;
  const { contacts } = await client.GET('/v1/contacts', { params: { query: { identifier: called } } });
  const found = choose && contacts.length > 0 ? choose(contacts) : contacts[0];
  if (contacts.length > 1 && !choose) {
    throw new PalimpsestError(
      'CONFLICT',
      `${contacts.length} contacts are known by ${called}: give a contactId, or choose among them.`,
    );
  }
  if (found) return found;
  const body = { ...profile, identifiers: [identifier] };
  const key = await digest(JSON.stringify([minute, body]));
  return client.POST('/v1/contacts', { body, params: { header: { 'Idempotency-Key': `first-call-${key}` } } });
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
