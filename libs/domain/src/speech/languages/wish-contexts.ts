/** What has to follow a beginning that is a wish or a plan only then: "voy a dejar el piso", but not "voy a misa". */
type Meant = ReadonlyMap<string, RegExp>;

/** Words that end like an infinitive and are not: pronouns, adverbs, and participles that begin with "ge". */
const NO_INFINITIVE = String.raw`(?:jed|all|kein|dies|mein|dein|sein|unser|ihr|ein|d|viel|wenig|nächst|letzt|kommend|ander|beid|morg|geg|weg|neb|zwisch|sieb|ob|unt|hint|drauß)en(?!\p{L})|\p{Ll}{0,4}ge(?!h|b|win|nie|hör|brauch|denk)\p{Ll}{3,}en(?!\p{L})`;
const GERMAN_INFINITIVE = String.raw`(?<!\p{L})(?!${NO_INFINITIVE})(?:\p{Ll}{2,}(?:en|ern|eln)|sein|tun)(?!\p{L})`;
const AGO =
  'ein|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|paar|kurze|lange|viele|einige|mehrere|wenige|dem|der|den|meine|alle';
/** "Ich habe vor Jahren aufgehört zu rauchen." */
const DONE = '(?:aufgehört|angefangen|begonnen|versucht|vergessen|geschafft|beschlossen|entschieden)';
const HAVE_IN_MIND = new RegExp(
  String.raw`hab(?:e|en)\svor(?:,|[\s.!]*$|\s(?!(?:\d|${AGO}))(?!.*${DONE}).*(?:\szu\s\p{Ll}+n|\p{Ll}zu\p{Ll}+n)(?!\p{L}))`,
  'iu',
);
const WILL = new RegExp(String.raw`(?<!\p{L})[Ww]erden?\s.*${GERMAN_INFINITIVE}`, 'u');

export const GERMAN_WISH_CONTEXTS: Meant = new Map([
  ['ich habe vor', HAVE_IN_MIND],
  ['wir haben vor', HAVE_IN_MIND],
  ['ich werde', WILL],
  ['wir werden', WILL],
]);

const SPANISH_INFINITIVE = String.raw`\p{Ll}*[aeiáéí]r(?:me|te|se|nos|los?|las?|les?){0,2}(?!\p{L})`;
const GOING_TO = begun(String.raw`(?:voy|vamos)\sa\s(?:no\s|ya\s)?${SPANISH_INFINITIVE}`);
const HOPE = begun(String.raw`esper(?:o|amos)\s(?:que\s|(?:no\s)?${SPANISH_INFINITIVE})`);
const WANT = begun(
  String.raw`(?:quiero|queremos|deseo)\s(?:que\s|un[oa]?s?\s|otr[oa]s?\s|más\s|(?:no\s)?${SPANISH_INFINITIVE})`,
);

export const SPANISH_WISH_CONTEXTS: Meant = new Map([
  ['voy a', GOING_TO],
  ['vamos a', GOING_TO],
  ['espero', HOPE],
  ['esperamos', HOPE],
  ['quiero', WANT],
  ['queremos', WANT],
  ['deseo', WANT],
  ['pienso', begun(String.raw`pienso\s(?:que\s|(?:en\s)?(?:no\s)?${SPANISH_INFINITIVE})`)],
]);

const FRENCH_INFINITIVE = String.raw`(?!(?:mer|atelier|foyer|hiver|hier|janvier|février)(?!\p{L}))\p{Ll}+(?:er|ir|re)(?!\p{L})`;
const WILL_DO = begun(
  String.raw`(?:vais|allons|va)\s(?:(?:pas|plus|bientôt|sans\sdoute|peut-être|sûrement|donc|aussi|encore|me|te|se|nous|le|la|les|lui|leur|y|en)\s|[mtsl]'){0,3}${FRENCH_INFINITIVE}`,
);
const THINK_OF = begun(
  String.raw`pens(?:e|ons)\s(?:qu|(?:(?:à|ne|pas|bientôt|me|nous)\s|m'){0,3}${FRENCH_INFINITIVE})`,
);

export const FRENCH_WISH_CONTEXTS: Meant = new Map([
  ['je vais', WILL_DO],
  ['nous allons', WILL_DO],
  ['on va', WILL_DO],
  ['je pense', THINK_OF],
  ['nous pensons', THINK_OF],
]);

function begun(source: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})${source}`, 'iu');
}
