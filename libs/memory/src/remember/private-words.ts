import type { RevisionSpan } from '#domain/memory.js';
import type { Field, Gate } from '#privacy/privacy-gate.service.js';
import type { EventInput } from './event-input.js';
import type { StatementInput } from './statement-input.js';

/** What becomes of the words of each field. */
type Words = (words: string, name: string) => string;

/**
 * @param path leads to the statement in the request, for faults.
 * @returns the statement with every word that is said in it as the tenant wants it kept, and for how long. What is hidden in one field
 * is hidden in all, and a value is read behind its attribute.
 * @throws DomainError INVALID for what the tenant refuses.
 */
export function asWanted(gate: Gate, input: StatementInput, path: string): StatementInput {
  const fields: (Field & { readonly of: string })[] = [];
  worded(input, (words, of) => {
    fields.push({ words, of, path: `${path}${of}`, name: of === 'value' ? input.attribute : undefined });
    return words;
  });
  const passed = gate.passAll(fields);
  const kept = new Map(fields.map((field, i) => [field.of, { ...field, words: passed[i] ?? '' }]));
  const wanted = worded(input, (_, of) => kept.get(of)?.words ?? '');
  return { ...wanted, expireDays: expireDaysOf(gate, kept) };
}

/** What holds no words, or none that are hidden: a new field of a statement passes the gate, or stands here. */
type Wordless =
  | 'key'
  | 'reconcile'
  | 'kind'
  | 'attribute'
  | 'polarity'
  | 'modality'
  | 'cardinality'
  | 'timezone'
  | 'language'
  | 'saidAt'
  | 'validFrom'
  | 'validTo'
  | 'importance'
  | 'confidence'
  | 'tier'
  | 'agentId'
  | 'turnId'
  | 'sessionId'
  | 'known'
  | 'knownKey'
  | 'reader'
  | 'doubt'
  | 'expireDays'
  | 'as'
  | 'supersedes'
  | keyof RevisionSpan;

function worded(input: StatementInput, pass: Words): StatementInput {
  const { text, event, tags, pins } = input;
  const stated = (name: 'value' | 'subject' | 'quote' | 'reason' | 'category'): string | undefined =>
    input[name] === undefined ? undefined : pass(input[name], name);
  const words: { [Name in Exclude<keyof StatementInput, Wordless>]: StatementInput[Name] } = {
    text: pass(text, 'text'),
    value: stated('value'),
    subject: stated('subject'),
    quote: stated('quote'),
    reason: stated('reason'),
    category: stated('category'),
    event: event && wordedEvent(pass, event),
    tags: tags.map((tag, i) => pass(tag, `tags.${i}`)),
    pins: pins?.map((pin, i) => pass(pin, `pins.${i}`)),
  };
  return { ...input, ...words };
}

/** A quote goes with its turn, and a reason is kept with the decision alone. */
function expireDaysOf(gate: Gate, kept: ReadonlyMap<string, Field>): NonNullable<StatementInput['expireDays']> {
  const held = [...kept].flatMap(([of, field]) => (of === 'quote' || of === 'reason' ? [] : [field]));
  const memory = gate.expireDays(held);
  return { memory, decision: memory ?? gate.expireDays([{ words: kept.get('reason')?.words ?? '' }]) };
}

/** An event without what it says. */
type Times = 'status' | 'startsAt' | 'endsAt' | 'recurrence';

function wordedEvent(pass: Words, event: EventInput): EventInput {
  const { subject, verb, object, aliases } = event;
  const words: { [Name in Exclude<keyof EventInput, Times>]: EventInput[Name] } = {
    subject: pass(subject, 'event.subject'),
    verb: pass(verb, 'event.verb'),
    object: object === undefined ? undefined : pass(object, 'event.object'),
    aliases: aliases.map((alias, i) => pass(alias, `event.aliases.${i}`)),
  };
  return { ...event, ...words };
}
