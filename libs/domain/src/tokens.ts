/** Characters a token has in English, roughly; tokenizers differ from model to model, and no use needs more. */
const CHARACTERS = 4;

/** @returns how many tokens a text has for a language model, roughly. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARACTERS);
}
