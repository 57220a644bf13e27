import { type Lexicon, wordSet } from './lexicon.js';
import { QUESTIONS } from './questions.js';
import { SPANISH_WISH_CONTEXTS } from './wish-contexts.js';

export const SPANISH: Lexicon = {
  starters: wordSet(
    `yo nosotros nosotras él ella ellos ellas usted he ha hemos han había habíamos soy es somos son fui fue era pues bueno ahora y pero sí no
    en realidad realmente por fin finalmente recientemente ya hoy ayer el la los las lo un una unos unas mi mis nuestro nuestra nuestros
    nuestras me nos se te de del a al que con tengo tiene también`,
  ),
  pronouns: wordSet('yo me nos'),
  empty: wordSet(
    `yo nosotros nosotras él ella ellos ellas usted he ha hemos han había soy es somos son fui fue era estoy está esté estaba estamos el la
    los las lo un una unos unas mi mis nuestro nuestra nuestros nuestras me nos se te su sus de del a al en con por para que y o pero ahora
    ya no muy más también aquí allí hace desde pasado pasada semana mes año ayer hoy tengo tiene tenemos tomo toma tomar llamo llama gracias`,
  ),
  otherPeople: wordSet(
    `hermana hermano madre mamá padre papá hijo hija esposa esposo mujer marido pareja primo prima tío tía sobrino sobrina abuela abuelo amigo
    amiga amigos vecino vecina colega compañero compañera jefe jefa padres niños hijos novia novio alguien gente empresa cliente`,
  ),
  listing: ['y', 'e', 'o', 'u'],
  persons: {
    own: wordSet(
      `yo nosotros nosotras me mí mi mis nos nuestro nuestra nuestros nuestras he hemos había habíamos tengo tenemos soy somos estoy estamos voy
      vamos`,
    ),
    third: wordSet('él ella ellos ellas ha han mudó'),
    impersonal: ['se ha cancelado', 'ha sido cancelado', 'ha sido cancelada', 'se han cancelado'],
    verbs: {
      own: /^ (?:(?:ahora|también|no|ya) )*\p{L}+o /u,
      third: / no (?:(?:se|lo|la|los|las|le) )*(?!(?:es|está|hay|hace|ya|nunca|nada|casi) )\p{L}+[ae]n? /u,
    },
  },
  endings: /(?:ando|iendo|aba|ía|ado|ido|amos|emos|imos|ar|er|ir|as|es|os|an|en|a|e|o|í|é|s)$/u,
  ends: [
    'ya no',
    'he dejado de',
    'ha dejado de',
    'hemos dejado de',
    'dejé de',
    'dejamos de',
    'dejado',
    'dejé',
    'vendí',
    'vendimos',
    'vendido',
    'cancelé',
    'cancelado',
    'está cancelada',
    'cancelada',
    'dado de baja',
    'di de baja',
    'me di de baja de',
    'me he dado de baja de',
    'abandonado',
    'abandoné',
    'renuncié a',
    'terminé con',
    'se acabó',
    'antes',
    'solía',
    'nunca más',
  ],
  cueContexts: new Map([
    ['antes', { before: /^(?:no )?(?:\S{2,}(?:aba|abas|aban|ábamos|ía|ías|ían|íamos)|era|iba|fui)(?= |$)/u }],
    // "He dejado el coche": it may be parked somewhere.
    ['dejado', { notFacts: wordSet('tengo tenemos tiene tienen') }],
    ['dejé', { notFacts: wordSet('tengo tenemos tiene tienen') }],
  ]),
  lasting: new Set([
    'ya no',
    'he dejado de',
    'ha dejado de',
    'hemos dejado de',
    'dejé de',
    'dejamos de',
    'dejado',
    'dejé',
    'abandonado',
    'abandoné',
    'nunca más',
  ]),
  limits: wordSet('realmente que muy también'),
  unsure: wordSet('quizás quizá tal casi pronto mañana probablemente'),
  joints: wordSet('y e pero sino porque pues aunque'),
  when: {
    since: ['desde hace', 'desde', 'hace'],
    on: ['en', 'el', 'a'],
    dates: wordSet(
      `enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre día días semana semanas mes meses año años
      tiempo poco mucho`,
    ),
    between: wordSet(
      `un una dos tres cuatro cinco seis siete ocho nueve diez once doce unos unas varios varias el la de del pasado pasada principios finales
      más casi`,
    ),
  },
  never: ['nunca', 'jamás', 'no es verdad que', 'no es cierto que', 'es falso que'],
  moves: [
    'mudado a',
    'mudé a',
    'mudamos a',
    'mudó a',
    'trasladado a',
    'trasladé a',
    'trasladamos a',
    'me fui a vivir a',
    'nos fuimos a vivir a',
  ],
  homes:
    /(?:[Vv]iv(?:o|e|imos|en|ir)|[Rr]esid(?:o|e|imos|en))\s(?:\p{L}+\s){0,4}?en\s\p{Lu}|[Dd]omicilio|[Rr]esidencia/u,
  // "Nos mudamos a León" can be about the future.
  movedTo:
    /(?:[Mm]udado|[Mm]udé|[Mm]udó|[Tt]rasladado|[Tt]rasladé|vivir)\sa\s(\p{Lu}[\p{L}'’-]+)|(?:[Mm]udamos|[Tt]rasladamos)\sa\s(\p{Lu}[\p{L}'’-]+)(?=.*\b(?:pasad[oa]|ayer|anoche|hace|recientemente|en\s(?:19|20)\d\d)\b)/u,
  exchanges: [
    'cambiado {old} por {new}',
    'cambié {old} por {new}',
    'cambiamos {old} por {new}',
    'sustituido {old} por {new}',
    'reemplazado {old} por {new}',
    'pasado de {old} a {new}',
    'pasé de {old} a {new}',
  ],
  negations: wordSet('no'),
  answer: /^\s*[¡¿]?(?:(?:pues|bueno|ah|ay|y),?\s+)?(?:no\s*[,;:]\s+)+/iu,
  noLonger: ['ya no'],
  newest: wordSet('nuevo nueva'),
  owners: wordSet('mi nuestro nuestra'),
  copulas: wordSet('es'),
  single: wordSet(
    `número teléfono móvil celular correo email e-mail dirección contraseña clave pin código trabajo empleo empleador jefe jefa médico médica
    doctor doctora dentista casero casera apellido tarifa`,
  ),
  unreal: {
    wish: [
      'ojalá',
      'me gustaría',
      'nos gustaría',
      'quisiera',
      'quiero',
      'queremos',
      'espero',
      'esperamos',
      'deseo',
      'si pudiera',
    ],
    plan: [
      'pienso',
      'planeo',
      'planeamos',
      'tengo pensado',
      'estoy pensando',
      'estamos pensando',
      'voy a',
      'vamos a',
      'tengo la intención',
    ],
    hearsay: [
      'he oído',
      'oí que',
      'hemos oído',
      'dicen que',
      'se dice',
      'me dijeron',
      'me han dicho',
      'al parecer',
      'por lo visto',
      'supuestamente',
    ],
    doubt: ['quizás', 'quizá', 'tal vez', 'a lo mejor', 'puede que', 'posiblemente', 'si yo', 'si me', 'algún día'],
  },
  wishContexts: SPANISH_WISH_CONTEXTS,
  real: [],
  questions: QUESTIONS.es,
};
