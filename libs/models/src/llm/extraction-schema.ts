import { z } from 'zod';
import { MODALITIES, POLARITIES } from '#domain/memory/memory.js';
import { normalForm } from '#domain/text/normal-form.js';

const MAX_TEXT = 500;
const MAX_WORDS = 200;
const MAX_ALIASES = 6;

// Texts may contain line breaks and tabs; the service accepts no other control characters.
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/**
 * @returns a schema for text without control characters and unpaired surrogates, which a model can write as JSON escapes, and with its
 * accents composed, as in all that comes in.
 */
function written(): z.ZodString {
  return z.string().overwrite((said) => normalForm(said.replaceAll(CONTROL, ' ').toWellFormed(), 'NFC').trim());
}

/** A missing or empty value counts as null. */
const words = written()
  .max(MAX_WORDS)
  .nullable()
  .default(null)
  .transform((text) => text || null);

const text = written().min(1).max(MAX_TEXT);
const name = written().min(1).max(MAX_WORDS);

/** A value out of range becomes the nearest bound, so that the fact is not lost. */
const importance = z.number().transform((share) => Math.min(1, Math.max(0, share)));

/** A number that is not an integer counts as none. */
const known = z
  .number()
  .nullable()
  .default(null)
  .transform((number) => (Number.isInteger(number) ? number : null));

const evidence = z.object({
  turnId: z.string().trim().min(1).max(MAX_WORDS).describe('The id of the turn that says it.'),
  quote: written().min(1).max(2_000).describe('Words copied from that turn, letter by letter.'),
});

const fact = z.object({
  text: text.describe('One sentence in the third person, with names instead of pronouns.'),
  kind: z.enum(['semantic', 'procedural']).describe('procedural: how the contact wants things to be done.'),
  attribute: words.describe('The name of the attribute, where the fact is the value of one.'),
  value: words,
  subject: words.describe('Whom or what it is about, if not the contact: a name or a role.'),
  polarity: z.enum(POLARITIES).default('holds').describe('ends: so no longer. never: it never was so.'),
  modality: z.enum(MODALITIES).default('fact').describe('How it is meant.'),
  importance,
  from: words.describe('The words that say since when it is so, as they were said.'),
  to: words.describe('The words that say until when, as they were said.'),
  correction: z.boolean().default(false).describe('It was said that what was believed before never was so.'),
  known: known.describe('The number of what is known that it ends, corrects, repeats or takes the place of.'),
  evidence,
});

const event = z.object({
  text: text.describe('One sentence in the third person, with names instead of pronouns.'),
  subject: name.describe('Who.'),
  verb: name.describe('Does what, in the infinitive.'),
  object: words.describe('With or to whom or what.'),
  // One alias too many or too long does not invalidate the event.
  aliases: z
    .array(written())
    .default([])
    .transform((aliases) => [...new Set(aliases.filter(isAlias))].slice(0, MAX_ALIASES))
    .meta({ description: '2 to 4 other ways to ask for it.', maxItems: MAX_ALIASES }),
  status: z.enum(['planned', 'moved', 'cancelled', 'done']),
  startsAt: words.describe('The time as it was said.'),
  endsAt: words,
  known: known.describe('The number of the known plan that it moves, cancels or has done.'),
  importance,
  evidence,
});

/** The answer of the extractor's model. */
export const ExtractionAnswer = answerOf(60, 40);

/** Only a few sizes, because servers prepare and cache each schema. */
const SIZES = [
  { turnTokens: 60, sent: answerOf(16, 8) },
  { turnTokens: 250, sent: answerOf(32, 20) },
];
/** A fact takes up to this many times the tokens of the words from which it is made; a whole window is limited to MOST_TOKENS. */
const TOKENS_FOR_ONE = 6;
const LEAST_TOKENS = 400;
const MOST_TOKENS = 8_000;

/** @returns the schema to send for this many tokens of turns. A larger answer is accepted anyway. */
export function answerFor(turnTokens: number): { sent: typeof ExtractionAnswer; maxTokens: number } {
  return {
    sent: SIZES.find((size) => turnTokens <= size.turnTokens)?.sent ?? ExtractionAnswer,
    maxTokens: Math.min(MOST_TOKENS, LEAST_TOKENS + TOKENS_FOR_ONE * turnTokens),
  };
}

function answerOf(facts: number, events: number) {
  return z.object({ facts: z.array(fact).max(facts), events: z.array(event).max(events) });
}

function isAlias(alias: string): boolean {
  return alias !== '' && alias.length <= MAX_WORDS;
}
