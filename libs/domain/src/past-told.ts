const WAS =
  /\b(?:used to|was|were|had|lived|worked|studied|owned|drove|smoked|ran|taught|went|kept|rented|belonged|played|opened|closed)\b/iu;
/** What lasts, or began and may last. */
const MAY_BE_SO =
  /\b(?:is|are|am|has|have|will|since|still|now|nowadays|today|born|diagnosed|told|moved|became|got|bought|joined|started|began|switched|changed|signed|married)\b|\p{L}['’](?:s|m|re|ve|ll)\b/iu;
/** @returns whether a text tells of what was alone: "I used to live in Porto", "In 2021 Mr Pask was my landlord". */
export function tellsOfPast(text: string): boolean {
  return WAS.test(text) && !MAY_BE_SO.test(text);
}
