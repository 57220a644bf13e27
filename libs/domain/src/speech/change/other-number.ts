import { spokenWords } from '../words.js';

/** "One" is left out, as it also stands for a thing. */
const NUMBER =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|half)(?:-\p{L}+)?$/u;

/**
 * @returns whether both texts have numbers and none is in both: "Metformin is 1000 mg a day" does not say again that it
 * is 500.
 */
export function haveOtherNumbers(statement: string, fact: string): boolean {
  const [said, known] = [numbersIn(statement), numbersIn(fact)];
  return said.size > 0 && known.size > 0 && ![...said].some((number) => known.has(number));
}

/** @returns the words of a text that are numbers. */
export function numbersIn(text: string): ReadonlySet<string> {
  return new Set(spokenWords(text).filter((word) => NUMBER.test(word)));
}
