/** Characters of a token in English, roughly. Tokenizers differ between models, and no use needs more precision. */
const CHARACTERS = 4;

/** @returns roughly how many tokens a text has for a language model. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}
