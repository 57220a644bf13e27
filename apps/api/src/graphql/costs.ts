import { SHOWN } from './entity-loaders.js';

/** Assumed number of memories in a context, limited by its tokens. */
const IN_CONTEXT = 100;
/** Assumed length of lists from which a query cannot return, so that an unusual longer one cannot multiply. */
const FEW = 10;
/** The maximum size of one request. */
const IN_BATCH = 500;

/** Maximum lengths of lists without pages whose items lead to more data. */
const LENGTHS: Readonly<Record<string, number>> = {
  'Entity.memories': SHOWN,
  'Entity.mentionedIn': SHOWN,
  'Memory.supersedes': SHOWN,
  'Memory.supersededBy': SHOWN,
  'Context.memories': IN_CONTEXT,
  'Context.changes': IN_CONTEXT,
  'Context.upcoming': IN_CONTEXT,
  'Briefing.events': FEW,
  'ReviewItem.candidates': FEW,
  'CreateContactsAnswer.contacts': IN_BATCH,
  'RememberBatchAnswer.results': IN_BATCH,
  'ForkMerge.results': IN_BATCH,
  'RevertDecisionAnswer.memories': SHOWN,
};

/** The cost of a field of a contact, which may need a query to the database. */
const QUERY = 20;

/** The cost of slower fields: a search, a long list, or a question to a language model. */
const WORK: Readonly<Record<string, number>> = {
  'Contact.recall': 300,
  'Contact.context': 300,
  'Contact.grep': 300,
  'Contact.review': 300,
  'Contact.drift': 300,
  'Contact.calendar': 1_000,
  'Memory.interval': 100,
  'Query.resolveDates': 20_000,
  'Contact.ask': 40_000,
  'Contact.dryRunExtraction': 40_000,
};

/** @returns the maximum length of the list in `Type.field` without pages; `null` if it leads nowhere. */
export function lengthOfList(name: string): number | null {
  return LENGTHS[name] ?? null;
}

/** Fields that are read for many objects at once, unless one has its own cursor or times. */
const TOGETHER: ReadonlySet<string> = new Set(['Memory.history', 'Session.turns', 'ListedSession.turns']);
const APART = 100;

/**
 * @param given the names of the stated arguments, except instants.
 * @returns the cost of the field itself, without its selection.
 */
export function costOfField(type: string, field: string, takesArguments: boolean, given: readonly string[]): number {
  const name = `${type}.${field}`;
  if (TOGETHER.has(name)) return given.includes('after') || given.includes('knownAt') ? APART : 1;
  return WORK[name] ?? (type === 'Contact' && takesArguments ? QUERY : 1);
}
