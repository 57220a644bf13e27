import { isAllDay } from '#calendar/in-words.js';
import type { Contact } from '#contacts/contact.type.js';
import { type CurrentDateTime, currentDateTime, groundingOf } from '#dates/current.js';
import { type Memory, MEMORY_KINDS, type MemoryKind, type Modality, type Precision } from '#domain/memory/memory.js';
import { Budget, shortened } from './budget.js';
import type { ChangeSince } from './changes.service.js';

const BLOCKS: Readonly<Record<MemoryKind, string>> = {
  semantic: 'facts',
  procedural: 'procedures',
  episodic: 'episodes',
};

/** The order of the blocks: what is true, how things are done, what happened. */
export const CONTEXT_KINDS: readonly MemoryKind[] = MEMORY_KINDS.toSorted(
  (a, b) => Number(a === 'episodic') - Number(b === 'episodic'),
);

/** The number of characters of an ISO date for each precision. */
const SHOWN: Readonly<Partial<Record<Precision, number>>> = {
  month: 7,
  quarter: 7,
  season: 7,
  half: 7,
  year: 4,
  decade: 4,
};

/** Marks lines that are not facts. */
const MEANT: Readonly<Record<Modality, string>> = {
  fact: '',
  plan: 'a plan: ',
  wish: 'a wish: ',
  hearsay: 'hearsay: ',
};

/** The most that the attributes of the contact take, in multiples of the longest text. */
const MOST_OF_PORTRAIT = 3;

/** What a context shows. */
export interface Shown {
  readonly contact: Contact;
  readonly upcoming: readonly Memory[];
  readonly changes: readonly ChangeSince[];
  /** There are more changes than `changes` has. */
  readonly moreChanges: boolean;
  readonly memories: readonly Memory[];
  readonly leftOut: number;
}

/** How the lines of a context are written. */
export interface Writing {
  readonly now: CurrentDateTime;
  /** Tokens: the most for a text or a value of an attribute. */
  readonly longest: number;
}

/** @returns the start of every context: the time, and the contact. */
export function headOf({ now, longest }: Writing, contact: Contact): string {
  return [groundingOf(now), block('contact', portrait(contact, now.timezone, longest))].join('\n\n');
}

/** @returns the block for a prompt, each memory on one line. */
export function contextText(
  writing: Writing,
  { contact, upcoming, changes, moreChanges, memories, leftOut }: Shown,
): string {
  const linesOf = (of: (memory: Memory) => boolean): string[] =>
    memories.filter(of).map((memory) => lineOf(memory, writing));
  const kinds = CONTEXT_KINDS.map((kind): [string, string[]] => [
    BLOCKS[kind],
    linesOf((memory) => memory.kind === kind && memory.tier !== 'core'),
  ]);
  const blocks: [string, string[]][] = [
    ['core', linesOf(({ tier }) => tier === 'core')],
    ['upcoming', upcoming.map((memory) => plannedLine(memory, writing))],
    [
      'changed_since_last_session',
      [...changes.map((change) => changeLine(change, writing)), ...(moreChanges ? ['- and more than these'] : [])],
    ],
    ...kinds,
    ['left_out', leftOut > 0 ? [`${leftOut} older memories; search for what is not here`] : []],
  ];
  const shown = blocks.filter(([, lines]) => lines.length > 0).map(([name, lines]) => block(name, lines));
  return [headOf(writing, contact), ...shown].join('\n\n');
}

/** @returns the line of a memory: since when it holds, or when it happened. */
export function lineOf(memory: Memory, { now: { timezone }, longest }: Writing): string {
  const { kind, status, startsAt, validFrom, validTo, startsKnown, precision, recurrence } = memory;
  const text = meantBy(memory) + told(memory.text, longest);
  if (kind === 'episodic') {
    const day = dateOf(startsAt ?? validFrom, precision, timezone);
    if (status === 'unconfirmed') return `- was planned for ${day}, not confirmed: ${text}`;
    // Its next occurrence lies beyond what is planned soon.
    const again = recurrence ? `, again by ${recurrence.split('\n', 1)[0]}` : '';
    return `- ${day}${again}${status === 'cancelled' ? ', cancelled' : ''}: ${text}`;
  }
  const old = memory.stale ? ', stale' : '';
  const until = validTo ? `, until ${dateOf(lastOf(validTo), precision, timezone)}` : '';
  const since = startsKnown ? 'since' : 'since at least';
  return `- ${text} (${since} ${dateOf(validFrom, precision, timezone)}${until}${old})`;
}

/**
 * @returns the line of a plan, or of what begins later: the day in the contact's time zone, and the time of day if
 * stated.
 */
export function plannedLine(memory: Memory, { now: { timezone }, longest }: Writing): string {
  const { kind, startsAt, validFrom, precision, modality, polarity } = memory;
  const meant = modality === 'plan' && polarity === 'holds' ? '' : meantBy(memory);
  const at = startsAt ?? validFrom;
  const { weekday, iso } = currentDateTime(at, timezone);
  // Without a precision no words named the time: whoever stated an instant knows the minute.
  const stated = precision === null && startsAt !== null && !isAllDay(memory, timezone);
  const timed = stated || precision === 'instant' || precision === 'hour';
  const day = dateOf(at, precision, timezone);
  const from = kind === 'episodic' ? '' : 'from ';
  return `- ${from}${day.length === 10 ? `${weekday}, ${day}` : day}${timed ? ` ${iso.slice(11, 16)}` : ''}: ${meant}${told(memory.text, longest)}`;
}

/** @returns the line of a change: what is so now, and what was so before. */
export function changeLine({ what, memory, before }: ChangeSince, { longest }: Writing): string {
  const was = before && before.text !== memory.text ? ` (was: ${told(before.text, longest)})` : '';
  return `- ${what}: ${meantBy(memory)}${told(memory.text, longest)}${was}`;
}

/** A text for a line. It is cut so that one long text does not hide everything after it. */
function told(text: string, longest: number): string {
  return oneLine(shortened(text, longest));
}

/** A stored denial may have the words of what it denies. */
function meantBy({ modality, polarity }: Memory): string {
  return (polarity === 'holds' ? '' : 'a denial: ') + MEANT[modality ?? 'fact'];
}

/** The end of a period is exclusive. */
function lastOf(end: Date): Date {
  return new Date(end.getTime() - 1);
}

function dateOf(at: Date, precision: Precision | null, timezone: string): string {
  return currentDateTime(at, timezone).date.slice(0, (precision && SHOWN[precision]) ?? 10);
}

function portrait({ id, name, identifiers, attributes }: Contact, timezone: string, longest: number): string[] {
  const all = Object.entries(attributes).map(([key, value]) => `${key}: ${told(String(value), longest)}`);
  const shown = new Budget(MOST_OF_PORTRAIT * longest).fitting(all, (line) => line);
  return [
    `id: ${id}`,
    `name: ${name === null ? 'not known' : oneLine(name)}`,
    `timezone: ${timezone}`,
    ...identifiers.map(({ kind, value }) => `${kind}: ${oneLine(value)}`),
    ...shown,
    ...(shown.length < all.length ? [`and ${all.length - shown.length} more attributes`] : []),
  ];
}

function block(name: string, lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}

/** Words of a caller must not look like a block or a line of the context. */
function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}
