/**
 * How a language speaks of time, as data: the English grammar reads what these words mean. A form can be several words; where two
 * forms begin alike the longer one counts.
 */
export interface TimeWords {
  /**
   * English words to the forms of the language, with commas between. '' leaves a form out. Beside English words there are marks, for
   * words whose place or meaning depends on what stands beside them:
   *
   * - `@ago`: stands before a length ("il y a"); `@before-or-ago` is "before" where no length follows
   * - `@since`: before a length it says how long something has lasted
   * - `@of`, `@to`: join the parts of a date or the ends of a range
   * - `@from-on`: from the time that follows on
   * - `@o'clock`: follows the hour
   * - `@quarter-to`, `@quarter-past`, `@half-to`: stand before the hour; `@quarters-of` too, and is not read
   * - `@and-quarter`, `@and-half`, `@minus-quarter`: stand behind the hour; behind `@minus` are the minutes
   * - `@decades`: stands beside the year in which they begin
   * - `@start`, `@middle`, `@end`: of the period that follows
   * - `@since-after`, `@until-after`, `@ago-after`, `@in-after`, `@before-after`: postpositions
   * - `@yesterday-or-tomorrow`, `@two-days-off`: as the tense of the sentence says
   */
  readonly words: Readonly<Record<string, string>>;
  /** Words of these forms tell that the sentence speaks of the past, or of what is to come. Lower case. */
  readonly past: RegExp;
  readonly future: RegExp;
  /**
   * Words of the past that tell what was so for a while, and is over at the end that is told: "wohnte bis Mai". What was changed goes on until
   * then: "bis Mai verlängert". Lower case; absent: no word tells a change.
   */
  readonly lasted?: RegExp;
  /** Of the words of the past those that are as well of the present: "cerramos", "nous sommes fermés". Tested on the last words up to it. */
  readonly either?: RegExp;
  /** Letters that are written onto a number and mean nothing: the "er" of "1er". */
  readonly ordinal?: RegExp;
}
