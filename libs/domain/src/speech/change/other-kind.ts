import { contentStems, spokenText, spokenWords } from '../words.js';
import { isOther } from './value-kinds.js';

const OVER =
  '(?:stopped|quit|quitted|gave up|given up|no longer|not any ?more|cut out|packed in|finished with|came off|come off)';
/** What was stopped is something that one does: "stopped going", "no longer take", "don't take it any more". */
const DOING = new RegExp(
  String.raw` (?:(?:stopped|quit|gave up|given up|packed in) \p{L}+ing|no longer (?!live|in |at |on |a |an |the )\p{L}+|(?:don't|doesn't|do not|does not) \p{L}+ .*any ?more) `,
  'u',
);
const STOPS = new RegExp(String.raw` (?:${OVER}|(?:don't|doesn't|do not|does not|isn't|aren't|not) .*any ?more) `, 'u');

interface Kind {
  readonly fact: RegExp;
  /** A fact with one of these words is of another kind. */
  readonly not?: RegExp;
  /** The end of what one does or has, which tells nothing of such a fact … */
  readonly stops: RegExp;
  /** … unless it has one of these words … */
  readonly unless: RegExp;
  /** … or, for these kinds, a content word of the fact. */
  readonly unlessShared: boolean;
}

const KINDS: readonly Kind[] = [
  {
    fact: / (?:live|lives|living|lived|born|grew up|grown up) /u,
    stops: DOING,
    unless:
      / (?:live|lives|living|lived|stay|stays|staying|home|house|flat|place|there|here|rent\p{L}*|shar\p{L}+|lodg\p{L}+|commut\p{L}+|mov\p{L}+|room|lease|tenan\p{L}+|with) /u,
    unlessShared: false,
  },
  {
    fact: / (?:hate|hates|love|loves|adore|adores|loathe|loathes|can't (?:stand|bear|abide)|(?:scared|afraid|frightened|terrified) of|fear|fears) /u,
    stops: STOPS,
    unless:
      / (?:hate\p{L}*|hating|love\p{L}*|loving|adore\p{L}*|like|likes|liking|enjoy\p{L}*|mind|minds|bother\p{L}*|stand|bear|keen|fond|fan|fancy|scared|afraid|frightened|terrified|fear\p{L}*|bored|tired|sick|fed|care|cares|caring|into|interest\p{L}*|worr\p{L}+) /u,
    unlessShared: false,
  },
  {
    fact: / (?:allergic|allergy|allergies|intolerant|intolerance|diabetic|diabetes|asthma|asthmatic|coeliac|celiac|epilep\p{L}+|eczema|psoriasis|arthritis|blood pressure|cholesterol|migraines?|angina|thyroid|anaemi\p{L}+|deaf|autis\p{L}+|adhd|dyslexi\p{L}+|dementia|parkinson's|colou?r ?blind) /u,
    // "Takes ramipril for her blood pressure" tells what she takes.
    not: / (?:for|take|takes|taking|taken|on|use|uses|using|see|sees|seeing|need|needs|wear|wears|carry|carries|tablets?|inhalers?|insulin|medication) /u,
    // A condition is not changed by words of anything else.
    stops: / /u,
    unless:
      / (?:allerg\p{L}+|intoleran\p{L}+|tolerat\p{L}+|react\p{L}*|symptoms?|attacks?|fits?|seizures?|flar\p{L}+|cure\p{L}*|remission|normal|grew out|grown out|outgrew|outgrown|diagnos\p{L}+|suffer\p{L}*|test\p{L}*|results?|clear\p{L}*|gone|fine|safe|wrong|mistake\p{L}*|actually|correction|false|turns out|turned out|never|eat|eats|hear|hears|hearing|see|sees|died|passed|dead|doctor|consultant|hospital|it|that|anything|everything|nothing) /u,
    unlessShared: true,
  },
];

/** "The dog's no longer limping": how something is that somebody has. */
const OF_THING =
  /^ (?:(?:oh|well|so|and|but|yes|no|actually) )*(?:the|my|our|his|her) (?<thing>(?:\p{L}+ ){0,2}?\p{L}+?)(?:'s| is| are| has| have|'ve)? (?:no longer|stopped|not) (?:\p{L}+ly )?(?<doing>\p{L}+ing) /u;
const OF_HAVING = /^(?:having|living|being|belonging|existing|breathing)$/u;
/** That it is somebody's, not what for: "have a dog", "have one dog and a cat". */
const HAS =
  / (?:have|has|got|i've|we've|own|owns|keep|keeps) (?:(?:an?|one|two|three|four|five|six|some|our own|my own) )(?:\p{L}+ ){0,4}?/u;

const FEELING = / (?:worr(?:y|ies|ied)|nervous|anxious|unsure|concerned|annoyed|angry|upset|unhappy|cross|excited) /u;
const ABOUT =
  / about (?!(?:anything|everything|nothing|any of|all|that|things) )(.+?)(?: now| any ?more| these days)? $/u;

/** "Fine about the delivery now" is no end of a worry about the price. English only. */
export function isAboutOtherMatter(statement: string, fact: string): boolean {
  const [said, known] = [spokenText(statement), spokenText(fact)];
  const [[, matter = ''], [, held = '']] = [ABOUT.exec(said) ?? [], ABOUT.exec(known) ?? []];
  return FEELING.test(known) && isOther(matter, held);
}

/**
 * "I've stopped the tablets" ends no allergy, "we stopped going to the pub" nothing about who lives above it, "it's no longer raining" no
 * dislike of rain, and "the dog's no longer limping" not that somebody has a dog. English only.
 *
 * @returns whether a statement ends what somebody does, or how something is, and the fact is of a kind that does not end with that.
 */
export function isOfOtherKind(statement: string, fact: string): boolean {
  const [said, known] = [spokenText(statement), spokenText(fact)];
  const shares = (words: string): boolean => {
    const stems = contentStems(spokenWords(fact).map((word) => word.replace(/'s$/u, '')));
    return [...contentStems(words.trim().split(' '))].some((stem) => stems.has(stem));
  };
  const isOfKind = ({ fact: kind, not, stops, unless, unlessShared }: Kind): boolean =>
    kind.test(known) &&
    not?.test(known) !== true &&
    stops.test(said) &&
    !unless.test(said) &&
    !(unlessShared && shares(said));
  if (KINDS.some(isOfKind)) return true;
  const { thing, doing = '' } = OF_THING.exec(said)?.groups ?? {};
  return thing !== undefined && !OF_HAVING.test(doing) && HAS.test(known) && shares(thing);
}
