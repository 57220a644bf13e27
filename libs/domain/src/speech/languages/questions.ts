/**
 * Speech recognisers leave out the question mark. These match where the order of words, or a question word, shows a
 * question anyway.
 */
const GERMAN_VERB =
  '(?:hab|habe|haben|hast|habt|hat|hatte|hatten|bin|bist|ist|sind|seid|war|waren|wurde|wurden|wird|werde|werden|kann|können|könnte|könnten|muss|müssen|soll|sollen|sollte|darf|dürfen|gibt)';
const GERMAN = starting(
  'ja|nein|also|und|aber|äh|ähm|hallo|entschuldigung',
  [
    String.raw`${GERMAN_VERB}\s(?:ich|wir|er|sie|es|man|du|ihr)(?!\p{L})`,
    // "Ist mein Bruder" leaves out its subject; "ist mein Termin abgesagt" is a question.
    String.raw`(?:hat|haben|ist|sind|war|waren|wird|werden|wurde|wurden)\s(?:mein|unser|der|die|das|dein|ihr)\p{L}*\s(?:.*\s)?\p{L}{2,}(?:t|en)[\s.!]*$`,
    String.raw`(?:wann|warum|wieso|weshalb|wer|was|wie|wo|wohin|woher)\s${GERMAN_VERB}(?!\p{L})`,
  ].join('|'),
);
const FRENCH_PRONOUN = '(?:je|tu|il|elle|on|nous|vous|ils|elles)';
const FRENCH = starting(
  'oui|non|et|mais|alors|euh|bonjour|pardon',
  [
    "(?:est-ce|qu'est-ce|qui est-ce)\\s?qu",
    String.raw`(?!rendez-vous)\p{L}+-(?:t-)?${FRENCH_PRONOUN}(?!\p{L})`,
    String.raw`(?:mon|ma|mes|notre|nos|le|la|les)\s(?:[\p{L}-]+\s){1,5}?(?:est|a|sont|ont|peut|va|sera|était)-(?:t-)?${FRENCH_PRONOUN}(?!\p{L})`,
    String.raw`(?:pourquoi|quand|où|comment|combien|quelle?s?)\s(?:est|sont|ai|as|a|avez|ont|puis|peut|dois|vais|va|était)(?![\p{L}])`,
  ].join('|'),
);
const SPANISH = starting(
  'sí|no|y|pero|pues|bueno|hola|perdón|oiga',
  String.raw`¿|(?:cuándo|dónde|adónde|cómo|quién|quiénes|cuál|cuáles|cuántos?|cuántas?|por\squé|acaso)\s`,
);

/** By language. */
export const QUESTIONS = { de: GERMAN, fr: FRENCH, es: SPANISH } as const;

/** @param fillers what can open a sentence before the question. */
function starting(fillers: string, sources: string): RegExp {
  return new RegExp(String.raw`^\s*(?:(?:${fillers})[,.!]?\s+){0,3}(?:${sources})`, 'iu');
}
