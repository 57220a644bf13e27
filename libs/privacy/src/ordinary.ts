/** Endings of words for states and actions: "accepted", "coming", "obvious". */
const ENDINGS =
  /(?:ed|ing|(?<!f)ly|able|ible|ful|less|ous|ive|ical|[lnrt]ic|ual|ial|ional|ent|ant|ish|ory|ary|ward|where|thing|body)$/;

/** Other words said about passwords, in the languages whose words for them are known. */
const WORDS = new Set(
  `a an and the my his her their your our its mine yours hers ours theirs same such one ones all any some none no not never
  nothing too very so more most much less least quite rather pretty really almost nearly just only also still again always
  often maybe perhaps please thanks sorry yes okay ok fine good bad great poor cool nice best better worse worst awful wrong right
  true false correct incorrect new old young stale fresh long short big small tiny huge wide easy hard tough simple plain clever
  smart silly dumb stupid crazy weak strong safe unsafe fast slow high low strict cheap dirty messy fancy lazy scary dull bold dark bright loud quiet kind mean secure clear common rare usual normal special odd strange weird funny
  known unknown shown given taken gone lost found kept held left sent set reset put read told said made done seen hidden written
  forgotten stolen broken chosen typed spelled spelt gotten got been being be become became worn torn hit cut shut bought sold
  dead alive live open close closed empty full free void null valid invalid legal public private secret default random safe ready
  late early due overdue soon today tomorrow yesterday here there everywhere nowhere up down in out on off over under back away around above
  below at by for from of to with without about into case like as than if when why how what who which where whose it that this
  those these log unlock see use change enter remember guess type tell come go get give need want work works access optional visible
  mandatory protected shared different same-day unique sensitive private-use longest shortest side date own proof hell fun garbage trash
  rubbish nonsense history key thing stuff trouble problem issue mess joke mystery fact matter question answer reason
  falsch richtig abgelaufen vergessen nicht kurz lang neu alt gut schlecht weg kaputt da hier schwach stark sicher leicht schwer
  einfach gesperrt corta corto larga largo nueva nuevo vieja viejo buena bueno mala malo segura seguro débil fuerte fácil difícil
  correcta incorrecta falsa igual secreta simple court courte longue neuf nouveau vieux bon mauvais faible fort forte facile
  difficile correct incorrecte faux expiré oublié kort nieuw oud goed slecht zwak sterk verkeerd vergeten verlopen curta longa nova`.split(
    /\s+/,
  ),
);

/**
 * Whether a word describes a password ("shorter", "obvious") and is hardly one itself. In a compound the last part
 * decides.
 */
export function isOrdinary(word: string): boolean {
  const last = word.toLowerCase().split('-').at(-1) ?? '';
  return isListed(last) || ENDINGS.test(last);
}

/** Whether a word, or the word of which it is the comparative or superlative, is listed. */
export function isListed(word: string): boolean {
  if (WORDS.has(word)) return true;
  const [, stem] = /^(.{2,20}?)(?:e[rn]|est)$/.exec(word) ?? [];
  if (stem === undefined) return false;
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')].some((base) => WORDS.has(base));
}
