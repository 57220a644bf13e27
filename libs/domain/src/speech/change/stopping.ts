/** What is stopped: "the fags", "my job", "teaching". Not "a few extra shifts" and not "the boot". */
const PLACE =
  '(?:car|boot|van|back|box(?:es)?|bags?|suitcases?|case|fridge|freezer|shed|loft|trunk|hall|hallway|garage|kitchen|room|morning|afternoon|evening|end|meantime|dark|rain|sun|bin|skip|corner|sink|wash|oven)';
const WHOSE = '(?:the|my|our|his|her|their|this|that|all|all the)';
const GERUND = String.raw`(?!(?:everything|something|anything|nothing|being|spring|evening|morning|string|king|ring|bedding|clothing)(?!\p{L}))\p{L}{2,}ing`;
/** The end of what is stopped: the end of the clause, or when and why. */
const HERE = String.raw`(?=\s*(?:[.,;!?]|$)|\s(?:last|this|now|today|yesterday|recently|for good|because|as|since|when|after|and|but|so|in|on|at|ages|years|months|weeks|altogether|completely)(?!\p{L}))`;
const OBJECT = String.raw`(?:(?:${WHOSE}\s)?(?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+)`;
/** What only these can mean is stopped: "the washing" and "the towels" can be thrown in as well. */
const OCCUPATION = String.raw`(?:${WHOSE}\s)(?:[\p{L}'’-]+\s){0,2}?(?:jobs?|work|round|shifts?|course|degree|studies|class(?:es)?|lessons?|training|club|league|team|membership|career|apprenticeship|subscription)(?!\p{L})`;
const ON_HEAD = String.raw`(?:knocked|knocking)\s(?<what>${OBJECT})\son the head(?!\p{L})`;
const SPORTS = '(?:(?:football|rugby|cricket|hockey|running|dancing|boxing|climbing|golf|walking|netball|riding)\\s)?';
const KIT = '(?:boots|gloves|racket|racquet|bat|whistle|spikes|skates|clubs|dancing shoes|running shoes|trainers)';

/** Idioms of stopping, each with the plain words that say the same. */
const IDIOMS: readonly (readonly [idiom: string, plain: string])[] = [
  [
    String.raw`(?:packed|jacked|chucked)\sin\s(?<what>${WHOSE}\s(?!${PLACE}(?!\p{L}))|(?=${GERUND}(?!\p{L})))`,
    'stopped $<what>',
  ],
  [String.raw`(?:threw|thrown|tossed)\sin\s(?<what>${OCCUPATION})`, 'stopped $<what>'],
  [String.raw`jacked\s(?<what>(?!it|them|all|everything)${OBJECT})\sin${HERE}(?!\s(?:the|my|a)\s)`, 'stopped $<what>'],
  [
    String.raw`(?:packed|chucked|threw|thrown|tossed)\s(?<what>${OCCUPATION})\sin${HERE}(?!\s(?:the|my|a)\s)`,
    'stopped $<what>',
  ],
  [String.raw`(?:packed|jacked|chucked)\sit\s(?:all\s)?in${HERE}`, 'stopped it'],
  [ON_HEAD, 'stopped $<what>'],
  [String.raw`called\s(?:it\s(?:a day|quits)|time)\s(?:with|on)\s`, 'stopped '],
  [String.raw`(?:sworn|swore) off\s`, 'stopped '],
  [String.raw`(?:gone|went)\scold turkey\s(?:on|with|off)\s`, 'stopped '],
  [String.raw`(?:threw|thrown|chucked)\sin the towel\s(?:on|with|at)\s`, 'stopped '],
  [String.raw`washed (?:my|our|his|her|their) hands of\s`, 'finished with '],
  [String.raw`weaned (?:myself|himself|herself|ourselves|themselves) off\s`, 'stopped '],
  [String.raw`hung up (?:my|his|her|our|their)\s${SPORTS}${KIT}${HERE}(?!\s(?:in|on|at)\s)`, 'stopped playing'],
  [String.raw`(?:binned|sacked) off\s(?=${WHOSE}\s|${GERUND}(?!\p{L}))`, 'got rid of '],
];
const SMOKES = '(?:fags?|ciggies|ciggys|cigs|smokes|baccy|rollies|durries|cigarettes|bidis|beedis)';
const DRINK = '(?:booze|bevv(?:y|ies)|grog|hard stuff|drink)';
const QUIT =
  '(?:stopped|quit|quitted|gave up|given up|kicked|cut out|binned|ditched|finished with|came off|got rid of)';
/** Slang for what people stop, once it is said that it stopped. */
const HABITS: typeof IDIOMS = [
  [String.raw`${QUIT}\s(?:(?:the|my|his|her|all the)\s)?${SMOKES}${HERE}`, 'stopped smoking'],
  [String.raw`${QUIT}\s(?:the\s)${DRINK}${HERE}`, 'stopped drinking alcohol'],
];
const PATTERNS = [...IDIOMS, ...HABITS].map(
  ([idiom, plain]) => [new RegExp(String.raw`(?<![\p{L}'’-])${idiom}`, 'giu'), plain] as const,
);
const LONGEST = 600;

/**
 * "I've packed in the fags", "knocked pilates on the head", "hung up my boots": a finite list of idioms, which the model
 * does not know. Words that only look alike stay: "packed in a hurry", "chucked in a few extra shifts".
 *
 * @returns an English statement with the idioms of stopping put into plain words.
 */
export function inPlainWords(statement: string): string {
  if (statement.length > LONGEST) return statement;
  return PATTERNS.reduce((text, [idiom, plain]) => text.replace(idiom, plain), statement);
}
