import { type Finding, found } from './finding.js';

/** What is told after its name: "my password is ...", "PIN: ...". */
const TOLD =
  /\b(?:pass ?(?:word|code|phrase)|passwort|kennwort|contrase[ñn]a|mot de passe|wachtwoord|senha)(?: (?:for|of|to|at|on)(?: [\w'.@-]{1,30}){1,4}?)?(?: (?:is|was|ist|es|est|to|now)(?: (?:now|still|just))?:? | ?[:=] ?)["'“‘«]?(?<it>[^\s"'”’»]{3,64})/gi;

const NUMBER =
  /\b(?:pin(?: ?(?:code|number))?|cvv|cvc|cv2|security code|access code|door code|one[- ]time code|otp|tan|geheimzahl)(?: (?:for|of|to|at|on)(?: [\w'-]{1,30}){1,4}?)?(?: (?:is|was|ist|es|est|to):? | ?[:=] ?| )["'“‘«]?(?<it>\d(?:[ -]?\d){2,7})(?![\w%]|[.,:]\d)/gi;

/** Keys and tokens in the forms that their makers gave them. */
const KEYS =
  /(?<![\w-])(?:sk-[\w-]{16,200}|sk_(?:live|test)_\w{16,200}|gh[pousr]_\w{30,255}|github_pat_\w{22,255}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|xox[abprs]-[\w-]{10,250}|glpat-[\w-]{20,64}|pal_[\w-]{43}|eyJ[\w-]{10,1000}\.[\w-]{10,1000}\.[\w-]{10,1000})(?![\w-])/g;

/** What is said of a password and is none. */
const SAID_OF =
  /^(?:a|an|and|the|my|his|her|their|your|our|its|same|too|very|not|never|no|wrong|right|correct|incorrect|expired?|expiring|reset|resetting|changed?|changing|forgotten|lost|required|needed|weak|strong|long|short|secure|safe|unsafe|unknown|invalid|valid|saved|stored|written|known|shared|different|blocked|locked|set|being|been|ok|okay|fine|hard|easy|difficult|what|where|something|nothing|empty|missing|protected|still|also|always|only|mandatory|optional|visible|hidden|kept|case|for|at|in|on|to|be|get|it|that|this|falsch|richtig|abgelaufen|vergessen|nicht|log|unlock|open)[.,;!?]*$/i;

/** @returns passwords, PINs and keys. */
export function secrets(text: string): Finding[] {
  return [
    ...found('password', text, TOLD, (words) => !SAID_OF.test(words)).map(unpunctuated(text)),
    ...found('password', text, NUMBER),
    ...found('password', text, KEYS),
  ];
}

/** What ends the sentence is hardly the end of the password. */
function unpunctuated(text: string): (finding: Finding) => Finding {
  return ({ kind, start, end }) => {
    const [tail = ''] = /[.,;!?)]*$/.exec(text.slice(start, end)) ?? [];
    return { kind, start, end: end - tail.length };
  };
}
