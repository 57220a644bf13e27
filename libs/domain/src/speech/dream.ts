const DREAM = String.raw`(?:dreams?|nightmares?)(?!\s(?:jobs?|house|home|holiday|car|kitchen|team|come|came|of\smine))(?!\p{L})`;
const OPENING = String.raw`(?:(?:and|but|so|well|oh|um|anyway|also|honestly|actually|last night|the other night)[,\s]+)*`;
/** "I had a dream", "I dreamt that", "In my dream". */
const TELLS_OF_DREAM = new RegExp(
  String.raw`^\s*${OPENING}(?:(?:i|we)(?:['’]ve)?\s(?:(?:just|also|only|have|keep)\s)*(?:had|having|woke\sup\sfrom)\s(?:an?|this|the|such\san?|another)\s(?:[\p{L}-]+\s){0,2}?${DREAM}|i\s(?:(?:just|also|once|actually)\s)*dream(?:t|ed)(?!\p{L})|in\s(?:my|the|a|this|that)\s(?:[\p{L}-]+\s)?${DREAM})`,
  'iu',
);
/** As it was in the dream: "I'd moved to Leeds", "We were living by the sea". */
const GOES_ON =
  /^\s*(?:(?:and|but|so|then|in it|where)[,\s]+)*(?:(?:i|we|he|she|they|it|you|there)(?:['’]d|\s(?:had|was|were|could))|(?:my|our|the|his|her)\s(?:[\p{L}-]+\s){1,2}?(?:had|was|were))(?!\p{L})/iu;

/** @returns the sentences of an English text without what was only dreamt: "I had a dream. I'd moved to Leeds." */
export function withoutDreams(sentences: readonly string[]): string[] {
  let isDreamt = false;
  return sentences.filter((sentence) => {
    isDreamt = TELLS_OF_DREAM.test(sentence) || (isDreamt && GOES_ON.test(sentence));
    return !isDreamt;
  });
}
