import { type Finding, found } from './finding.js';
import { looksSecret, type Told, toldAfter } from './told-secrets.js';

/** Names that precede a password or a PIN: "my password is ...", "PIN: ...". */
const NAMES: readonly (readonly [Told, RegExp])[] = [
  [
    'password',
    /\b(?:pass ?(?:word|code|phrase)s?|passwort|kennwort|contrase[ñn]a|(?:mi|tu|su|nueva) clave|clave de acceso|mot de passe|wachtwoord|senha)(?![\p{L}\d_-])/giu,
  ],
  [
    'pin',
    /\b(?:pin(?: ?(?:code|number))?|cvv|cvc|cv2|security code|(?:access|door|gate|entry|alarm) code|one[- ]time code|otp|tan)(?![\p{L}\d_-])/giu,
  ],
  [
    'pin',
    /\b(?:geheimzahl|(?:sicherheits|zugangs|t[üu]r|alarm)code|c[óo]digo (?:de seguridad|de acceso|secreto|pin)|code (?:secret|d['’]acc[èe]s|de s[ée]curit[ée]))(?![\p{L}\d_-])/giu,
  ],
];

/** A secret before its name: "4471 is my PIN". */
const BEFORE =
  /(?<![^\s"'“‘«(])(?<it>[^\s"'”’»]{3,64})["'”’»]? (?:(?:is|was|isn['’]t|wasn['’]t)(?: (?:not|never|now|still|no longer)){0,2}|as) (?:my|the|his|her|their|our|your) (?:[\w-]{1,20} )?(?:password|passcode|passphrase|pin|(?:access|door|gate|entry|alarm|security) code)\b/gi;

/** Keys and tokens in the formats of their issuers. */
const KEYS =
  /(?<![\w-])(?:sk-[\w-]{16,200}|sk_(?:live|test)_\w{16,200}|gh[pousr]_\w{30,255}|github_pat_\w{22,255}|AKIA[0-9A-Z]{16}|AIza[\w-]{35}|xox[abprs]-[\w-]{10,250}|glpat-[\w-]{20,64}|pal_[\w-]{43}|eyJ[\w-]{10,1000}\.[\w-]{10,1000}\.[\w-]{10,1000})(?![\w-])/g;

/** How far before the name the verb of setting it may be: "I changed my password to ...". */
const NEAR = 40;
const SETS = /\b(?:chang|set|reset|updat|made|make|switch)\w*\b/i;

/** After the name it may be said whose or which password it is: "password for the wifi". */
const BELONGS = /^(?: (?:for|of) .*)?$/s;
/** Statements about somebody and a password that contain none: "forgot password". */
const DOES = /^(?:forg[eo]ts?|los(?:t|es)|ha[sd]|needs?|wants?|knows?|asked|requested) /i;

/**
 * Whether an attribute is itself a password or a PIN ("wifi password"), and not something about one ("password
 * changed").
 */
export function namesSecret(attribute: string): boolean {
  if (DOES.test(attribute)) return false;
  return NAMES.some(([, names]) =>
    [...attribute.matchAll(names)].some(({ 0: name, index }) => BELONGS.test(attribute.slice(index + name.length))),
  );
}

/** @returns the attribute without words that would announce a password. */
export function withoutSecretNames(attribute: string): string {
  return NAMES.reduce((left, [, names]) => left.replaceAll(names, ''), attribute);
}

/** @returns passwords, PINs and keys. */
export function secrets(text: string): Finding[] {
  const told = NAMES.flatMap(([kind, names]) =>
    [...text.matchAll(names)].flatMap(({ 0: name, index }) => {
      const isSet = SETS.test(text.slice(Math.max(0, index - NEAR), index));
      return toldAfter(text, index + name.length, kind, isSet);
    }),
  );
  return [
    ...told.map((range) => ({ kind: 'password' as const, ...range })),
    ...found('password', text, BEFORE, (word) => looksSecret(word) && /\d|[^\p{L}\p{N}'’-]/u.test(word)),
    ...found('password', text, KEYS),
  ];
}
