const THANKS = String.raw`(?:many )?(?:thanks|thank you|cheers|ta)(?: (?:so much|very much|a lot|again|anyway|for (?!(?:cancell?|mov|chang|switch|updat|tak|remov|putt|stopp|end|clos|swapp|add|mak)ing(?!\p{L}))[^,;:.!?]{1,80}|in advance|mate|love))*`;
const COURTESIES = [
  THANKS,
  String.raw`(?:so )?that['’]s (?:that|it|all|everything|about it|me)|that is (?:all|everything)|no (?:rush|worries|hurry|problem)|let me know|take care|have a (?:good|nice|great|lovely) (?:day|one|evening|weekend|morning|afternoon)|speak soon|bye(?:[- ]bye)?|goodbye|sorry about that|(?:i )?hope (?:that|this|it)(?:['’]s| is) (?:ok|okay|all right|alright|fine|no trouble|clear)|(?:i )?hope (?:you|you['’]re|you are) (?:well|doing well|ok|okay|all right|alright|good)`,
].join('|');
/** Said behind a statement, and adds nothing to it. Not "too", "as well", "again" or "for now". */
const CLOSINGS = [
  COURTESIES,
  String.raw`by the way|btw|fyi|for your (?:records|information)|just so (?:you know|you['’]re aware|you are aware)|you know|you see|if (?:that|it|this) (?:helps|makes (?:a|any) difference|matters|is any help)|in case (?:that|it|this) (?:helps|matters)|in case you were wondering|(?:as|like) i said|as i mentioned|i should (?:say|add|mention)|(?:please )?(?:make|take) a note(?: of (?:it|that|this))?|please (?:note|update (?:it|that|this|your records))|believe it or not|would you believe(?: it)?|i['’]m afraid|unfortunately|sadly|happily|thankfully|luckily|mate|so yeah|so there you go|there you go|end of story`,
].join('|');
const CLOSED = new RegExp(String.raw`\s*(?:[,;]|\s[–—-])\s*(?:(?:and|so) )?(?:${CLOSINGS})(?=[\s.!…]*$)`, 'iu');
const COURTESY = new RegExp(
  String.raw`^\s*(?:(?:ok|okay|right|well|so|and|anyway|yes|yeah)[\s,]+)*(?:${COURTESIES})(?:[\s,.!]+(?:${COURTESIES}))*[\s.!…]*$`,
  'iu',
);
/** Whoever calls, and no more: "Hello, it's Rosa here." */
const GREETING = new RegExp(
  String.raw`^\s*(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening)|yes|yeah|oh|um+|so)(?: (?:there|again|all|both|team|everyone))?[\s,.!]*)*(?:(?:it['’]s|it is|this is) (?:[\p{L}'’-]+ ){1,3}?(?:here|calling|speaking|again)(?: from [^,.!]{1,40})?|how are you(?: doing| today| keeping)?)?[\s.!?…]*$`,
  'iu',
);
const [LONGEST, LONGEST_END, MOST] = [600, 120, 3] as const;

/** @returns an English sentence without what is said behind it for courtesy: "…, by the way", "…, hope that's OK". */
export function withoutClosing(sentence: string): string {
  if (sentence.length > LONGEST) return sentence;
  let said = sentence;
  for (let left = MOST; left > 0; left -= 1) {
    const at = Math.max(0, said.length - LONGEST_END);
    const rest = said.slice(0, at) + said.slice(at).replace(CLOSED, '');
    if (rest === said) break;
    said = rest;
  }
  return said;
}

/** "It's Rosa again", but not "It's working again". */
const AGAIN = /^(?!.*(?<!\p{L})(?:me|\p{Lu}[\p{L}'’-]*)\sagain).*\sagain/u;

/** @returns whether an English sentence only greets, thanks or takes leave. */
export function isCourtesy(sentence: string): boolean {
  return (
    sentence.length <= LONGEST_END && (COURTESY.test(sentence) || (GREETING.test(sentence) && !AGAIN.test(sentence)))
  );
}
