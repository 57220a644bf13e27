import { AUXILIARY, BE, DO, MODAL, PRONOUN } from './words.js';

/** Words that can also follow a verb: "did it yesterday", "have that already", "was there until May". */
const AFTER_OBJECT =
  'yesterday|today|already|again|myself|ourselves|last|on|in|at|by|for|with|since|from|too|once|twice|every|until|till|before|when|all';
const THING = String.raw`(?:it|this|that|these|those|there)(?!'| (?:${AFTER_OBJECT})\b|$)`;
/** These belong to the speaker. Before them a subject is left out only in notes: "is my brother", "did my degree". */
const MINE = "(?:my|our|(?:mum|mom|dad|gran|grandma|grandad|nan)'s)";
const RELATIVE = '(?:mum|mom|dad|gran|grandma|grandad|nan)';
/** A statement about somebody does not begin with these. */
const YOURS = '(?:your|any|anyone|anybody|anything)';
const TITLED = String.raw`(?:dr|mr|mrs|ms)\.? \p{L}[\p{L}-]+`;
const SOMEBODYS = '(?:the|his|her|their|some|all|every)';
const PREPOSITION = '(?:on|in|at|for|with|and|or|of|by|from|to|as|about|yesterday|today|last|every)';
const NOUN = String.raw`(?:(?!${PREPOSITION} )[\p{L}'-]+ ){1,4}?`;
const NAME = String.raw`(?:\p{Lu}[\p{L}'-]+ ){1,3}?`;

/** Something that happens by itself: "has the vet closed"; "has the car serviced" leaves out its subject. */
const HAPPENED =
  '(?:been|gone|come|left|begun|arrived|closed|opened|started|ended|expired|retired|moved|died|finished|happened|failed|stopped|changed|called|replied|paid|lost|got)';
const DONE = String.raw`(?:${HAPPENED}|had|broken|made|sent|sold|taken|told|\p{L}+ed)\b`;
const STATE = String.raw`(?:\p{L}{2,}ing|\p{L}{3,}ed|paid|made|active|sent|sold|taken|lost|found|set|open|shut|free|available|still|okay|ok|ready|full|due|done|gone|back|correct|right|wrong|possible|valid|safe|here|there|no longer|already)\b`;
const OFFERED = String.raw`(?:available|required|needed|included|possible|allowed|necessary)\b`;
/** What follows the subject of "is": "is mum a member", "is my doctor in today". */
const COMPLEMENT = String.raw`(?:${STATE}|(?:an?|the|on|in|at|with|not|going|under|over|too|really) \p{L})`;
/** How somebody lives, said without their name: "is Polish living in Leeds". */
const LIVES = String.raw`(?:living|working|studying|staying|based|born|married)\b`;
const OF_A_NATION = String.raw`\p{Lu}\p{L}*(?:ish|ese|ian|can|man|ench|utch|reek|wiss|zech|hai) `;

/** Verbs after "did" and its subject. Without one, "did the dishes" and "does my shopping" leave out their subject. */
const VERB = String.raw`(?:accept|agree|allow|apply|arrive|ask|become|begin|belong|book|bring|buy|call|cancel|change|charge|close|come|contact|cost|count|cover|cut|deliver|die|drive|eat|email|end|exist|expire|fall|find|finish|fit|get|give|go|happen|have|hear|help|include|increase|know|last|leave|like|live|look|lose|make|matter|mean|meet|mention|miss|move|need|offer|open|order|own|pass|pay|phone|pick|play|post|put|reach|receive|refund|remember|renew|reply|return|ring|run|say|see|sell|send|show|sign|sleep|smoke|speak|start|stay|still|stop|take|talk|teach|tell|turn up|use|visit|want|wear|work|write)\b`;

const PLAIN = [
  String.raw`${AUXILIARY} ${PRONOUN}(?=[\s'.,!]|$)`,
  String.raw`(?:${BE}|${MODAL}|does|doesn't|did|didn't|has|hasn't|will) ${THING}\b`,
  String.raw`(?:${BE}|${MODAL}|${DO}|has|hasn't|will) ${YOURS}\b`,
  String.raw`(?:${MODAL}|will) (?:${MINE}|${RELATIVE}|${TITLED}|${SOMEBODYS}|an?)(?!')\b`,
];
const OF_BE = [
  String.raw`${BE} ${MINE} ${NOUN}${COMPLEMENT}`,
  String.raw`${BE} (?:${RELATIVE}|${TITLED}) (?:${COMPLEMENT}|\p{L}+$)`,
  String.raw`${BE} ${SOMEBODYS} ${NOUN}${STATE}`,
  String.raw`${BE} an? ${NOUN}${OFFERED}`,
];
const OF_HAVE = [
  String.raw`(?:has|hasn't) (?:${MINE} ${NOUN}|(?:${RELATIVE}|${TITLED}) )${DONE}`,
  String.raw`(?:has|hasn't) ${SOMEBODYS} ${NOUN}${HAPPENED}\b`,
  String.raw`(?:have|haven't) (?:my|our|your|the|his|her|their|any|all) (?:[\p{L}'-]+ ){0,2}?[\p{L}-]+s ${HAPPENED}\b`,
];
const OF_DO = String.raw`${DO} (?:(?:${MINE}|${SOMEBODYS}) (?!same )${NOUN}|(?:${RELATIVE}|${TITLED}) )${VERB}`;
const OF_A_NAME = [
  String.raw`(?:[Ii]s|[Ww]as|[Ii]sn't|[Ww]asn't) (?!${OF_A_NATION}${LIVES})${NAME}${STATE}`,
  String.raw`(?:[Hh]as|[Hh]asn't) ${NAME}${HAPPENED}\b`,
  String.raw`(?:[Dd]oes|[Dd]id|[Dd]oesn't|[Dd]idn't) ${NAME}${VERB}`,
  String.raw`(?:[Cc]an|[Cc]ould|[Ww]ould|[Ss]hould) ${NAME}`,
];
const INVERTED = beginning([...PLAIN, ...OF_BE, ...OF_HAVE, OF_DO]);
const NAMED = beginning(OF_A_NAME);
/** "Should you need me, …" and "had I known, I would …" are conditions. */
const SUPPOSES =
  /^should (?:you|anyone|anybody|anything) (?:need|want|wish|have|happen|require)\b|^(?:had|were) (?:i|we|you|he|she|they)\b.*\bwould\b/u;

/**
 * @returns whether an auxiliary precedes its subject. Sentences that leave out the subject ("is a nurse", "did the
 * dishes") are not questions.
 */
export function isInverted(said: string, inCapitals: string): boolean {
  return !SUPPOSES.test(said) && (INVERTED.test(said) || NAMED.test(inCapitals));
}

function beginning(sources: readonly string[]): RegExp {
  return new RegExp(`^(?:${sources.join('|')})`, 'u');
}
