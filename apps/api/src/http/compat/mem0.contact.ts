import { invalid } from '#domain/service/errors.js';
import type { ImportedContact } from '#import/imported.js';
import { mem0Contact } from '#import/mem0.js';
import type { Whose } from './mem0.schema.js';

/** The names in a call, and the contact that they mean. */
export interface Named {
  readonly contact: ImportedContact;
  readonly agentId: string | undefined;
}

/** How a question names its contact. */
interface Asked extends Whose {
  readonly filters?: Whose & { readonly AND?: readonly Whose[] | null; readonly OR?: readonly Whose[] | null };
}

/** @returns the contact to which is added: the user, else the agent, else the run. */
export function contactOf(given: Asked): Named {
  const named = namesOf(given);
  const [contact] = contactsIn(named);
  if (!contact) throw invalid('user_id', 'or agent_id or run_id is needed');
  return { contact, agentId: named.agent_id };
}

/**
 * @returns the single contact of a question.
 * @throws DomainError INVALID if there are several, because memories of a user are not separated by agent or run.
 */
export function contactAskedFor(given: Asked): ImportedContact {
  const { contact } = contactOf(given);
  if (contactsIn(namesOf(given)).length > 1)
    throw invalid('filters', 'must name one user_id, agent_id or run_id, not several');
  return contact;
}

type Names = Partial<Record<'user_id' | 'agent_id' | 'run_id', string>>;

function contactsIn({ user_id, agent_id, run_id }: Names): ImportedContact[] {
  return [{ user_id }, { agent_id }, { run_id }].flatMap((name) => mem0Contact(name) ?? []);
}

function namesOf({ filters, ...top }: Asked): Names {
  const places = [top, filters ?? {}, ...(filters?.AND ?? []), ...(filters?.OR ?? [])];
  return {
    ...only(
      'user_id',
      places.map((place) => place.user_id ?? place.userId),
    ),
    ...only(
      'agent_id',
      places.map((place) => place.agent_id ?? place.agentId),
    ),
    ...only(
      'run_id',
      places.map((place) => place.run_id ?? place.runId),
    ),
  };
}

function only(field: keyof Names, values: readonly (string | null | undefined)[]): Names {
  const [first, ...others] = new Set(values.filter((value) => typeof value === 'string'));
  if (others.length > 0) throw invalid(field, 'must be one, not several');
  return first === undefined ? {} : { [field]: first };
}
