/** What a statement plainly does to a known fact, and the words that say so. */
export interface PlainChange {
  readonly relation: 'ends' | 'corrects' | 'replaces';
  readonly cue: string;
  /** The statement also says something else. */
  readonly saysMore: boolean;
}

const TELLS_REST =
  /(?:[,;.–—-]\s*|(?<!\p{L})(?:so|but|and|now)\s(?:\p{L}+(?:['’]\p{L}+)?\s){0,4}?)(?:only|just)\s(?!now|today|yesterday|recently|this|last)\p{L}/iu;

/** @returns whether a statement of an end says what remains: "I'm not allergic to dogs any more, only to cats". */
export function tellsRest(statement: string): boolean {
  return TELLS_REST.test(statement);
}
