import { isPlaceName } from './name-shapes.js';
import { isKnownPlace } from './places.js';

/** Words that are only used for moving home, and reasons for it. */
const OF_HOME =
  /\b(?:relocated|emigrated|moved house|moved home|(?:house|flat|apartment|home|bungalow|cottage|live|living|neighbou?rhood|village|town|city|suburbs?|countryside|abroad)(?!\s+(?:insurance|cover|phone|broadband))|with my (?:\p{L}+ )?(?:family|husband|wife|partner|parents|girlfriend|boyfriend|kids|children|mum|mom|dad|sister|brother|son|daughter|friends?)|(?:for|to) (?:work|university|uni|college|study)|for (?:a|my|his|her) (?:new )?job|(?:closer|nearer) to)\b/iu;
const FROM_TO =
  /\bfrom (?<from>\p{L}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?),? to\b|\bto [\p{L}'’ -]{1,40} from (?<old>\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)/u;
const MOVED_TO =
  /\b(?:moved|relocated|emigrated|shifted)\s+(?:(?:back|over|out|up|down|here)\s+)?(?:from\s[\p{L}'’ -]{1,40}?\s)?to\s+(?<to>\p{L}[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,2})/iu;
/** In "to a bigger flat", "to 14 Elm Road" and "to nights" there is no name. */
const NO_NAME =
  /^(?:an?|the|my|our|his|her|their|this|that|another|some|part|full|one|two|three|four|five|six|seven|eight|nine|ten|nights?|days)\b/iu;

/**
 * People also "move to" networks, banks and shops, and no list of those is complete: it is a home only if something
 * shows it.
 *
 * @param place the name of where somebody moves to or is from.
 */
export function isHome(place: string, sentence: string): boolean {
  if (!isPlaceName(place)) return false;
  return isKnownPlace(place) || OF_HOME.test(sentence) || isFromPlace(sentence) || isNamedTwice(place, sentence);
}

/** @returns whether a sentence tells of a move to something that nothing shows to be a place. */
export function movesElsewhere(sentence: string): boolean {
  const to = MOVED_TO.exec(sentence)?.groups?.['to'];
  if (to === undefined || NO_NAME.test(to) || OF_HOME.test(sentence) || isFromPlace(sentence)) return false;
  const words = to.split(' ');
  return (
    !words.some((_, i) => isKnownPlace(words.slice(0, i + 1).join(' '))) && !isNamedTwice(words[0] as string, sentence)
  );
}

/**
 * @returns whether somebody says that they moved to, or are from, a name that nothing shows to be a place. It is stored
 * as text only.
 */
export function isUnknownHome(sentence: string): boolean {
  return OWN_MOVE.test(sentence);
}

const OWN_MOVE =
  /^(?:i|we|I|We)(?:['’](?:m|re|ve)|\s(?:am|are|have))?\s(?:just\s|recently\s|originally\s)?(?:moved\s(?:back\s|over\s|up\s|down\s)?to|from)\s\p{Lu}\p{Ll}/u;

function isFromPlace(sentence: string): boolean {
  const { from, old } = FROM_TO.exec(sentence)?.groups ?? {};
  return isKnownPlace(from ?? old ?? '');
}

/** "Moved to Otley, West Yorkshire". */
function isNamedTwice(place: string, sentence: string): boolean {
  const after = sentence.slice(sentence.indexOf(place) + place.length);
  const region = /^,\s*(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)/u.exec(after)?.[1];
  return region !== undefined && (isKnownPlace(region) || isKnownPlace(region.split(' ').at(-1) as string));
}
