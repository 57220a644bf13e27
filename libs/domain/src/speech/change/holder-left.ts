import { namesIn } from '#domain/people/names-in-text.js';
import { roleOf } from '#domain/people/roles.js';
import { spokenWords } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

const NAME = String.raw`(?<name>(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s)?\p{Lu}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}-]*)?)`;
/** The whole fact: somebody holds a role. */
const HOLDS = [
  new RegExp(
    String.raw`^(?:[\p{L}’'-]+\s){0,2}?(?<role>(?:[\p{L}’'-]+\s){0,2}?[\p{L}-]+)(?:['’]s|\sis)(?:\s(?:now|currently|called))?\s${NAME}\W*$`,
    'u',
  ),
  new RegExp(
    String.raw`^${NAME}(?:['’]s|\sis)(?:\s(?:now|currently))?\s(?:my|our|the|their|his|her|\p{Lu}[\p{L}-]*['’]s)\s(?<role>(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)\W*$`,
    'u',
  ),
];
/** Roles of work that are not among the relations. */
const OF_WORK =
  /(?:^|\s)(?:contact|manager|buyer|rep|representative|director|officer|lead|head|agent|broker|advis[eo]r|consultant|planner|instructor|warden|administrator|engineer|c[efot]o|maker|champion|sponsor|worker|keyworker|groomer|keeper|chair|treasurer|head|teacher|surveyor|clerk|handler|person|guy)$/iu;
const GROUPS = new Set(['colleague', 'doctor', 'helper']);
/** It is somebody else from now on. */
const LEFT =
  /^(?:'s|'ve| has| is)? (?:(?:just|now|recently|sadly|finally|actually) )*(?:been )?(?:retired|resigned|quit|left(?= (?:$|the (?:company|firm|business|practice|school|surgery|team|organisation|job)|us |last (?:week|month|year)|in (?!a |an |the (?:morning|afternoon) )|a (?:month|week|while) ago|for (?:good|another|a new|a different)))|moved on(?! to (?:the|my|our|a) (?:next|other))|let go|made redundant|sacked|fired|died|passed away|gone on maternity|no longer (?:works?|here|there|with)|(?:doesn't|does not) work (?:there|here|for|with)(?: \p{L}+){0,3} any ?more)(?: |$)/u;
/** "Left Acme": what follows is a name. */
const LEFT_NAMED =
  /(?:['’]s|\shas)?\s(?:just\s|now\s|recently\s)?left\s\p{Lu}[\p{L}-]+(?=\W*$|\s(?:last|in|on|at\sthe|a)\s)/u;

/**
 * "Sarah Jones left Acme last month" ends "The main contact is Sarah Jones". English only.
 *
 * @returns the change, if who holds a role of work is said to have left, retired or died.
 */
export function holderLeft(
  sentence: string,
  { fact }: Pick<KnownFact & { readonly fact: string }, 'fact'>,
): PlainChange | null {
  const held = HOLDS.map((pattern) => pattern.exec(fact.slice(0, LONGEST))?.groups).find(Boolean);
  const { role = '', name = '' } = held ?? {};
  if (name === '' || !isOfWork(role)) return null;
  const names = namesIn(name);
  for (const clause of sentence.slice(0, LONGEST).split(JOINT)) {
    const said = spokenWords(clause);
    const from = said.findIndex((word) => !TITLES.has(word));
    const to = said.findIndex((word, at) => at >= from && !names.includes(word.replace(/'s$/u, '')));
    const end = to < 0 ? said.length : to;
    if (from < 0 || end === from || isOther(names, said.slice(from, end))) continue;
    // The last word of the name may carry "has".
    const has = /'s$/u.test(said[end - 1] ?? '') ? "'s " : ' ';
    const rest = has + said.slice(end).join(' ') + ' ';
    const isGone =
      LEFT.test(rest) || (/^(?:'s| has)? (?:just |now |recently )?left /u.test(rest) && LEFT_NAMED.test(clause));
    if (isGone && !isDoubtful(said.filter((word) => !/^(?:no|doesn't)$/u.test(word))))
      return { relation: 'replaces', cue: 'left', saysMore: true };
  }
  return null;
}

const LONGEST = 200;
const TITLES = new Set('dr mr mrs ms miss prof and but so well oh no yes actually sadly unfortunately'.split(' '));

function isOfWork(role: string): boolean {
  const last = role.toLowerCase().split(' ').at(-1) ?? '';
  const known = roleOf(last);
  return (known !== null && known.kind === 'person' && GROUPS.has(known.group)) || OF_WORK.test(role);
}

/** "Sarah" is Sarah Jones; "Sarah Hill" is not. */
function isOther(names: readonly string[], said: readonly string[]): boolean {
  return said.some((word) => !names.includes(word.replace(/'s$/u, '')));
}
