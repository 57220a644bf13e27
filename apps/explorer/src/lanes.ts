import type { Spell } from './spell.js';

/** All that is told of one attribute of one subject, in rows in which nothing overlaps. */
export interface Lane {
  readonly title: string;
  readonly rows: readonly (readonly Spell[])[];
}

const EVENTS = 'Events';
const IN_WORDS = 'in words';

/** @returns the lanes: those about the contact first, then by subject; attributes by name, what is in words only after them, events last. */
export function lanesOf(spells: readonly Spell[]): Lane[] {
  const groups = Map.groupBy(spells, ({ isEvent, subject, attribute }) =>
    isEvent ? EVENTS : JSON.stringify([subject, attribute]),
  );
  return [...groups]
    .map(([key, members]) => ({ order: orderOf(key), title: titleOf(key), rows: rowsOf(members) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ title, rows }) => ({ title, rows }));
}

/** What is believed stands above what no longer is; within each the earliest first, so that a row is filled from its left. */
function rowsOf(spells: readonly Spell[]): Spell[][] {
  const rows: Spell[][] = [];
  const sorted = spells.toSorted(
    (a, b) => Number(b.believed) - Number(a.believed) || a.from - b.from || (a.id < b.id ? -1 : 1),
  );
  for (const spell of sorted) {
    const row = rows.find(
      (members) => members[0]?.believed === spell.believed && members.every((member) => !overlap(member, spell)),
    );
    if (row) row.push(spell);
    else rows.push([spell]);
  }
  return rows;
}

/** Points take no room: two at one time share it, and stand in rows of their own. */
function overlap(a: Spell, b: Spell): boolean {
  if (a.from === b.from) return true;
  return a.from < (b.to ?? openEnd(b)) && b.from < (a.to ?? openEnd(a));
}

function openEnd({ isEvent, from }: Spell): number {
  return isEvent ? from : Infinity;
}

function titleOf(key: string): string {
  if (key === EVENTS) return EVENTS;
  const [subject = '', attribute = ''] = JSON.parse(key) as string[];
  const what = attribute === '' ? IN_WORDS : attribute.replaceAll('_', ' ');
  return subject === '' ? what : `${subject}: ${what}`;
}

/** A text that sorts as the lanes stand. */
function orderOf(key: string): string {
  if (key === EVENTS) return '3';
  const [subject = '', attribute = ''] = JSON.parse(key) as string[];
  return [subject === '' ? '1' : '2', subject, attribute === '' ? '2' : '1', attribute].join('\u0000');
}
