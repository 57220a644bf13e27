/** What the three calls of test/e2e/golden make true at their end: words of it, and the first characters of the instant since when, or at which. */
export const BELIEVED: readonly { readonly says: RegExp; readonly since?: string }[] = [
  { says: /madrid/iu, since: '2026-08-31T23' },
  { says: /born|birth/iu },
  { says: /penicillin/iu },
  { says: /\b6 ?pm\b|18:00/iu },
  { says: /atlantic ferries/iu, since: '2026-02-02T00' },
  { says: /sister|\bAna\b/u },
  { says: /check-?up/iu, since: '2026-02-11T17' },
];

/** What was believed once, and is believed without an end no more. */
export const GONE: readonly RegExp[] = [
  /lives? in lisbon|moved to lisbon/iu,
  /(?:5 may|may 5).*1990|1990-05-05/iu,
  /(?:takes?|taking|took) ibuprofen/iu,
  /port authority/iu,
  /check-?up.*2026-01-15/iu,
  /wedding|married|marr(?:y|ies)/iu,
];

/** Questions on the day after the third call, and words of a right answer; `null`: it cannot be known. */
export const QUESTIONS: readonly (readonly [question: string, answer: RegExp | null])[] = [
  ['Where does Marta live now?', /lisbon/iu],
  ['Where will Marta live in October 2026?', /madrid/iu],
  ['Where does Marta work?', /atlantic/iu],
  ['Where did Marta work in January 2026?', /port/iu],
  ['What is Marta allergic to?', /penicillin/iu],
  ['When was Marta born?', /3(?:rd)? (?:of )?may|may 3|1990-05-03/iu],
  ['When was her check-up?', /11(?:th)? (?:of )?feb|feb\w* 11|2026-02-11/iu],
  ['Does she still take ibuprofen?', /\bno\b|\bnot\b|until|stopped/iu],
  ['Does she have a dog?', null],
];
