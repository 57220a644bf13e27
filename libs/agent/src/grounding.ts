import type { Schemas } from '@palimpsest/client';
import { localTime } from './local-time.js';
import { oneLine } from './words.js';

type Memory = Schemas['Memory'];

/** The number of characters of an ISO date for each precision. */
const SHOWN: Readonly<Partial<Record<string, number>>> = {
  month: 7,
  quarter: 7,
  season: 7,
  half: 7,
  year: 4,
  decade: 4,
};

/** Marks lines that are not facts. */
const MEANT: Readonly<Record<Memory['modality'], string>> = {
  fact: '',
  plan: 'a plan: ',
  wish: 'a wish: ',
  hearsay: 'hearsay: ',
};

/** The most characters of the value of one attribute of a contact, and of all together. */
const LONGEST_VALUE = 1_000;
const MOST_OF_PORTRAIT = 3_000;

/** The content of the start of a prompt. */
export interface Ground {
  readonly now: Date;
  /** IANA. */
  readonly timezone: string;
  readonly contact: Schemas['Contact'] | null;
  readonly facts: readonly Memory[];
  /** What the service knew to be planned, or to begin later. */
  readonly plans: readonly Memory[];
  /** The lines of what changed since the previous session. */
  readonly changes: readonly string[];
}

/**
 * @returns the blocks for a system prompt, in the form of the service's own context: the time, the contact, what is
 * known.
 */
export function groundingText({ now, timezone, contact, facts, plans, changes }: Ground): string {
  const { iso, date, weekday } = localTime(now, timezone);
  const upcoming = ahead([...plans, ...facts.filter((memory) => isAhead(memory, now))], now);
  const coming = new Set(upcoming.map(({ id }) => id));
  const holding = facts.filter(({ id }) => !coming.has(id));
  const linesOf = (isCore: boolean): string[] =>
    holding.filter(({ tier }) => (tier === 'core') === isCore).map((memory) => factLine(memory, timezone));
  const blocks: [string, string[]][] = [
    ['current_datetime', [`${weekday}, ${date} ${iso.slice(11, 16)} in ${timezone} (${iso})`]],
    ['contact', contact ? portrait(contact, timezone) : []],
    ['core', linesOf(true)],
    ['upcoming', upcoming.map((memory) => plannedLine(memory, timezone))],
    ['changed_since_last_session', [...changes]],
    ['remembered', linesOf(false)],
  ];
  return blocks.flatMap(([name, lines]) => (lines.length > 0 ? [block(name, lines)] : [])).join('\n\n');
}

/** @returns one memory on a line: since when it holds, or when it took place. */
export function factLine(memory: Memory, timezone: string): string {
  const { kind, status, validFrom, validTo, startsKnown, precision } = memory;
  const text = meantBy(memory) + oneLine(memory.text);
  if (kind === 'episodic') {
    const { day, time } = occasion(memory, timezone);
    if (status === 'unconfirmed') return `- was planned for ${day}${time}, not confirmed: ${text}`;
    return `- ${day}${time}${status === 'cancelled' ? ', cancelled' : ''}: ${text}`;
  }
  const since = startsKnown ? 'since' : 'since at least';
  const until = validTo ? `, until ${dateOf(lastOf(validTo), precision, timezone)}` : '';
  return `- ${text} (${since} ${dateOf(validFrom, precision, timezone)}${until}${memory.stale ? ', stale' : ''})`;
}

/** @returns the line of a change: what is so now, and what was so before. */
export function changeLine({ what, memory, before }: Schemas['ChangeSince']): string {
  const was = before && before.text !== memory.text ? ` (was: ${oneLine(before.text)})` : '';
  return `- ${what}: ${meantBy(memory)}${oneLine(memory.text)}${was}`;
}

/** @returns the line of a plan, or of what begins later, with the weekday. */
function plannedLine(memory: Memory, timezone: string): string {
  const { kind, modality, polarity } = memory;
  const { day, weekday, time } = occasion(memory, timezone);
  const from = kind === 'episodic' ? '' : 'from ';
  const meant = modality === 'plan' && polarity === 'holds' ? '' : meantBy(memory);
  return `- ${from}${day.length === 10 ? `${weekday}, ${day}` : day}${time}: ${meant}${oneLine(memory.text)}`;
}

/** A stored denial may have the words of what it denies. */
function meantBy({ modality, polarity }: Memory): string {
  return (polarity === 'holds' ? '' : 'a denial: ') + MEANT[modality];
}

/** When something takes place or begins, with the time of day if stated. */
function occasion(memory: Memory, timezone: string): { day: string; weekday: string; time: string } {
  const { precision } = memory;
  const at = startOf(memory);
  const { weekday, iso } = localTime(new Date(at), timezone);
  const isTimed = precision === 'instant' || precision === 'hour';
  return { day: dateOf(at, precision, timezone), weekday, time: isTimed ? ` ${iso.slice(11, 16)}` : '' };
}

/** @returns the plans that are not over, the next first; of several with one id the first. */
function ahead(plans: readonly Memory[], now: Date): Memory[] {
  const each = new Map([...plans].reverse().map((memory) => [memory.id, memory]));
  const over = (memory: Memory): string => memory.endsAt ?? startOf(memory);
  return [...each.values()]
    .filter((memory) => new Date(over(memory)) > now)
    .sort((a, b) => Date.parse(startOf(a)) - Date.parse(startOf(b)) || (a.id < b.id ? -1 : 1));
}

/** @returns whether it is planned, or begins to hold later. */
function isAhead({ kind, status, validFrom }: Memory, now: Date): boolean {
  return status === 'planned' || (kind === 'semantic' && new Date(validFrom) > now);
}

function startOf({ startsAt, validFrom }: Memory): string {
  return startsAt ?? validFrom;
}

function dateOf(at: string, precision: Memory['precision'], timezone: string): string {
  return localTime(new Date(at), timezone).date.slice(0, SHOWN[precision ?? ''] ?? 10);
}

/** The end of a period is exclusive. */
function lastOf(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}

function portrait({ name, identifiers, attributes }: Schemas['Contact'], timezone: string): string[] {
  return [
    `name: ${name === null ? 'not known' : oneLine(name)}`,
    `timezone: ${timezone}`,
    ...identifiers.map(({ kind, value }) => `${kind}: ${oneLine(value)}`),
    ...attributeLines(Object.entries(attributes).map(([key, value]) => `${key}: ${cut(oneLine(String(value)))}`)),
  ];
}

/** As in the service's context: one long value hides nothing, and many leave room for the rest. */
function attributeLines(all: readonly string[]): string[] {
  let left = MOST_OF_PORTRAIT;
  const end = all.findIndex((line) => (left -= line.length) < 0);
  return end < 0 ? [...all] : [...all.slice(0, end), `and ${all.length - end} more attributes`];
}

/** Between two words if possible. */
function cut(value: string): string {
  if (value.length <= LONGEST_VALUE) return value;
  const part = value.slice(0, LONGEST_VALUE);
  const blank = part.lastIndexOf(' ');
  return `${part.slice(0, blank > LONGEST_VALUE / 2 ? blank : LONGEST_VALUE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function block(name: string, lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}
