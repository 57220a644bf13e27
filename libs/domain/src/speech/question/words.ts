/** Said before the actual sentence: "hi yes um". */
const FILLER = [
  'hi|hello|hey|hiya|there|yes|yeah|yep|no|um+|uh+|er+m?|hm+|ah|oh|so|well|and|but|ok|okay|right|alright|please|sorry|excuse me|thanks|thank you',
  'actually|also|just|then|now|anyway|basically|quick question|good (?:morning|afternoon|evening)|i mean|you know|listen|look|tell me|remind me',
].join('|');
export const FILLERS = new RegExp(String.raw`^(?:(?:${FILLER})(?!['\p{L}])[\s,.!:…-]*)+`, 'u');

export const BE = "(?:is|are|was|were|isn't|aren't|wasn't|weren't)";
export const DO = "(?:do|does|did|don't|doesn't|didn't)";
export const HAVE = "(?:have|has|haven't|hasn't)";
export const MODAL = "(?:can|could|would|should|shall|can't|couldn't|wouldn't|shouldn't|won't)";
export const AUXILIARY = `(?:${BE}|${DO}|${HAVE}|${MODAL}|am|will|had|may|might|must|hadn't)`;
export const PRONOUN = '(?:i|we|you|he|she|they)';
