import { RELATIONS } from '#domain/people/relations.js';
import type { CueContext } from './lexicon.js';

/** Words before a cue that do not change who does it. */
export const STARTERS = words(
  `i i've i'm im ive we we've we're they they've he he's she she's you have has had am are is was were be been just so well now and but oh ok okay
  yes yeah no actually really finally recently already also officially the a my our his her their this that it it's have i'd we'd do don't does
  doesn't did didn't`,
);

/** Words that say nothing about the content of a fact. */
export const EMPTY = words(
  `a an the i i'm i've we we're we've you he she it it's they me us him her them my our your his its their this that these those is are was were be
  been being am do does did don't doesn't didn't have has had having not no now then there here of in on at to from for with by as and or but so just
  very any some more anymore longer since last week month year today yesterday ago recently please thanks actually really ever of into up out off one
  who which what customer user caller client contact named called`,
);

/** Relations and others: if they are mentioned, the sentence is probably about somebody else. */
export const OTHER_PEOPLE: ReadonlySet<string> = new Set([
  ...RELATIONS,
  ...words('someone somebody everyone people they others team company client'),
]);

/** Say that something is over. */
export const END_CUES = [
  'no longer',
  'not any more',
  'any more',
  'anymore',
  'any longer',
  'stopped',
  'quit',
  'gave up',
  'given up',
  'cancelled',
  'canceled',
  'sold',
  'got rid of',
  'got shot of',
  'packed in',
  'jacked in',
  'dropped',
  'unsubscribed from',
  'used to',
  'done with',
  'finished with',
  'came off',
  'resigned from',
  'left my job',
  'left the',
  'left',
  'is over',
  'are over',
  'fell through',
  'was called off',
  'called off',
  'called … off',
  'is cancelled',
  'was cancelled',
  'is no more',
] as const;

/** Say that something was so and is not any more. */
export const NO_LONGER = ['no longer', 'any more', 'anymore', 'any longer'] as const;
/** Negations that precede the verb of what is over. */
export const NEGATIONS = words("no not don't doesn't didn't won't can't cannot isn't aren't");

/** Words that can precede the subject of a fact. */
export const LEADS = words(
  `the a an my our his her their your this that these those and but so now i we he she it they you user customer caller client contact patient
  user's customer's caller's client's contact's patient's`,
);
/** "The course is cancelled", "The match fell through": the thing itself is over. */
export const OF_ITSELF = new Set([
  ...words('is are was were be been being got gets'),
  ...END_CUES.filter((cue) => /^(?:is|are|was|fell) /u.test(cue)),
]);

/** Say that one thing replaced another. */
export const EXCHANGES = [
  'swapped {old} for {new}',
  'traded in {old} for {new}',
  'traded {old} for {new}',
  'exchanged {old} for {new}',
  'replaced {old} with {new}',
  'replaced {old} by {new}',
  'switched from {old} to {new}',
  'changed from {old} to {new}',
  'ported from {old} to {new}',
  'switched to {new} from {old}',
  'changed to {new} from {old}',
  'changed over to {new} from {old}',
] as const;

/** Say that it never was so. */
export const NEVER_CUES = ['never', 'it is not true that', 'it is wrong that', "it isn't true that"] as const;

/** Say that somebody lives elsewhere now. */
export const MOVE_CUES = ['moved to', 'relocated to', 'shifted to', 'moved house to', 'emigrated to'] as const;
/** Facts of where somebody lives: "Lives in Bergen", but not "Likes live music". */
export const HOMES =
  /\b(?:lives?|living|resides?|residing|based|stay(?:s|ing)|settled|home is|house is|flat is)\s+(?:(?:alone|now|currently|still|back|together|with\s(?:\p{L}+\s){0,2}\p{L}+)\s+)?(?:in|at|near|on)\s(?!home\b)/iu;
/** The target of a move: a name, but not "the night shift". */
export const MOVED_TO =
  /\b(?:moved(?:\s+house)?|relocated|shifted|emigrated)\s+to\s+(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)*)/u;

const OF_BE = words("am is are was were be been i'm we're they're you're he's she's it's that's get gets got getting");
/** "I called off work" means being ill. */
const CALLED_OFF: CueContext = { notBefore: words('work sick school from'), notFacts: words('dog dogs') };
/** "Packed in a hurry", "packed in three visits". */
const PACKED_WITH = words('a an some few extra one two three four five six several many more with like so too boxes');
const MEMBERSHIPS = 'member members membership belong belongs club team choir band party church union group society';
/** Cues that end something only in some contexts. */
export const CUE_CONTEXTS = new Map<string, CueContext>([
  ['packed in', { notBefore: PACKED_WITH }],
  ['jacked in', { notBefore: PACKED_WITH }],
  // Somebody who is used to nights still works them.
  ['used to', { notAfter: OF_BE }],
  ['called off', CALLED_OFF],
  ['called … off', CALLED_OFF],
  ['left the', { notAfter: words('just'), facts: words(MEMBERSHIPS) }],
  // "I left my car at the garage."
  [
    'left',
    {
      notAfter: words('just'),
      notBefore: words('my our a an his her their your it them this that those these there at in for'),
      facts: words(`${MEMBERSHIPS} work works working employed employer job live lives`),
    },
  ],
  [
    'dropped',
    {
      facts: words(
        `${MEMBERSHIPS} subscription subscriptions subscribes subscribed plan tariff insurance policy class classes course courses lessons studies`,
      ),
    },
  ],
]);

/** Things people have only one of, so that a new one replaces the old one. */
export const SINGLE = words(
  'number phone mobile email address password pin postcode job employer boss manager doctor dentist landlord surname username tariff',
);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u));
}
