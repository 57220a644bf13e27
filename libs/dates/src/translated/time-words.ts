/**
 * The words of time of a language, as data; the English grammar reads their translation. A form can be several words;
 * if two forms begin alike, the longer one counts.
 */
export interface TimeWords {
  /**
   * English words to the forms of the language, separated by commas. '' omits a form. Besides English words there are
   * marks, for words whose place or meaning depends on their neighbours:
   *
   * - `@ago`: before a length ("il y a"); `@before-or-ago` means "before" if no length follows
   * - `@since`: before a length, how long something has lasted
   * - `@of`, `@to`: join the parts of a date or the ends of a range
   * - `@from-on`: from the following time on
   * - `@o'clock`: after the hour
   * - `@quarter-to`, `@quarter-past`, `@half-to`: before the hour; so is `@quarters-of`, which is not read
   * - `@and-quarter`, `@and-half`, `@minus-quarter`: after the hour; the minutes come after `@minus`
   * - `@decades`: next to the year in which they begin
   * - `@start`, `@middle`, `@end`: of the following period
   * - `@since-after`, `@until-after`, `@ago-after`, `@in-after`, `@before-after`: postpositions
   * - `@yesterday-or-tomorrow`, `@two-days-off`: by the tense of the sentence
   */
  readonly words: Readonly<Record<string, string>>;
  /** Forms that show that the sentence is about the past, or the future. Lower case. */
  readonly past: RegExp;
  readonly future: RegExp;
  /**
   * Past words for something that lasted and is over at the stated end: "wohnte bis Mai". A change lasts until then:
   * "bis Mai verlängert". Lower case; absent: no word means a change.
   */
  readonly lasted?: RegExp;
  /** Past words that can also be present: "cerramos", "nous sommes fermés". Tested on the last words up to it. */
  readonly either?: RegExp;
  /** Letters attached to a number without a meaning: the "er" of "1er". */
  readonly ordinal?: RegExp;
}
