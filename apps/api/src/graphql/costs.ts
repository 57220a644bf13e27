import { SHOWN } from './entity-loaders.js';

/** Memories of a context: its tokens leave no room for more. */
const IN_CONTEXT = 100;
/** What one item of a list mostly has; no walk comes back to it, so that an odd one with more cannot multiply. */
const FEW = 10;
/** What one request may send at most. */
const IN_BATCH = 500;

/** How long lists without pages can be, of those whose items lead to more. */
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

/** Any field that is asked of a contact can be a query to the database. */
const QUERY = 20;

/** What takes longer than that: a search, a long list, or a language model that is asked, a few times in a query at most. */
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

/** @returns how long the list in `Type.field` can be without a page; `null` if it leads nowhere. */
export function lengthOfList(name: string): number | null {
  return LENGTHS[name] ?? null;
}

/** Read for many at once, unless one of them is read from a place or at a time of its own. */
const TOGETHER: ReadonlySet<string> = new Set(['Memory.history', 'Session.turns', 'ListedSession.turns']);
const APART = 100;

/**
 * @param given the names of its arguments that are stated, but for instants.
 * @returns what the field itself costs, whatever is asked of its answer.
 */
export function costOfField(type: string, field: string, takesArguments: boolean, given: readonly string[]): number {
  const name = `${type}.${field}`;
  if (TOGETHER.has(name)) return given.includes('after') || given.includes('knownAt') ? APART : 1;
  return WORK[name] ?? (type === 'Contact' && takesArguments ? QUERY : 1);
}
