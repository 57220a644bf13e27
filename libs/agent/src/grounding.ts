import type { Schemas } from '@palimpsest/client';
import { oneLine } from './words.js';

type Memory = Schemas['Memory'];

/** How many characters of an ISO date the precision fills. */
const SHOWN: Readonly<Partial<Record<string, number>>> = {
  month: 7,
  quarter: 7,
  season: 7,
  half: 7,
  year: 4,
  decade: 4,
};

/** What tells a line from that of a fact. */
const MEANT: Readonly<Record<Memory['modality'], string>> = {
  fact: '',
  plan: 'a plan: ',
  wish: 'a wish: ',
  hearsay: 'hearsay: ',
};

/** What the head of a prompt states. */
export interface Ground {
  readonly now: Date;
  /** IANA. */
  readonly timezone: string;
  readonly contact: Schemas['Contact'] | null;
  readonly facts: readonly Memory[];
}

/** @returns the blocks for a system prompt, in the form of the service's own context: what is now, who, what is known. */
export function groundingText({ now, timezone, contact, facts }: Ground): string {
  const { iso, date, weekday } = localTime(now, timezone);
  const blocks = [block('current_datetime', [`${weekday}, ${date} ${iso.slice(11, 16)} in ${timezone} (${iso})`])];
  if (contact) blocks.push(block('contact', portrait(contact, timezone)));
  if (facts.length > 0)
    blocks.push(
      block(
        'remembered',
        facts.map((memory) => factLine(memory, timezone)),
      ),
    );
  return blocks.join('\n\n');
}

/** @returns one memory on a line, with since when it holds, or when it took place. */
export function factLine(memory: Memory, timezone: string): string {
  const { kind, status, startsAt, validFrom, validTo, startsKnown, precision } = memory;
  const text = MEANT[memory.modality] + oneLine(memory.text);
  const date = (at: string): string => localTime(new Date(at), timezone).date.slice(0, SHOWN[precision ?? ''] ?? 10);
  if (kind === 'episodic') {
    const day = date(startsAt ?? validFrom);
    return status === 'unconfirmed' ? `- was planned for ${day}, not confirmed: ${text}` : `- ${day}: ${text}`;
  }
  const since = startsKnown ? 'since' : 'since at least';
  return `- ${text} (${since} ${date(validFrom)}${validTo ? `, until ${date(lastOf(validTo))}` : ''})`;
}

/** The end of a period belongs to it no longer. */
function lastOf(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}

/** @returns an instant as people in a zone see it. */
export function localTime(at: Date, timezone: string): { iso: string; date: string; weekday: string } {
  const parts = Object.fromEntries(
    formatOf(timezone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const {
    year = '',
    month = '',
    day = '',
    hour = '',
    minute = '',
    second = '',
    weekday = '',
    timeZoneName = '',
  } = parts;
  const date = `${year.padStart(4, '0')}-${month}-${day}`;
  const offset = timeZoneName.replace('GMT', '') || '+00:00';
  return { iso: `${date}T${hour}:${minute}:${second}${offset}`, date, weekday };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one costs more than using it a thousand times; a process sees few zones. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'long', year: 'numeric', month: two, day: two, hour: two, minute: two, second: two },
    ...{ hourCycle: 'h23', timeZoneName: 'longOffset' },
  });
  formats.set(timeZone, format);
  return format;
}

function portrait({ name, identifiers, attributes }: Schemas['Contact'], timezone: string): string[] {
  return [
    `name: ${name === null ? 'not known' : oneLine(name)}`,
    `timezone: ${timezone}`,
    ...identifiers.map(({ kind, value }) => `${kind}: ${oneLine(value)}`),
    ...Object.entries(attributes).map(([key, value]) => `${key}: ${oneLine(String(value))}`),
  ];
}

function block(name: string, lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}
