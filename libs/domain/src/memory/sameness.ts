import { sameAttribute } from '#domain/attributes/attributes.js';
import { folded } from '#domain/text/folded.js';
import type { Version } from './memory.js';
import type { Statement } from './statement.js';

const NUMBER_WORDS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|once|twice|half|quarter|dozen';
const TIME_WORDS = "am|pm|a\\.m\\.|p\\.m\\.|noon|midnight|morning|afternoon|evening|night|past|to|o'clock";
const NUMERIC = new RegExp(`\\b(?:${NUMBER_WORDS}|${TIME_WORDS})\\b|\\p{N}+(?:st|nd|rd|th|am|pm|h)?`, 'gu');

/** Who or what a statement is about, besides the contact; for an event, its parts. */
interface About {
  readonly subject: string | null;
  /** The entity that it is about; absent or `null` for the contact. */
  readonly entityId?: string | null;
  /** `null` if it is not an event. */
  readonly status: string | null;
  /** The agent to which it belongs; absent or `null`: everybody's. */
  readonly agentId?: string | null | undefined;
}

/** Words before a role: the owner does not distinguish two roles of the same contact. */
export const POSSESSIVE = /^(?:my|our|your|her|his|their|its|the)\s+/iu;
const THE_CONTACT = new Set([
  '',
  'contact',
  'caller',
  'customer',
  'user',
  'client',
  'me',
  'i',
  'myself',
  'self',
  'speaker',
]);

/**
 * @returns the key of the subject: the entity; '' for the contact. If no known entity is meant, the subject's words, so
 * that "my sister" and "Sister" are the same.
 */
export function subjectKey({ subject, entityId, status }: About): string {
  if (subject === null || status !== null) return '';
  if (entityId) return entityId;
  const name = folded(subject).replace(POSSESSIVE, '');
  return THE_CONTACT.has(name) ? '' : name;
}

/** @returns whether folded words mean the contact, such as "the caller". */
export function isContactWord(words: string): boolean {
  return THE_CONTACT.has(words.replace(POSSESSIVE, ''));
}

/**
 * @returns the key of its record: an agent's own, or '' for the one that every agent sees. Records are never compared.
 */
export function scopeKey({ agentId }: Pick<About, 'agentId'>): string {
  return agentId ?? '';
}

/** @returns whether both are about the same contact or entity, in the same record. */
export function sameSubject(a: About, b: About): boolean {
  return subjectKey(a) === subjectKey(b) && scopeKey(a) === scopeKey(b);
}

/**
 * The key under which two statements are the same fact: subject if it is not the contact, attribute and value, or the
 * words if there is no value. A denial has the key of what it denies. Only equal keys make a restatement without an
 * arbiter, so "at 9:00" never restates "at 9:30".
 */
export function factKey(statement: About & { attribute: string | null; value: string | null; text: string }): string {
  const about = subjectKey(statement);
  const fact = `${statement.attribute ?? ''}|${folded(statement.value ?? statement.text)}`;
  return scopedKey(statement, about === '' ? fact : `${about}\n${fact}`);
}

/** @returns the key, qualified by the record of the statement. */
export function scopedKey(statement: Pick<About, 'agentId'>, key: string): string {
  const scope = scopeKey(statement);
  return scope === '' ? key : `agent ${scope}\n${key}`;
}

/** @returns whether a version has a value of the statement's attribute, in any spelling, for the same subject. */
export function isNamesake(version: Version, statement: Statement): boolean {
  const isValue = statement.attribute !== null && version.polarity === 'holds';
  return isValue && sameSubject(version, statement) && sameAttribute(version.attribute, statement.attribute);
}

/** @returns whether the two texts differ only in numbers and times of day. */
export function differOnlyInNumbers(a: string, b: string): boolean {
  const [left, right] = [folded(a), folded(b)];
  const bare = (text: string): string =>
    text
      .replaceAll(NUMERIC, '')
      // "one dog" and "two dogs": a plural ending counts as part of the number.
      .replaceAll(/(\p{L}{2})s(?!\p{L})/gu, '$1')
      .replaceAll(/[\s:.,\-/]+/g, ' ')
      .trim();
  return left !== right && bare(left) === bare(right);
}
