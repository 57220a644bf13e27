/** These say how the rest is meant, so they only go with what announces it. */
const BEFORE = String.raw`(?:(?:and|but|no|actually|now|also)[\s,.!]+)*`;
const TO_YOU =
  '(?:say|tell you(?: guys| all)?|let you(?: guys| all)? know|mention|add|point out|report|announce|flag(?: up)?|inform you|update you|confirm|admit)';
const BY =
  '(?:calling|ringing|phoning|writing|emailing|messaging|texting|getting in touch|in touch|here|back on)(?: up| in)?';
const OUGHT = String.raw`(?:(?:want|wanted|need|needed|have|had|ought|would like|['’]d like|wish|meant|been meaning) to|should|must|thought (?:i|we)(?:['’]d(?: better| best)?| should| would| ought to| might| had better)|['’]d better|had better|better)`;
const FEELS =
  '(?:afraid|sorry|happy|pleased|glad|delighted|sad|proud|thrilled|relieved|excited|ashamed|embarrassed|gutted|chuffed)';
const KNOWS = String.raw`(?:know|heard|hear|be aware|have heard|remember|have seen|['’]ve heard|are aware)`;
const LIGHTLY = '(?:just|only|also|really|probably|perhaps|maybe|quickly|briefly)';

/** Each announces what follows, and says nothing itself. */
const ANNOUNCING = [
  String.raw`(?:i|we)(?:['’]m|['’]re| am| are)? (?:${LIGHTLY} )*${BY} (?:${LIGHTLY} )*(?:because|as|since)`,
  String.raw`(?:the (?:only )?reason (?:why |that )?(?:i['’]m|i am|we['’]re|for (?:my|this|the)) (?:call|${BY})|why i['’]m ${BY})(?:ing)? (?:is|was)(?: because)?`,
  String.raw`i (?:think|thought|believe|feel) you (?:should|ought to|need to|['’]d better|had better) know`,
  String.raw`(?:i|we)(?:['’]m|['’]re| am| are| was| were)? (?:${LIGHTLY} )*${BY} (?:${LIGHTLY} )*to (?:${LIGHTLY} )*${TO_YOU}`,
  String.raw`(?:i|we)(?:['’]ve| have)? ?(?:${LIGHTLY} )*${OUGHT} (?:${LIGHTLY} )*${TO_YOU}`,
  String.raw`(?:${LIGHTLY} )*(?:a )?(?:quick (?:one|note|update|word)(?:,|:)? )?(?:wanted )?to (?:${LIGHTLY} )*${TO_YOU}`,
  String.raw`just so (?:you|that you) (?:know|are aware)|just so you['’]re aware|fyi|for your (?:records|information)|a?\s?heads[- ]up|please (?:be aware|be advised|note|bear in mind)|you (?:should|ought to|need to) know`,
  String.raw`you (?:may|might) (?:already |well |like to |want to )*${KNOWS}(?: already)?`,
  String.raw`(?:maybe|perhaps) you (?:already |may |might )*${KNOWS}(?: already)?`,
  String.raw`(?:i(?:['’]m)? (?:don['’]t know|not sure|can['’]t remember)|not sure) (?:if|whether) (?:i|you|we|they|anyone)(?:['’]ve| have)? (?:already |ever )?(?:${KNOWS}|told you|mentioned(?: it| this)?|said|been told)(?: already)?`,
  String.raw`in case you (?:didn['’]t know|missed it|hadn['’]t heard|were wondering|haven['’]t heard)`,
  String.raw`(?:i(?:['’]m| am)|we(?:['’]re| are)) (?:so |very |really )*${FEELS}(?: to (?:${LIGHTLY} )*${TO_YOU})?`,
  String.raw`i (?:hate|regret|have) to ${TO_YOU}(?: it)?|(?:sad|sorry|happy|pleased|glad) to ${TO_YOU}`,
  String.raw`(?:the |some |we(?:['’]ve| have) (?:got )?some |i(?:['’]ve| have) (?:got )?some )?(?:good|bad|sad|big|great|exciting) news(?: is)?|guess what|believe it or not|would you believe(?: it)?|the (?:thing|fact|truth) is`,
  String.raw`as you (?:may|might|probably|already) (?:well |already )?know|(?:as|like) (?:i|we)(?:['’]ve| have)? (?:said|mentioned|told you)(?: to (?:you|someone|somebody|(?:your|the|my) [\p{L}]+))?(?: (?:before|earlier|last time|already|yesterday|on the phone))?`,
  String.raw`to be (?:honest|fair)|to tell you the truth|(?:sorry,? )?i (?:should|ought to) (?:have|['’]ve) (?:said|mentioned|told you)|i forgot to (?:say|mention|tell you)`,
];
/** A greeting, and who is speaking. Not "no", "actually", "now" and "also", which say how the rest is meant. */
const OPENING = String.raw`(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))(?: (?:there|again|all|both|team|everyone|\p{L}+(?=\s*[,.!])))?|(?:it['’]s|it is|this is) (?:[\p{L}'’-]+ ){1,3}?(?:here|calling|speaking|again)(?: from [^,.!]{1,40}(?=\s*[,.!]))?|um+|uh+|er+m?|so|well|ok|okay|right|anyway|yeah|yes|yep|oh|look|listen|basically|by the way|btw|just a quick (?:one|note|update)|quick (?:one|note|update)|and so|so yeah|sorry to (?:bother|trouble) you(?: again)?`;
/** Each says that something else does not matter; "but" leads to what does. */
const BEFORE_BUT = [
  String.raw`(?:i|we) (?:really )?hope (?:you|that|this|it)(?:['’]s| is| are)? ?(?:don['’]t mind|won['’]t mind|ok|okay|all right|alright|fine|no trouble|not too late|well)(?: with you)?`,
  String.raw`(?:i['’]m |i am )?(?:so |very |really )*sorry (?:to (?:bother|trouble|disturb|mess) you(?: (?:about|again|around))?|about (?:this|that)|for (?:the trouble|any trouble|this))`,
  String.raw`(?:i|we)(?:['’]d| would) (?:really |have )?(?:like|love|liked|loved)(?: to)?|i wish (?:i|we) could|(?:i|we) would(?: if (?:i|we) could)?`,
  String.raw`i know (?:you['’]re busy|it['’]s (?:late|early|short notice)|this is short notice)`,
];
/** Whoever asks whether they told it takes it to be so. */
const TOLD = String.raw`(?:did (?:i|we) (?:already )?(?:tell you|mention)|have (?:i|we) (?:already )?(?:told you|mentioned)|do you remember (?:i|we) (?:told you|said)|did you hear)(?: already)?`;

const OWN = String.raw`(?:(?:i|we)(?:['’](?:m|ve|re|ll|d))?\s\p{L}|(?:my|our)\s(?:[\p{L}'’-]+\s){1,3}?(?:is|are|was|has|have|had|died|lives|works|isn['’]t|left|got|moved|passed)(?!\p{L})|(?:my|our)\s[\p{L}-]+['’]s\s\p{L})`;
const IT_IS = String.raw`(?:it|there|that|this)(?:['’]s|['’]ll|\s(?:is|isn['’]t|was|wasn['’]t|has|hasn['’]t|had|are|were|will|won['’]t|did|didn['’]t|does|doesn['’]t|got|turned|turns|went|came|no longer|never))(?!\p{L})`;
const SOMEBODYS = String.raw`(?:he|she|they|you)(?:['’]\p{L}+)?\s(?!(?:to|for|at|in|on|and|or|about)\s)\p{L}|(?:his|her|their|your|the|no|an?)\s[\p{L}'’-]+\s\p{L}`;
const STARTS = new RegExp(`^(?:${OWN}|${IT_IS}|${SOMEBODYS})`, 'iu');
const STARTS_WITH_NAME = /^\p{Lu}\p{L}+(?:['’]s)?\s\p{Ll}/u;
const OPENED = new RegExp(String.raw`^(?:${OPENING})(?!['’\p{L}])[\s,.!:…–—-]*`, 'iu');
const PREAMBLE = new RegExp(
  String.raw`^${BEFORE}(?:(?:${ANNOUNCING.join('|')})(?:\s*[,:;–—-]+\s*|\s+)(?:(?:that|but|and)\s+)?|(?:${BEFORE_BUT.join('|')})\s*,?\s+but\s+)`,
  'iu',
);
const ASKED = new RegExp(String.raw`^${BEFORE}${TOLD}\s*,?\s+(?:that\s+)?(?=${OWN})`, 'iu');
/** "I'd like to say I've quit, but I haven't." */
const TAKEN_BACK =
  /(?<!\p{L})but\s(?:i|we|he|she|they|it)(?:['’]ve)?\s(?:\p{L}+(?:n['’]t| not)|never(?: \p{L}+)?|still \p{L}+)(?: (?:yet|really|actually))?\s*(?:[.,;!?]|$)/iu;
const LONGEST = 600;
const MOST = 6;

/**
 * People announce what they tell: "I'm calling to say …", "I hope you don't mind but …", "not sure if I told you, but
 * …", "did I mention …". A reader of the whole takes that for a wish or a question, or is less sure of what is told.
 *
 * @returns an English sentence without what announces it; as it is if nothing does.
 */
export function withoutPreamble(sentence: string): string {
  if (sentence.length > LONGEST || TAKEN_BACK.test(sentence)) return sentence;
  let said = sentence.trimStart();
  for (let left = MOST; left > 0; left -= 1) {
    const rest = [PREAMBLE, OPENED].map((begins) => said.replace(begins, '')).find((one) => one !== said);
    if (rest === undefined || !isStatement(rest)) break;
    said = rest;
  }
  const told = said.replace(ASKED, '');
  return told === said ? said : told.replace(/[\s?？]+$/u, '.');
}

/** Openings may follow each other. */
function isStatement(said: string): boolean {
  return STARTS.test(said) || STARTS_WITH_NAME.test(said) || PREAMBLE.test(said) || OPENED.test(said);
}
