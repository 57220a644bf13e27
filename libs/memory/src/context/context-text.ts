import type { Contact } from '#contacts/contact.type.js';
import { type CurrentDateTime, currentDateTime, groundingOf } from '#dates/current.js';
import { MEMORY_KINDS, type Memory, type MemoryKind, type Precision } from '#domain/memory.js';

const BLOCKS: Readonly<Record<MemoryKind, string>> = {
  semantic: 'facts',
  procedural: 'procedures',
  episodic: 'episodes',
};

/** The order of the blocks: what is so, how things are done, what happened. */
export const CONTEXT_KINDS: readonly MemoryKind[] = MEMORY_KINDS.toSorted(
  (a, b) => Number(a === 'episodic') - Number(b === 'episodic'),
);

/** How much of an ISO date says what is known of it. */
const SHOWN: Readonly<Partial<Record<Precision, number>>> = {
  month: 7,
  quarter: 7,
  season: 7,
  half: 7,
  year: 4,
  decade: 4,
};

/** @returns the block for a prompt: grounding, contact, and what is remembered, each memory on one line. */
export function contextText(now: CurrentDateTime, contact: Contact, memories: readonly Memory[]): string {
  const blocks = CONTEXT_KINDS.flatMap((kind) => {
    const lines = memories.filter((memory) => memory.kind === kind).map((memory) => lineOf(memory, now.timezone));
    return lines.length > 0 ? [block(BLOCKS[kind], lines)] : [];
  });
  return [groundingOf(now), block('contact', portrait(contact, now.timezone)), ...blocks].join('\n\n');
}

function portrait({ id, name, identifiers, attributes }: Contact, timezone: string): string[] {
  return [
    `id: ${id}`,
    `name: ${name === null ? 'not known' : oneLine(name)}`,
    `timezone: ${timezone}`,
    ...identifiers.map(({ kind, value }) => `${kind}: ${oneLine(value)}`),
    ...Object.entries(attributes).map(([key, value]) => `${key}: ${oneLine(String(value))}`),
  ];
}

function lineOf({ text, kind, startsAt, validFrom, validTo, precision }: Memory, timezone: string): string {
  const date = (at: Date): string => currentDateTime(at, timezone).date.slice(0, (precision && SHOWN[precision]) ?? 10);
  if (kind === 'episodic') return `- ${date(startsAt ?? validFrom)}: ${oneLine(text)}`;
  const until = validTo ? `, until ${date(validTo)}` : '';
  return `- ${oneLine(text)} (since ${date(validFrom)}${until})`;
}

function block(name: string, lines: readonly string[]): string {
  return `<${name}>\n${lines.join('\n')}\n</${name}>`;
}

/** What a caller said must not look like a block of ours, nor like a line of its own. */
function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').trim();
}
