import { MASK } from '#domain/privacy/mask.js';
import { pronounFits } from '#domain/people/relations.js';
import { isQuestion } from '#domain/speech/question/question.js';
import { withoutOpening } from './sentences.js';
import { stretches } from './stretches.js';
import type { Named } from './whom.js';

/** What an agent asks, so that it can be understood alone. */
export interface AgentQuestion {
  /** With whom it is about instead of "he" or "she", if only one can be meant. */
  readonly text: string;
  /** What was said right before, if the question refers to it. */
  readonly after: string | null;
}

/** Maximum characters of the question, and of what it refers to. */
const [LONGEST, LONGEST_BEFORE] = [140, 120];
/** How many turns of the contact before it may say what it refers to. */
const TOLD_WITHIN = 4;
/** Tells of something: "my boiler keeps losing pressure", not "A dozen." or "Leave her off then." */
const TELLS =
  /(?<![\p{L}'’-])(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Nn]umber)\s[\p{L}\p{N}]|(?<=\s)\p{Lu}\p{Ll}/u;
const HAS_VERB =
  /(?<![\p{L}'’-])(?:i|we|he|she|they|it|there|that)(?:['’](?:m|re|s|ve|ll|d)|\s\p{L}+)|\p{L}['’](?:s|ve|re)\s\p{L}|(?<=\p{L}\s)(?:is|are|was|were|has|have|had|needs?|keeps?|won['’]t|can['’]t|doesn['’]t|isn['’]t|hasn['’]t|wants?|goes|does)(?!\p{L})/iu;

const OPENING =
  /^(?:(?:and|so|now|then|okay|ok|right|lovely|great|perfect|thanks|thank you|sure|of course)[\s,.-]+)+/iu;
/** Of the call itself, not of the contact. */
const OF_THE_CALL =
  /(?<![\p{L}'’-])(?:help|anything else|what else|how are (?:you|things)|how(?:['’]s| is) (?:it|things|everything|work|life|business|your day)|how (?:was|were|have)|how did (?:you (?:sleep|get on|find)|[\p{L} ]{1,30} go)|(?:shall|should|could|may|can|would) (?:i|we)(?! (?:just |also )?(?:know|take|get|have|grab|ask|call|ring|phone|contact|notify|reach|address|use))|are you there|with me|hear me|make sense|do you mean|(?:did|do) you say|repeat|spell|hold|bear with|hang on|(?:calling|ringing) about|hear about us|(?:is|was|does|how about|what about) (?:that|this)(?!.*\sor\s)|sounds?|all right|alright|okay|ok|right|correct|happy|mind|know|remember|think|today|tomorrow|tonight)(?![\p{L}-])/iu;
/** What is offered or asked for is no fact yet: another rule reads what is agreed. */
const OF_AN_APPOINTMENT =
  /(?<![\p{L}'’-])(?:suits?|slot|appointment|(?:what|which|any|preferred) (?:day|date|time|times|days)(?! of)|when (?:can|could|do|shall|should|are) (?:you|we|i)|when would you(?!\slike to (?:leave|move|end|finish|stop|cancel|start|begin))|o['’]clock|half (?:past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d)|quarter (?:past|to)|(?:at|about|around|past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|\d{1,2}[:.]\d\d|\d[ap]m|noon|midday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\p{L}-])/iu;
/** Offers, and what the contact is to do. */
const OFFERS =
  /^(?:(?:would you (?:like|prefer)|do you (?:want|need)) (?:me|us)|how about|what about|what if|why not|(?:could|will) you(?! (?:just |please )?(?:tell|give|confirm|be|need|have|use)(?!\p{L}))|(?:can|would) you (?:just |please )?(?:try|check|turn|press|open|close|wait|restart|unplug|plug|switch|look|go|come|bring|send|make|do|see|read|put|click|type))(?![\p{L}-])/iu;
const REFERS_BACK =
  /(?<![\p{L}'’-])(?:it|its|that|this|these|those|they|(?<!of )them|their|he|him|his|she|her|one|ones)(?![\p{L}-])/iu;
const OWN =
  /(?<![\p{L}'’-])(?:his|her(?=\s(?!(?:in|on|at|for|to|with|and|or|when|then|now|again|off|up|there|here)(?!\p{L}))\p{L}))(?![\p{L}-])/giu;
const THEM = /(?<![\p{L}'’-])(?:he|him|she|her)(?![\p{L}-])/giu;
const THEM_IN = /(?<![\p{L}'’-])(?:he|him|his|she|her)(?![\p{L}-])/iu;
/** Only about somebody whom the pronoun cannot mean. */
const OTHER_OF: Readonly<Record<string, RegExp>> = {
  he: /^(?!.*(?<!\p{L})(?:he|him|his)(?!\p{L})).*(?<!\p{L})(?:she|her)(?!\p{L})/iu,
  she: /^(?!.*(?<!\p{L})(?:she|her)(?!\p{L})).*(?<!\p{L})(?:he|him|his)(?!\p{L})/iu,
};
const FEMALE = /^(?:she|her)$/iu;

/**
 * @param asked the agent's turn. Only a question at its end counts.
 * @param before the contact's turns before it, in order.
 * @param named who can be meant by "he" or "she".
 * @returns `null` if nothing is asked, or only of the call, an offer or an appointment, or if it is unclear what it refers to.
 */
export function agentQuestionIn(
  asked: string,
  before: readonly string[],
  named: readonly Named[],
): AgentQuestion | null {
  const parts = stretches(asked.slice(-2 * LONGEST)).map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const question = withoutOpening(last).replace(OPENING, '');
  if (!question.endsWith('?') || question.length > LONGEST || question.includes(MASK)) return null;
  if ([OF_THE_CALL, OF_AN_APPOINTMENT, OFFERS].some((pattern) => pattern.test(question))) return null;
  const text = capitalised(withNames(question, named));
  if (!REFERS_BACK.test(text)) return { text, after: null };
  const kind = pronounOf(text)?.toLowerCase() ?? '';
  const after =
    toldBefore(parts.slice(0, -1), kind) ??
    before
      .slice(-TOLD_WITHIN)
      .toReversed()
      .map((said) => toldBefore(stretches(said), kind))
      .find((said) => said !== null) ??
    null;
  return after === null ? null : { text, after };
}

function pronounOf(question: string): string | undefined {
  const [pronoun] = THEM_IN.exec(question) ?? [];
  return pronoun === undefined ? undefined : FEMALE.test(pronoun) ? 'she' : 'he';
}

/** The last sentence of a turn that tells what is spoken of. */
function toldBefore(parts: readonly string[], kind: string): string | null {
  const told = parts
    .map((part) => withoutOpening(part.trim()).replace(OPENING, ''))
    .findLast(
      (part) =>
        part.length <= LONGEST_BEFORE &&
        TELLS.test(part) &&
        HAS_VERB.test(part) &&
        !part.includes(MASK) &&
        !isQuestion(part) &&
        !(OTHER_OF[kind]?.test(part) ?? false),
    );
  return told?.replace(/[.!…]+$/u, '') ?? null;
}

function withNames(question: string, named: readonly Named[]): string {
  const pronouns = question.match(/(?<![\p{L}'’-])(?:he|him|his|she|her)(?![\p{L}-])/giu) ?? [];
  const kinds = new Set(pronouns.map((pronoun) => (FEMALE.test(pronoun) ? 'she' : 'he')));
  const [kind] = kinds;
  if (kind === undefined || kinds.size > 1) return question;
  const fitting = named.filter(({ role }) => role === null || pronounFits(kind, role));
  const [one] = fitting;
  if (!one || fitting.length > 1) return question;
  const who = one.name ?? `your ${one.role}`;
  // "Mabel, is she eating?" and "Your cat Mabel, is she eating?" name her once.
  const leads = [`${who}, `, `your ${one.role} ${one.name}, `].map((lead) => lead.toLowerCase());
  const lead = leads.find((words) => question.toLowerCase().startsWith(words)) ?? '';
  const asked = question.slice(lead.length);
  return asked.replaceAll(OWN, `${who}'s`).replaceAll(THEM, who);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
