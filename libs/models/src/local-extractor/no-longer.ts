import { MASK } from '#domain/privacy/mask.js';
import { isQuestion } from '#domain/speech/question/question.js';
import { isTakenBack } from './accepted.js';
import type { Sentence } from './sentences.js';
import { plainWords } from './spoken-time.js';

/** What an agent asked for whether it is still so, and the contact denied. */
export interface NoLonger {
  /** The denial. */
  readonly sentence: Sentence;
  readonly text: string;
}

const [LONGEST, MOST_WORDS] = [140, 16];
const TAIL =
  /(?:,?\s(?:(?:is|was) that (?:right|correct|it)|is it|are you|do you|yes|yeah|right|correct|then|now|at all|these days|at the moment|for (?:our|the) records|please|by any chance|do you know))*[\s.?!]*$/iu;
const NOUN = String.raw`(?:(?!(?:is|are|was|were|and|or)\s)[\p{L}'’-]+\s){0,3}(?!(?:is|are|was|were|and|or)\s)[\p{L}-]+`;
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?`;
const WHO = String.raw`(?:${NAME}|[Yy]our\s${NOUN})`;
/** Questions for what is still so, and what a "no" to them says. */
const FORMS: readonly (readonly [form: RegExp, denied: string])[] = [
  [/^(?:[Aa]re\s)?[Yy]ou(?:['’]re|\sare)?\sstill\s(?=\p{L}+ing\s|(?:at|in|on|with|from|under|off|out|a|an|the|your|married|single|allergic|pregnant)\s)(.+)$/u, 'I am no longer $1.'], // prettier-ignore
  [/^(?:[Dd]o\s)?[Yy]ou\sstill\s(.+)$/u, 'I no longer $1.'],
  [/^(?:[Hh]ave\s[Yy]ou|[Yy]ou(?:['’]ve|\shave))\sstill\sgot\s(.+)$/u, 'I no longer have $1.'],
  [new RegExp(String.raw`^[Dd]oes\s(${WHO})\sstill\s(.+)$`, 'u'), '$1 does not $2 any more.'],
  [new RegExp(String.raw`^[Dd]o\s([Yy]our\s${NOUN})\sstill\s(.+)$`, 'u'), '$1 do not $2 any more.'],
  [new RegExp(String.raw`^(?:[Ii]s\s)?(${WHO})(?:['’]s|\sis)?\sstill\s(?!is\s)(.+)$`, 'u'), '$1 is no longer $2.'],
  [new RegExp(String.raw`^(?:[Aa]re\s)?([Yy]our\s${NOUN})(?:\sare)?\sstill\s(.+)$`, 'u'), '$1 are no longer $2.'],
  [/^[Ss]till\s((?:at|in|on|with|from|\p{L}+ing)\s.+)$/u, 'I am no longer $1.'],
];
/** What only the turns before tell, or the state of the call. */
const UNCLEAR =
  /(?<![\p{L}'’-])(?:i|me|my|mine|we|us|our|yours|he|she|they|it|its|him|her|his|them|their|this|that|these|those|same|there|here|one|ones|or|if|interested|free|available|coming|attending|up for|up to|waiting|looking|trying|hoping|wondering|having|experiencing|getting|seeing|going ahead|the line|the call|want to|need to|able|going to|planning|thinking)(?![\p{L}-])/iu;
const DENIES =
  /^(?:(?:oh|ah|um+|uh|er|erm|well|ha|actually|afraid|i['’]m afraid|unfortunately|sadly)[\s,.…]+)*(?:no|nope|nah|not any ?more|no longer|not since)(?![\p{L}'’-])(?! (?:problem|worries|bother|need|change|changes|doubt|idea)(?!\p{L}))/iu;
/** It is so in part, for now, or after all. */
const HEDGED =
  /(?<![\p{L}'’-])(?:still|same|yes|yeah|right|correct|not (?:really|exactly|quite|always|often|all|every|only|yet|that|sure|today|tonight|tomorrow|this|at the moment|right now|for (?:now|the moment|a))|only|just|mostly|usually|mainly|sometimes|partly|part of|half|until|till|for now|for a (?:few|while|bit|couple|week|month)|(?:hasn|haven|didn|isn)['’]t (?:changed|moved|stopped|gone)|i am|i do|it is|it does|he is|she is|he does|she does|they are|they do)(?![\p{L}-])/iu;
const YOUR = /(?<![\p{L}'’-])your(?!\p{L})/giu;
const YOU = /(?<![\p{L}'’-])you(?!\p{L})/giu;

/**
 * @param question of an agent, which can be understood alone.
 * @param reply the sentences of the contact's next turn, in order.
 * @returns what is no longer so, if the contact plainly denies that it still is: "Are you still at Boots?" – "No, I left." is "I am no
 * longer at Boots."; `null` for a denial in part or for a time, one that is taken back, and a question that cannot be turned with certainty.
 */
export function noLongerIn(question: string, reply: readonly Sentence[]): NoLonger | null {
  const [sentence, ...later] = reply;
  if (!sentence || question.length > LONGEST || !DENIES.test(sentence.text) || HEDGED.test(sentence.text)) return null;
  if (isQuestion(sentence.text) || sentence.text.endsWith('?')) return null;
  const [next] = later;
  if (next && (HEDGED.test(next.text) || isTakenBack(next.text))) return null;
  const text = denied(question.replace(TAIL, ''));
  return text === null ? null : { sentence, text };
}

function denied(question: string): string | null {
  if (question.includes(MASK) || plainWords(question).length > MOST_WORDS) return null;
  for (const [form, negated] of FORMS) {
    const [whole, ...parts] = form.exec(question) ?? [];
    if (whole === undefined) continue;
    if (parts.some((part) => UNCLEAR.test(part))) return null;
    const text = question.replace(form, negated).replace(YOUR, 'my').replace(YOU, 'me');
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
  return null;
}
