import { roleOf } from '#domain/people/roles.js';
import { isQuestion } from '#domain/speech/question/question.js';

/** Features of a sentence's words, in the order used to train the classifier. */
export const FEATURES = [
  'question',
  'firstPerson',
  'firstPersonInside',
  'elided',
  'past',
  'state',
  'goingOn',
  'plan',
  'unreal',
  'reaction',
  'toYou',
  'youFirst',
  'itFirst',
  'theyFirst',
  'named',
  'role',
  'time',
  'number',
  'shows',
  'orders',
  'general',
  'feeling',
  'agreeing',
  'short',
  'middling',
  'long',
] as const;

const FIRST = /^(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|we'll|we'd|my|our|mine|me and|[a-z]+ and i)\b/u;
const FIRST_INSIDE = /\b(?:i|i'm|i've|i'll|we|we're|we've|my|our|me|us|mine)\b/u;
const ELIDED =
  /^(?:just |finally |still |recently |currently |now |already )*(?:got|been|went|started|finished|had|took|made|bought|met|moved|spent|visited|working|doing|trying|playing|learning|planning|going|joined|signed|tried|saw|found|living|getting|taking|reading|watching|adopted|decided|won|lost|came|left|ordered|grew|used to)\b/u;
const PAST =
  /\b(?:went|got|had|took|made|bought|met|moved|spent|visited|started|finished|joined|tried|saw|found|adopted|decided|won|lost|came|left|grew|gave|quit|broke|passed|became|began|taught|learned|learnt|attended|volunteered|donated|raised|helped|organi[sz]ed|celebrated|married|graduated|ordered|returned|cancelled|canceled|sold|signed|played|painted|cooked|baked|wrote|read|watched|ran|hurt|injured|diagnosed|died|stolen|worked|lived|used to|was born|were|was|did|drove|flew|hiked|ate|brought|built|called|changed|created|discovered|fell|felt|hosted|invited|launched|planted|published|recommended|rescued|received|remembered|set up|shared|stayed|stopped|submitted|surprised|told|took up|travel+ed|enjoyed|loved|wanted|needed|struggled|dealt)\b/u;
const STATE =
  /\b(?:am|i'm|live|lives|work|works|have|has|i've got|own|owns|drive|like|likes|love|loves|enjoy|enjoys|prefer|hate|can't stand|play|plays|speak|study|collect|allergic|suffer|take|takes|don't (?:eat|drink|smoke|like|have|own)|favou?rite|named|called|is called|married|passionate|fan of|used to|into|interested in|part of|believe|afraid|scared of|good at|usually|always|every)\b/u;
const GOING_ON =
  /\b(?:i'm|we're|i am|we are|been|is|are)\s+(?:\w+ly\s+|still\s+|also\s+|now\s+|just\s+)*\w+ing\b|\bi've\b|\bwe've\b|\bhas been\b|\bhave been\b|\bthese days\b|\blately\b|\bat the moment\b/u;
const PLAN =
  /\b(?:going to|gonna|plan|plans|planning|planned|decided to|i'll|we'll|i will|we will|booked|scheduled|appointment|upcoming|looking forward to|about to|working towards?|aim|goal|saving (?:up )?for|signed up)\b|\b(?:tomorrow|tonight|next (?:week|month|year|weekend|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/u;
const UNREAL =
  /\b(?:wish|hope|hopes|hoping|hopefully|would love|i'd love|i'd like|would like|i'd rather|want to|wanna|wants to|might|maybe|perhaps|possibly|if i|if we|if only|what if|if you|imagine|suppose|dream of|thinking (?:about|of)|considering|someday|some day|one day|should|could|let's|wouldn't|would be|would|apparently|supposedly|i heard|i've heard|they say|people say)\b/u;
const REACTION =
  /\b(?:congrats|congratulations|wow|awesome|amazing|thanks|thank you|glad|sorry|proud of you|happy for you|good luck|sounds|looks|great|nice|cool|cute|lovely|beautiful|fantastic|incredible|inspiring|impressive|well done|appreciate|welcome|no problem|no worries|absolutely|definitely|totally|exactly|of course|for sure|can't wait|i bet|must be|must have|yay|aww|whoa|haha|bummer|adorable|wonderful)\b/u;
const TO_YOU = /\b(?:you|your|yours|you're|you've|you'll|yourself|you'd|ya)\b/u;
const YOU_FIRST = /^(?:you|your|you're|you've|you'll|u)\b/u;
const IT_FIRST = /^(?:it|it's|its|that|that's|this|this is|there|there's|these|those|such|so|what|how)\b/u;
const THEY_FIRST = /^(?:he|she|they|he's|she's|they're|his|her|their|they've|them|both|one of them)\b/u;
const TIME =
  /\b(?:yesterday|today|tonight|tomorrow|ago|since|last|next|this (?:morning|week|weekend|month|year|summer|winter|spring|fall)|recently|lately|weekend|week|month|year|years|summer|birthday|christmas|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d|when i was|as a kid|growing up|every|always|usually|for (?:a|two|three|four|five|many|\d+))\b/u;
const NUMBER = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|hundred|thousand|twice|couple)\b/u;
const SHOWS =
  /^(?:here's|here is|here are|check|look|take a look|this is|these are|that's me|i took this|i made this|see)\b|\b(?:pic|photo|picture)\b/u;
const ORDERS =
  /^(?:please |just |don't |do |never |always |let |let's )?(?:try|check|keep|take|make|let|enjoy|have|tell|show|give|remember|forget|ignore|press|hold|wait|stay|hang|go|come|look|call|send|use|add|mix|believe|worry|be|see|say|bring|follow|listen|think)\b/u;
const GENERAL =
  /^(?:people|everyone|everybody|we all|life|family|nature|music|friends|dogs|cats|art|things|small|little|hard|practice|every|nothing|success|love|books|having|being|spending|working|taking|doing|helping|exploring|it's (?:important|good|nice|great|amazing|crucial)|there's (?:nothing|something))\b/u;
const FEELING =
  /\b(?:happy|sad|proud|nervous|excited|relieved|tired|grateful|stressed|overwhelmed|calm|thrilled|stoked|worried|fun|rewarding|relaxing|feel|feels|feeling|felt)\b/u;
const AGREEING =
  /^(?:i (?:agree|know|see|guess|think|bet|understand|totally|completely|appreciate|hope|get|hear|mean|suppose|wonder|can imagine|can see|can't imagine|can't wait|couldn't agree)|i'm (?:so |really |very )?(?:glad|happy|sorry|proud|sure|excited for|here for)|i'll (?:let|keep|be|check|definitely|give|talk|see)|i'd)\b/u;

const PATTERNS: Readonly<Record<string, RegExp>> = {
  firstPerson: FIRST,
  firstPersonInside: FIRST_INSIDE,
  elided: ELIDED,
  past: PAST,
  state: STATE,
  goingOn: GOING_ON,
  plan: PLAN,
  unreal: UNREAL,
  reaction: REACTION,
  toYou: TO_YOU,
  youFirst: YOU_FIRST,
  itFirst: IT_FIRST,
  theyFirst: THEY_FIRST,
  time: TIME,
  number: NUMBER,
  shows: SHOWS,
  orders: ORDERS,
  general: GENERAL,
  feeling: FEELING,
  agreeing: AGREEING,
};

/** @param sentence without its opening. @returns 0 or 1 for each of FEATURES. */
export function featuresOf(sentence: string): number[] {
  const plain = sentence.replaceAll('’', "'");
  const lower = plain.toLowerCase();
  const words = lower.match(/[\p{L}\p{N}']+/gu) ?? [];
  const seen: Record<string, boolean> = {
    question: /\?\s*$/u.test(plain),
    named: /[\p{L},]\s+\p{Lu}\p{Ll}+/u.test(plain.replaceAll(/\bI\b/gu, 'i')),
    role: words.some((word) => roleOf(word.replace(/'s$/u, '')) !== null),
    short: words.length < 4,
    middling: words.length >= 4 && words.length < 8,
    long: words.length >= 12,
  };
  return FEATURES.map((name) => Number(seen[name] ?? PATTERNS[name]?.test(lower) ?? false));
}

/** Wishes and suppositions state nothing, whatever else the sentence says. */
const STATES_NOTHING =
  /^(?:(?:i|we)(?:['’]d|\s+would)?\s+(?:really\s+|just\s+|so\s+)?(?:wish|hope|want|like to|love to|rather|dream of|might|may|could|should|guess|suppose|wonder)|i['’]m (?:hoping|thinking (?:about|of)|considering|wondering)|hopefully|hoping|maybe|perhaps|possibly|if|what if|imagine|suppose|let['’]s|someday|one day|apparently|supposedly|i(?:['’]ve)? heard|they say|people say)\b/iu;

/** @returns whether a sentence asks, wishes, supposes, or reports what others say. */
export function isUnreal(sentence: string): boolean {
  return isQuestion(sentence) || STATES_NOTHING.test(sentence);
}
