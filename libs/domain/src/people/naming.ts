import { isContactWord, POSSESSIVE } from '#domain/memory/sameness.js';
import { folded } from '#domain/text/folded.js';
import { type EntityKind, roleOf } from './roles.js';

/** How somebody or something around a contact was mentioned: by a name, a role, or both. */
export interface Naming {
  readonly name: string | null;
  readonly role: string | null;
  readonly kind: EntityKind;
}

/** "order 4471", "case #12", "ticket ABC-77". */
const NUMBERED = String.raw`(order|booking|reservation|delivery|parcel|case|ticket|claim)\s+(?:number\s+|no\.?\s*)?#?([A-Za-z]{0,4}-?\d[\w-]*)`;
const IS_NUMBERED = new RegExp(`^${NUMBERED}$`, 'iu');
const ORGANISATION =
  /\b(?:inc|ltd|llc|gmbh|corp|co|plc|ag|bank|school|university|college|hospital|clinic|insurance)\.?$/iu;

/**
 * Reads who a stated subject means. "My daughter Mia", "Mia (daughter)" and "Mia, her daughter" have a name and a role,
 * "Mia" a name, "my sister" a role.
 *
 * @param contactName the known name. It, or its first name, means the contact.
 * @returns `null` for the contact.
 */
export function namingOf(subject: string, contactName: string | null = null): Naming | null {
  const said = subject.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
  const bare = said.replace(POSSESSIVE, '');
  if (isContactWord(folded(said)) || isOf(contactName, bare)) return null;
  const numbered = IS_NUMBERED.exec(bare);
  if (numbered) return numberedNaming(numbered[1] as string, numbered[2] as string);
  return withBoth(bare) ?? withRole(bare) ?? { name: bare, role: null, kind: assumedKind(bare) };
}

/** @returns the name of an order or a case: "order 4471". */
export function numberedNaming(word: string, number: string): Naming {
  const { role, kind } = roleOf(word) ?? { role: word.toLowerCase(), kind: 'order' as const };
  return { name: `${role} ${number}`, role, kind };
}

function isOf(contactName: string | null, name: string): boolean {
  if (contactName === null) return false;
  const [own, said] = [folded(contactName), folded(name)];
  return said === own || said === own.split(' ')[0];
}

/** A name with a role. */
function withBoth(words: string): Naming | null {
  const [, inner, role] = /^(.+?)(?:\s*\(|,\s*)(?:the |my |her |his |their |our )?([^()]+?)\)?$/iu.exec(words) ?? [];
  if (inner && role) return both(inner, role) ?? both(role, inner);
  const tokens = words.split(' ');
  for (let end = Math.min(3, tokens.length - 1); end > 0; end -= 1) {
    const rest = tokens.slice(end).filter((token, i) => i > 0 || !/^(?:named|called|is)$/iu.test(token));
    const found = both(rest.join(' '), tokens.slice(0, end).join(' '));
    if (found) return found;
  }
  return null;
}

function both(name: string, role: string): Naming | null {
  const known = roleOf(role);
  // "Sister of Anna" and "dog food" are not names.
  return known && /^\p{Lu}/u.test(name) ? { name, role: known.role, kind: known.kind } : null;
}

function withRole(words: string): Naming | null {
  const known = roleOf(words);
  if (known) return { name: null, role: known.role, kind: known.kind };
  // "Mia's teacher" has the role "teacher", whoever that is.
  const last = roleOf(/['’]s\s+(.+)$/u.exec(words)?.[1] ?? '');
  return last && { name: null, role: folded(words), kind: last.kind };
}

/** @returns the kind of entity that a name alone is assumed to be. */
export function assumedKind(name: string): EntityKind {
  if (ORGANISATION.test(name)) return 'organisation';
  return /^\p{Ll}/u.test(name) ? 'thing' : 'person';
}
