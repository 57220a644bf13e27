/** Characters a token has in English, roughly; what it is used for needs no more. */
const CHARACTERS = 4;
/** Who spoke, and what the transcript is written in. */
const FRAME = 8;

/** @returns how many tokens a turn has for a language model, roughly: tokenizers differ from model to model. */
export function tokensOf({ speaker, text }: { readonly speaker: string; readonly text: string }): number {
  return FRAME + Math.ceil((speaker.length + text.length) / CHARACTERS);
}
