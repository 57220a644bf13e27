import { isHome } from '../places/moves.js';
import { isName, isPlaceName } from '../places/name-shapes.js';
import type { VerbKind } from './polarity.js';

/** A plain way to state an attribute. */
export interface Form {
  /** From the verb, its first group, to the value, its last. */
  readonly pattern: RegExp;
  readonly attribute: string;
  readonly kind: VerbKind;
  /** Whether a value is of the right kind for the attribute. */
  readonly fits: (value: string, sentence: string) => boolean;
}

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`;
/** Small words within the name of a person or a town: "Ursula von der Leyen", "Rio de Janeiro". */
const SMALL = String.raw`(?:de\sl[ao]s?\s|von\s(?:de[rmn]\s)?|van\s(?:de[rn]?\s)?|(?:del?|d[aiou]|dos|vom|zu|de[rn]|ter|bin|ibn|al|upon|sur)\s|am\s(?=Main|Rhein)|d['’])`;
export const NAME = String.raw`${WORD}(?:\s${SMALL}?${WORD}){0,3}`;
const AT = String.raw`(?:(?:here|back|alone|now|down|together)\s+)?in`;
const INSTRUMENTS = 'guitar|piano|violin|cello|drums|saxophone|ukulele|flute|clarinet|trumpet|harp';
const ANYTHING = new Set(
  'anything something everything nothing it them that this these those any some you him her people'.split(' '),
);

/** "Engaged at the moment", "married to my job", "single and double rooms". */
const OF_OTHER_THINGS =
  /^(?:engaged (?:at|with|for)|single (?:and|at|for)|(?:married|separated) (?:at|for)|married to (?:my|the) (?:job|work))(?!\p{L})/u;

/** Each is searched once, directly after the subject and the words between, in a bounded number of words. */
export const FORMS: readonly Form[] = [
  form(
    'state',
    'current_city',
    String.raw`(lives?|living|lived|resides?|residing|resided)\s+${AT}\s+(${NAME})`,
    isPlaceName,
  ),
  form('of-be', 'current_city', String.raw`(based|settled)\s+${AT}\s+(${NAME})`, isPlaceName),
  form('event', 'current_city', String.raw`(settled)\s+${AT}\s+(${NAME})`, isPlaceName),
  form(
    'event',
    'current_city',
    String.raw`(moved|relocated|emigrated)\s+(?:back\s+|over\s+|out\s+)?to\s+(${NAME})`,
    isHome,
  ),
  form('state', 'employer', String.raw`(works?|working|worked)\s+(?:at|for)\s+(${NAME})`, isName),
  form(
    'event',
    'employer',
    String.raw`(started)\s+(?:(?:work|working|(?:an?\s+|my\s+)?(?:new\s+)?job)\s+)?(?:at|with|for)\s+(${NAME})`,
    isName,
  ),
  form(
    'event',
    'employer',
    String.raw`(got|have|has|found|took|started|landed)\s+(?:an?|my)\s+(?:new\s+)?job\s+(?:at|with)\s+(${NAME})`,
    isName,
  ),
  form(
    'state',
    'occupation',
    String.raw`(works?|working|worked)\s+as\s+an?\s+(\p{Ll}+(?:\s\p{Ll}+(?:er|or|ist|ian|ant|man|woman|eer))?)`,
  ),
  form(
    'of-be',
    'allergy',
    String.raw`(allergic)\s+to\s+((?:\p{L}+\s)?\p{L}+)`,
    (value) => !ANYTHING.has(value.split(' ')[0] as string),
  ),
  form(
    'of-be',
    'diet',
    String.raw`((?:an?\s+)?)(?:\p{L}+ly\s+)?(vegetarian|vegan|pescatarian|lactose intolerant|coeliac)\b`,
  ),
  form(
    'of-be',
    'marital_status',
    String.raw`((?:\p{L}+ly\s+)?)(married|divorced|widowed|separated|single|engaged)(?=\s*(?:$|[.,;!?])|\s(?:to|now|since|and|but|with|again|these|any|at|for)(?!\p{L}))`,
    (value, sentence) => !OF_OTHER_THINGS.test(sentence.slice(sentence.indexOf(value))),
  ),
  form('of-be', 'hometown', String.raw`(from)\s+(${NAME})`, isHome),
  form('event', 'hometown', String.raw`(grew\s+up)\s+in\s+(${NAME})`, isPlaceName),
  form('born', 'birth_place', String.raw`(born)\s+(?:and\s+raised\s+)?in\s+(${NAME})`, isPlaceName),
  form('ability', 'language', String.raw`(speaks?)\s+(?:fluent\s+|some\s+)?(\p{Lu}\p{Ll}+)`),
  form('ability', 'instrument', String.raw`(plays?|playing)\s+(?:the\s+)?(${INSTRUMENTS})\b`),
  form('of-be', 'age', String.raw`((?:now\s+)?)(\d{1,3}|\p{Ll}+(?:-\p{Ll}+)?)\s+years?\s+old`),
  form('event', 'age', String.raw`(turned)\s+(\d{1,3}|\p{Ll}+(?:-\p{Ll}+)?)\s+years?\s+old`),
];

function form(kind: VerbKind, attribute: string, source: string, fits: Form['fits'] = () => true): Form {
  return { pattern: new RegExp(`^${source}`, 'u'), attribute, kind, fits };
}
