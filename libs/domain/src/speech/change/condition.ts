import { contentStems, spokenText, spokenWords } from '../words.js';

/** What somebody has, or which one: "I have a locker", "the Fiesta's mine", "my car's a Polo". */
const HAS =
  /(?:^| )(?:have|has|got|i've|we've|own|owns|drive|drives|mine|ours|keep|keeps|rent|rents|(?:my|our|his|her) \p{L}+(?:'s| is) (?:a|an)) /u;
/** How a thing is for the moment, or where it is. */
const IS = "(?:'s|'re| is| are| was| were|'s been| has been| keeps| got| went| needs)";
const STATE = String.raw`(?:stuck|jammed|dirty|filthy|broken|bust|flat|dead|empty|full|leaking|squeaking|rattling|playing up|acting up|out of (?:order|charge|battery|petrol|fuel|diesel)|off (?:the )?road|in (?:the |for )?(?:a |its )?(?:garage|workshop|shop|repairs?|service|mot)|at the (?:garage|menders|cleaners|vet's|vets)|being (?:repaired|serviced|cleaned|fixed|painted|valeted)|overheating|scratched|dented|muddy|wet|cold|warm|hot|noisy|slow|outside|parked|due|booked in|cleaning|charging|a wash|a service|a clean|new tyres|tuning|locked|unlocked|covered in)`;
const CONDITION = new RegExp(
  String.raw`^ (?:(?:oh|well|so|and|but|yes|no|sorry) )*(?:the|my|our|his|her|that) (?<thing>(?:[\p{L}\p{N}-]+ ){0,2}?[\p{L}\p{N}-]+?)${IS} (?:(?:still|a bit|really|very|so|always|now|just|all|completely) )*${STATE} `,
  'u',
);
const GONE = / (?:sold|scrapped|written off|any ?more|no longer|gone|instead|replaced) /u;

/**
 * "The locker's stuck" and "the Fiesta's in the garage" leave it to whoever has it.
 *
 * @returns whether a statement only tells how a thing is for now, and the fact that somebody has it. English only.
 */
export function isOfCondition(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  const thing = CONDITION.exec(text)?.groups?.['thing'];
  if (thing === undefined || GONE.test(text)) return false;
  const known = contentStems(spokenWords(fact).map((word) => word.replace(/'s$/u, '')));
  const named = [...contentStems(thing.split(' '))];
  return HAS.test(spokenText(fact)) && named.length > 0 && named.some((stem) => known.has(stem));
}
