import { mayBeSo } from './past-only.js';

/** Somebody was something, or a thing was somebody's: "I was a receptionist", "Mr Pask was my landlord". */
const WAS =
  /(?<!\p{L})(?:(?:i|we|he|she|they)(?: both| all)? (?:was|were) (?!\p{L}+(?:ed|en|ing)(?!\p{L})|(?:sold|put|sent|cut|let|made|built|gone|told|born|done|lost|hit|left|found|brought|caught|taught|paid|set|run|fed|struck|stung|thrown|hurt|sure|sorry|right|wrong|late)(?!\p{L})|\d)|(?<!(?<!\p{L})(?:there|it|that|this|what) )(?:was|were) (?:my|our|his|her|their|an?) \p{L})/iu;
/** What somebody did for long. */
const DID =
  /(?<!\p{L})(?:lived|worked (?:at|for|in|with|as)|studied|owned|smoked|rented|belonged to|taught (?:at|in)|drove (?:an?|my|our)|banked with|volunteered|played for|served in|(?:opened|closed|shut) at|had (?:an?|the) (?:\p{L}+ ){1,3}(?:called|named)|had (?:[\p{L}'’]+ ){1,3}as (?:my|our|his|her|their)|went to (?:[\p{L}'’]+ ){0,3}(?:school|college|university|nursery)|ran (?:an?|the|my|our|his|her|their) (?:\p{L}+ ){0,2}(?:caf[eé]|shop|business|company|firm|pub|bar|restaurant|farm|hotel|guest ?house|stall|agency|studio|salon|bakery|nursery))(?!\p{L})/iu;
/** "I had Zipwire for broadband", but not "I had Covid for two weeks" or "I had surgery for it". */
const HAD =
  /(?<!\p{L})had \p{Lu}[\p{L}'’]+ (?:\p{Lu}[\p{L}'’]+ )?for (?:(?:my|our|the) )?(?:broadband|internet|gas|electric\p{L}*|energy|water|milk|insurance|phone|mobile|maths|english|french|history|science|music|(?:\p{L}+ )?(?:teacher|doctor|dentist|landlord|boss|cleaner))(?!\p{L})/u;
/** "My landlord in 2021 was Mrs Dorn". */
const WHO =
  /(?<!\p{L})(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) \p{Ll}+ (?:\p{Ll}+ )?(?:in \d{4} )?was (?:still )?\p{Lu}\p{L}/u;
/** A single occasion is known to have been for good. */
const OCCASION =
  /(?<!\p{L})(?:appointments?|jabs?|boosters?|vaccin\p{L}*|operations?|op|surgery|transplants?|visits?|weddings?|funerals?|birthdays?|anniversar\p{L}+|scans?|tests?|exams?|meetings?|calls?|interviews?|accidents?|strokes?|attacks?|crash\p{L}*|falls?|fractures?|holidays?|trips?|flights?|part(?:y|ies)|check-?ups?|deliver\p{L}+|diagnos\p{L}+|results?|births?|last time|first time)(?!\p{L})/iu;
const STAGE = String.raw`(?:a (?:young |little |small )?(?:child|kid|boy|girl|lad|schoolboy|schoolgirl|teenager|teen|student|young (?:man|woman)|apprentice|bachelor)|(?:school)?children|kids|students|teenagers)(?=[.,;!?]|$|\s(?:in|at|on|and|but|i|we|he|she|they|my|our|his|her|their|the|near|with)\s)`;
/** A time of life. The words of a time that can be read are not among them. */
const LIFE = new RegExp(
  String.raw`(?<!\p{L})(?:when (?:i|we|he|she|they) (?:was|were) (?:${STAGE}|little|young(?:er)?|small|(?:still )?(?:at|in) (?:school|college|university|uni))|as ${STAGE}|(?:back )?(?:in|at|during) (?:my |our |his |her |their )?(?:college|school|university|uni|high school|primary school|student days|school ?days|youth|childhood|teens|twenties)|(?:back )?in (?:those|the old) days|growing up|back then)(?!\p{L})`,
  'iu',
);
const LONGEST = 500;

/** @returns whether a text only tells of a state of the past: "In 2017 I was a receptionist". It stays true that it was. */
export function tellsPastState(text: string): boolean {
  const start = text.slice(0, LONGEST);
  return (
    (WAS.test(start) || DID.test(start) || HAD.test(start) || WHO.test(start)) &&
    !OCCASION.test(start) &&
    !mayBeSo(text)
  );
}

/** @returns the words of a time of life that is over, and where they are: "When I was a student", "as a schoolboy". */
export function timeOfLife(text: string): { index: number; text: string } | null {
  const found = LIFE.exec(text.slice(0, LONGEST));
  return found && { index: found.index, text: found[0] };
}
