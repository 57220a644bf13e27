import { tokensIn } from '#domain/tokens.js';

/** Who spoke, and what the transcript is written in. */
const FRAME = 8;

/** @returns how many tokens a turn has for a language model, roughly. */
export function tokensOf({ speaker, text }: { readonly speaker: string; readonly text: string }): number {
  return FRAME + tokensIn(speaker + text);
}
