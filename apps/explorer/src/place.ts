/** What can be looked at beside the facts of a person. */
export const VIEWS = ['facts', 'calls', 'graph', 'recall', 'context', 'compare', 'review', 'manage'] as const;
export type View = (typeof VIEWS)[number];

/** Where somebody looks: all of it stands in the address, so that a link shows another the same. */
export interface Place {
  readonly contact: string | null;
  /** "True on": an instant, a date or words, as REST takes them; `null` for now. */
  readonly validAt: string | null;
  /** "Known on", likewise. */
  readonly knownAt: string | null;
  /** The memory that is open. */
  readonly memory: string | null;
  /** The call that is open. */
  readonly session: string | null;
  readonly view: View;
}

/** The first page. */
export const NOWHERE: Place = {
  contact: null,
  validAt: null,
  knownAt: null,
  memory: null,
  session: null,
  view: 'facts',
};

/** @returns where somebody is who goes somewhere. The clocks, and what is open, belong to one person and do not go to another. */
export function moved(from: Place, to: Partial<Place>): Place {
  const isSame = to.contact === undefined || to.contact === from.contact;
  return { ...(isSame ? from : NOWHERE), ...to };
}

const MOST = 200;
const ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** Sessions have the ids that their caller gave them. */
const SESSION_ID = /^[A-Za-z0-9._:/@+-]{1,128}$/;

/** @returns where an address leads; what cannot be read in it is as if it were not there. */
export function placeOf(search: string): Place {
  const given = new URLSearchParams(search);
  const view = VIEWS.find((name) => name === given.get('view'));
  return {
    contact: idOf(given.get('contact'), ID),
    validAt: momentOf(given.get('validAt')),
    knownAt: momentOf(given.get('knownAt')),
    memory: idOf(given.get('memory'), ID),
    session: idOf(given.get('session'), SESSION_ID),
    view: view ?? 'facts',
  };
}

/** @returns the address of a place, from its `?` on; empty for the first page. */
export function searchOf({ contact, validAt, knownAt, memory, session, view }: Place): string {
  const stated = Object.entries({
    ...{ contact, validAt, knownAt, memory, session },
    view: view === 'facts' ? null : view,
  });
  const search = new URLSearchParams(stated.filter((pair): pair is [string, string] => pair[1] !== null)).toString();
  return search === '' ? '' : `?${search}`;
}

function idOf(value: string | null, form: RegExp): string | null {
  return value !== null && form.test(value) ? value : null;
}

function momentOf(value: string | null): string | null {
  const trimmed = value?.trim() ?? '';
  return trimmed === '' || trimmed.length > MOST ? null : trimmed;
}
