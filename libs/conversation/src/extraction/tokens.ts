import { tokensIn } from '#domain/text/tokens.js';

/** Tokens for the speaker and the transcript's markup. */
const FRAME = 8;

/** @returns roughly how many tokens a turn has for a language model. */
export function tokensOf({ speaker, text }: { readonly speaker: string; readonly text: string }): number {
  return FRAME + tokensIn(speaker + text);
}
