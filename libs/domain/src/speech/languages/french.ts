import { type Lexicon, wordSet } from './lexicon.js';
import { QUESTIONS } from './questions.js';
import { FRENCH_WISH_CONTEXTS } from './wish-contexts.js';

/** Spoken without "ne", where "plus" cannot mean "more". */
const SPOKEN = [
  ...['à', 'au', 'aux', 'en'].map((word) => `habite plus ${word}`),
  ...['chez', 'pour'].map((word) => `travaille plus ${word}`),
  ...['végétarien', 'végétarienne', 'végan', 'végane'].map((word) => `suis plus ${word}`),
];

export const FRENCH: Lexicon = {
  starters: wordSet(
    `j je nous il elle on ils elles vous tu ai a as avons avez ont avais avait suis es est sommes sont étais était n ne me m se s y en donc
    bon bien maintenant et mais oui non en fait vraiment enfin récemment désormais aujourd hui hier le la les l un une des du de d mon ma
    mes notre nos qu que c ce aussi dans chez à au aux vais va prends prend prenons prenez`,
  ),
  pronouns: wordSet('j je nous on'),
  empty: wordSet(
    `j je nous il elle on ils elles vous tu ai a as avons avez ont avais avait suis es est sommes sont étais était été n ne me m se s y en le
    la les l un une des du de d mon ma mes notre nos son sa ses qu que c ce cet cette à au aux dans chez avec pour par sur et ou mais donc
    maintenant plus pas ici là très aussi depuis dernier dernière mois semaine an année hier aujourd hui prends prend prenons prenez prendre va vais vas
    appelle merci`,
  ),
  otherPeople: wordSet(
    `sœur soeur frère mère maman père papa fils fille femme mari épouse époux compagnon compagne partenaire cousin cousine oncle tante neveu
    nièce grand-mère grand-père ami amie amis voisin voisine collègue chef patron patronne parents enfants copain copine quelqu gens
    entreprise client`,
  ),
  listing: ['et', 'ou'],
  persons: { own: wordSet('j je nous on m me moi mon ma mes notre nos'), third: wordSet('il elle ils elles') },
  endings: /(?:aient|ions|ais|ait|ons|ent|ant|er|ir|és|ées|ée|ez|es|é|e|s|x)$/u,
  elided: /(?<=^|[\s(«"-])((?:j|n|l|d|m|t|s|c|qu|jusqu|lorsqu|puisqu)')/gu,
  ends: [
    'n … plus',
    'ne … plus',
    ...SPOKEN,
    'arrêté de',
    'arrêté',
    'cessé de',
    'vendu',
    'résilié',
    'annulé',
    'annulée',
    'abandonné',
    'quitté',
    'démissionné de',
    'désabonné de',
    'est annulé',
    'est fini',
    'est terminé',
    'avant je',
    'avant nous',
    'autrefois',
  ],
  cueContexts: new Map([
    ['avant je', { before: /^\S+(?:ais|ait|ions)(?= |$)/u }],
    ['avant nous', { before: /^\S+ions(?= |$)/u }],
  ]),
  lasting: new Set(['n … plus', 'ne … plus', ...SPOKEN, 'arrêté de', 'arrêté', 'cessé de', 'abandonné', 'quitté']),
  limits: wordSet('vraiment que qu aussi très jamais'),
  unsure: wordSet('peut-être bientôt presque demain probablement pas'),
  joints: wordSet('et mais car parce puisque'),
  when: {
    since: ['depuis', 'il y a'],
    on: ['en', 'le', 'au'],
    dates: wordSet(
      `janvier février mars avril mai juin juillet août septembre octobre novembre décembre jour jours semaine semaines mois an ans année années
      longtemps peu`,
    ),
    between: wordSet(
      `un une deux trois quatre cinq six sept huit neuf dix onze douze quelques plusieurs le la l dernier dernière fin début de environ`,
    ),
  },
  never: ['n … jamais', 'ne … jamais', 'ce n est pas vrai que', 'il est faux que', 'c est faux que'],
  moves: [
    'déménagé à',
    'déménagé pour',
    'emménagé à',
    'installé à',
    'installée à',
    'installés à',
    'déménagé en',
    'parti vivre à',
    'partie vivre à',
  ],
  homes:
    /(?:[Hh]abit(?:e|es|ons|ent|er)|[Vv]i[st]|[Vv]iv(?:ons|ent|re)|[Rr]ésid\p{L}+)\s(?:\p{L}+\s){0,4}?(?:à|au|aux|en)\s\p{Lu}|[Dd]omicile/u,
  movedTo:
    /(?:ménagé|[Ii]nstallée?s?|vivre)\s(?:à|pour|en|au|aux)\s(?!(?:Noël|Pâques|Pentecôte|Toussaint|Ascension|[Jj]anvier|[Ff]évrier|[Mm]ars|[Aa]vril|[Mm]ai|[Jj]uin|[Jj]uillet|[Aa]oût|[Ss]eptembre|[Oo]ctobre|[Nn]ovembre|[Dd]écembre)(?!\p{L}))(\p{Lu}[\p{L}'’-]+)/u,
  exchanges: [
    'remplacé {old} par {new}',
    'échangé {old} contre {new}',
    'troqué {old} contre {new}',
    'passé de {old} à {new}',
    'passés de {old} à {new}',
  ],
  negations: wordSet('n ne'),
  noLonger: ['plus'],
  newest: wordSet('nouveau nouvelle nouvel'),
  owners: wordSet('mon ma notre'),
  copulas: wordSet('est'),
  single: wordSet(
    `numéro téléphone portable mobile e-mail email mail courriel adresse mot pin code emploi travail employeur chef patron médecin docteur
    dentiste propriétaire nom forfait`,
  ),
  unreal: {
    wish: [
      'j aimerais',
      'nous aimerions',
      'on aimerait',
      'je voudrais',
      'nous voudrions',
      'je veux',
      'nous voulons',
      'je souhaite',
      'j espère',
      'nous espérons',
      'si seulement',
    ],
    plan: [
      'je pense',
      'nous pensons',
      'je prévois',
      'nous prévoyons',
      'j envisage',
      'nous envisageons',
      'je vais',
      'nous allons',
      'on va',
      'j ai l intention',
    ],
    hearsay: [
      'j ai entendu',
      'on a entendu',
      'on dit',
      'on m a dit',
      'il paraît',
      'paraît',
      'apparemment',
      'soi-disant',
    ],
    doubt: ['peut-être', 'il se peut', 'si je', 'si j', 'si on', 'si nous', 'un jour'],
  },
  wishContexts: FRENCH_WISH_CONTEXTS,
  real: [],
  questions: QUESTIONS.fr,
};
