import type { statement } from '#contract/statement.js';
import type { RevisionSpan } from '#domain/memory/memory.js';
import type { Field, Gate } from '#privacy/privacy-gate.service.js';
import type { EventInput } from './event-input.js';
import type { StatementInput } from './statement-input.js';

/** Replaces the words of one field. */
type Words = (words: string, name: string) => string;

/**
 * Applies the tenant's privacy rules to every word of a statement, and sets its expiry. What is hidden in one field is hidden in all; a
 * value is judged together with its attribute.
 * @param path leads to the statement in the request, for faults.
 * @throws DomainError INVALID for words that the tenant refuses.
 */
export function applyGate(gate: Gate, input: StatementInput, path: string): StatementInput {
  const fields: (Field & { readonly fieldName: string })[] = [];
  mapWords(input, (words, of) => {
    fields.push({ words, fieldName: of, path: `${path}${of}`, name: of === 'value' ? input.attribute : undefined });
    return words;
  });
  const passed = gate.passAll(fields);
  const kept = new Map(fields.map((field, i) => [field.fieldName, { ...field, words: passed[i] ?? '' }]));
  const gated = mapWords(input, (_, of) => kept.get(of)?.words ?? '');
  return { ...gated, expireDays: expireDaysOf(gate, kept) };
}

/** Fields without words, or whose words are never hidden. A new field of a statement must pass the gate or be listed here. */
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

function mapWords(input: StatementInput, pass: Words): StatementInput {
  const { text, event, tags, pins } = input;
  const stated = (name: 'value' | 'subject' | 'quote' | 'reason' | 'category'): string | undefined =>
    input[name] === undefined ? undefined : pass(input[name], name);
  // A field that only the contract has does not compile: it would be accepted and then ignored.
  const words: { [Name in Exclude<keyof StatementInput | keyof typeof statement, Wordless>]: StatementInput[Name] } = {
    text: pass(text, 'text'),
    value: stated('value'),
    subject: stated('subject'),
    quote: stated('quote'),
    reason: stated('reason'),
    category: stated('category'),
    event: event && mapEventWords(pass, event),
    tags: tags.map((tag, i) => pass(tag, `tags.${i}`)),
    pins: pins?.map((pin, i) => pass(pin, `pins.${i}`)),
  };
  return { ...input, ...words };
}

/** A quote expires with its turn, and a reason is stored with the decision only. */
function expireDaysOf(gate: Gate, kept: ReadonlyMap<string, Field>): NonNullable<StatementInput['expireDays']> {
  const keptWithMemory = [...kept].flatMap(([of, field]) => (of === 'quote' || of === 'reason' ? [] : [field]));
  const memory = gate.expireDays(keptWithMemory);
  return { memory, decision: memory ?? gate.expireDays([{ words: kept.get('reason')?.words ?? '' }]) };
}

/** Fields of an event without words. */
type Times = 'status' | 'startsAt' | 'endsAt' | 'recurrence';

function mapEventWords(pass: Words, event: EventInput): EventInput {
  const { subject, verb, object, aliases } = event;
  const words: { [Name in Exclude<keyof EventInput, Times>]: EventInput[Name] } = {
    subject: pass(subject, 'event.subject'),
    verb: pass(verb, 'event.verb'),
    object: object === undefined ? undefined : pass(object, 'event.object'),
    aliases: aliases.map((alias, i) => pass(alias, `event.aliases.${i}`)),
  };
  return { ...event, ...words };
}
