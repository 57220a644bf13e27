/** Past states, but not events whose result may last: "was sold", "opened in May", "had a baby". */
const WAS =
  /\b(?:used to|lived|worked|studied|owned|drove|smoked|taught|rented|belonged|(?:was|were) (?!\p{L}+(?:ed|en)\b|sold|put|sent|cut|let|made|built|gone|told|born|done|lost|hit))\b/iu;
/** Words for what lasts, or began and may last. */
const MAY_BE_SO =
  /\b(?:is|are|am|has|have|will|since|still|now|nowadays|today|born|moved|became|got|bought|joined|started|began|switched|changed|signed|died)\b|\p{L}['’](?:s|m|re|ve|ll)\b/iu;

/** @returns whether a text is only about the past: "I used to live in Porto", "In 2021 Mr Pask was my landlord". */
export function isOnlyPast(text: string): boolean {
  return WAS.test(text) && !mayBeSo(text);
}

/** @returns whether a text says of something that it is so, or that it began and may last. */
export function mayBeSo(text: string): boolean {
  return MAY_BE_SO.test(text);
}
