/** The views of a contact or memory that have a URI. */
export const VIEWS = {
  context: {
    of: 'contacts',
    name: 'context',
    title: 'What to know of a contact before speaking',
    description:
      'The current date where they are, who they are, what is planned, what changed since the last session, what holds and what happened, newest first.',
    mimeType: 'text/plain',
  },
  timeline: {
    of: 'contacts',
    name: 'timeline',
    title: 'Timeline of a contact',
    description: 'What happened, began, changed and ended, in order of time; the first hundred entries.',
    mimeType: 'application/json',
  },
  history: {
    of: 'memories',
    name: 'history',
    title: 'How a memory came to be believed',
    description: 'Every version of one fact, oldest first, each with its reason.',
    mimeType: 'application/json',
  },
} as const;

export type View = keyof typeof VIEWS;

/** What a URI names. */
export interface Place {
  readonly view: View;
  /** The id of a contact or memory; for a contact also an identifier. */
  readonly id: string;
}

/** The URI templates for clients. A contact's `id` is its id or an identifier, such as phone:+911234567890. */
export const TEMPLATES = Object.values(VIEWS).map(({ of, ...view }) => ({
  uriTemplate: `memory://${of}/{id}/${view.name}`,
  ...view,
}));

/** @returns the URI of an id; ids need no escaping. */
export function uriOf({ view, id }: Place): string {
  return `memory://${VIEWS[view].of}/${id}/${view}`;
}

/** @returns what a URI names; null if it has another form. */
export function readUri(uri: string): Place | null {
  if (uri.length > LONGEST_URI) return null;
  const [, of, encoded, name] = /^memory:\/\/(contacts|memories)\/([^/?#]+)\/(\w+)$/.exec(uri) ?? [];
  const [view] = (Object.keys(VIEWS) as View[]).filter((view) => view === name && VIEWS[view].of === of);
  const id = encoded === undefined ? null : decoded(encoded);
  return view === undefined || id === null ? null : { view, id };
}

/** An identifier has at most 300 characters, each of which may be escaped to up to nine. */
export const LONGEST_URI = 3_000;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
