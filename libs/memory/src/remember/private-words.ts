import type { Gate } from '#privacy/privacy-gate.service.js';
import type { EventInput } from './event-input.js';
import type { StatementInput } from './statement-input.js';

/**
 * @param path leads to the statement in the request, for faults.
 * @returns the statement with every word that is said in it as the tenant wants it kept, and for how long.
 * @throws DomainError INVALID for what the tenant refuses.
 */
export function asWanted(gate: Gate, input: StatementInput, path: string): StatementInput {
  const passed = new Map<string, string>();
  const pass = (words: string, name: string): string => {
    const kept = gate.pass(words, `${path}${name}`);
    passed.set(name, kept);
    return kept;
  };
  const { text, value, subject, quote, reason, category, event, tags, pins } = input;
  const wanted = {
    ...input,
    text: pass(text, 'text'),
    ...(value === undefined ? {} : { value: pass(value, 'value') }),
    ...(subject === undefined ? {} : { subject: pass(subject, 'subject') }),
    ...(quote === undefined ? {} : { quote: pass(quote, 'quote') }),
    ...(reason === undefined ? {} : { reason: pass(reason, 'reason') }),
    ...(category === undefined ? {} : { category: pass(category, 'category') }),
    ...(event === undefined ? {} : { event: eventAsWanted(pass, event) }),
    tags: tags.map((tag, i) => pass(tag, `tags.${i}`)),
    ...(pins === undefined ? {} : { pins: pins.map((pin, i) => pass(pin, `pins.${i}`)) }),
  };
  return { ...wanted, expireDays: expireDaysOf(gate, passed) };
}

/** A quote goes with its turn, and a reason is kept with the decision alone. */
function expireDaysOf(gate: Gate, passed: ReadonlyMap<string, string>): NonNullable<StatementInput['expireDays']> {
  const held = [...passed].flatMap(([name, words]) => (name === 'quote' || name === 'reason' ? [] : [words]));
  const memory = gate.expireDays(held);
  return { memory, decision: memory ?? gate.expireDays([passed.get('reason') ?? '']) };
}

function eventAsWanted(pass: (words: string, name: string) => string, event: EventInput): EventInput {
  const { subject, verb, object, aliases } = event;
  return {
    ...event,
    subject: pass(subject, 'event.subject'),
    verb: pass(verb, 'event.verb'),
    ...(object === undefined ? {} : { object: pass(object, 'event.object') }),
    aliases: aliases.map((alias, i) => pass(alias, `event.aliases.${i}`)),
  };
}
