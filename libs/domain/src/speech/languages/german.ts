import { isGermanPlace } from '../places/towns.js';
import { type Lexicon, wordSet } from './lexicon.js';
import { QUESTIONS } from './questions.js';
import { GERMAN_WISH_CONTEXTS } from './wish-contexts.js';

const PLACE = String.raw`((?:St\.\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:am|an\sder|im)\s)?\p{Lu}[\p{L}'’-]+)?)`;

export const GERMAN: Lexicon = {
  starters: wordSet(
    `ich wir er sie es man du ihr habe haben hat hatte hatten bin sind ist war waren wurde wurden wird also nun jetzt und aber ja nein
    eigentlich wirklich endlich kürzlich inzwischen mittlerweile gerade leider seit letzte letzten letzter letztes woche monat jahr gestern
    heute der die das den dem des ein eine einen einem einer mein meine meinen meinem meiner unser unsere unseren uns mich mir sich bei in
    im am an aus auf von vom zu zum zur mit gegen dass früher selbst auch gar überhaupt nehme nimmt nehmen`,
  ),
  pronouns: wordSet('ich wir'),
  empty: wordSet(
    `ich wir er sie es man du ihr habe haben hat hatte hatten bin sind ist war waren wurde wurden wird werde der die das den dem des ein eine
    einen einem einer mein meine meinen meinem meiner unser unsere unseren uns mich mir sich bei in im ins am an aus auf von vom zu zum zur
    mit gegen für dass und oder aber jetzt nun schon auch sehr nur so da hier dort gar überhaupt seit letzte letzten letzter letztes woche monat jahr
    gestern heute kürzlich inzwischen bitte danke kein keine keinen keiner nicht mehr nehme nimmt nehmen namens heißt`,
  ),
  otherPeople: wordSet(
    `schwester bruder mutter mama vater papa sohn tochter frau mann ehefrau ehemann partner partnerin cousin cousine onkel tante neffe nichte
    oma opa großmutter großvater freund freunde freundin nachbar nachbarin kollege kollegin chef chefin mitbewohner eltern kinder jemand
    leute firma kunde`,
  ),
  listing: ['und', 'oder', 'sowie'],
  persons: {
    own: wordSet('ich wir mein meine meinen meinem meiner meines unser unsere unseren unserem unserer mich mir uns'),
    third: wordSet('er sie'),
  },
  endings: /(?:innen|in|en|em|er|es|et|e|t|n|s)$/u,
  ends: [
    'nicht mehr',
    'kein … mehr',
    'keine … mehr',
    'keinen … mehr',
    'nicht länger',
    'aufgehört … zu',
    'aufgehört mit',
    'aufgehört',
    'verkauft',
    'gekündigt',
    'abbestellt',
    'abgemeldet',
    'abgesagt',
    'storniert',
    'beendet',
    'aufgegeben',
    'ausgetreten',
    'abgegeben',
    'abgesetzt',
    'verlassen',
    'fällt aus',
    'ist ausgefallen',
    'findet nicht statt',
    'ist vorbei',
    'früher habe ich',
    'früher war ich',
  ],
  lasting: new Set([
    'nicht mehr',
    'kein … mehr',
    'keine … mehr',
    'keinen … mehr',
    'nicht länger',
    'aufgehört … zu',
    'aufgehört mit',
    'aufgehört',
    'aufgegeben',
  ]),
  limits: wordSet(
    'wirklich richtig als wie so nur bloß sehr lange gern gerne oft viel häufig ständig ganz allein alleine täglich',
  ),
  unsure: wordSet(
    'vielleicht eventuell möglicherweise wohl vermutlich wahrscheinlich bald demnächst künftig fast beinahe kaum angeblich ab',
  ),
  joints: wordSet('und sondern aber weil denn da seitdem sodass'),
  when: {
    since: ['seit', 'vor'],
    on: ['am', 'im', 'zum'],
    dates: wordSet(
      `januar februar märz april mai juni juli august september oktober november dezember tag tage tagen woche wochen monat monate monaten
      jahr jahre jahren kurzem langem`,
    ),
    between: wordSet(
      `ein einem einer zwei drei vier fünf sechs sieben acht neun zehn elf zwölf paar einigen mehreren vielen letztem letzten letzter dem der
      anfang mitte ende etwa über fast ungefähr`,
    ),
  },
  never: [
    'noch nie',
    'niemals',
    'nie',
    'es stimmt nicht dass',
    'es ist nicht wahr dass',
    'das stimmt nicht dass',
    'es ist falsch dass',
  ],
  moves: ['nach … gezogen', 'nach … umgezogen', 'nach … übersiedelt', 'nach … ausgewandert', 'zog nach', 'zogen nach'],
  homes:
    /(?<!\p{L})(?:wohn|leb)(?:e|en|t|st|haft)\s(?:\p{L}+\s){0,4}?(?:in|bei|auf|an|am|im)\s|(?<!\p{L})wohnort(?!\p{L})/iu,
  movedTo: new RegExp(
    String.raw`nach\s${PLACE}\s(?:umgezogen|gezogen|übersiedelt|ausgewandert)(?!\p{L})|\bzog(?:en)?\snach\s${PLACE}`,
    'u',
  ),
  isHome: isGermanPlace,
  exchanges: [
    'von {old} auf {new} umgestiegen',
    'von {old} zu {new} gewechselt',
    'von {old} auf {new} gewechselt',
    '{old} gegen {new} getauscht',
    '{old} gegen {new} eingetauscht',
    '{old} durch {new} ersetzt',
  ],
  negations: wordSet('nicht kein keine keinen keinem keiner'),
  noLonger: ['nicht mehr', 'mehr', 'nicht länger'],
  newest: wordSet('neue neuer neues neuen'),
  owners: wordSet('mein meine unser unsere'),
  copulas: wordSet('ist lautet heißt'),
  single: wordSet(
    `nummer telefonnummer handynummer rufnummer handy telefon e-mail email mail e-mail-adresse mailadresse adresse anschrift passwort pin
    postleitzahl arbeitgeber job chef chefin arzt ärztin hausarzt hausärztin zahnarzt zahnärztin vermieter vermieterin nachname tarif`,
  ),
  unreal: {
    wish: [
      'ich würde gern',
      'ich würde gerne',
      'wir würden gern',
      'ich möchte',
      'wir möchten',
      'ich wünschte',
      'ich hoffe',
      'wir hoffen',
      'hoffentlich',
      'ich will',
      'wir wollen',
      'ich hätte gern',
      'wenn ich doch',
    ],
    plan: [
      'ich plane',
      'wir planen',
      'ich habe vor',
      'wir haben vor',
      'ich überlege',
      'wir überlegen',
      'ich denke darüber nach',
      'ich werde',
      'wir werden',
      'ich beabsichtige',
    ],
    hearsay: [
      'ich habe gehört',
      'wir haben gehört',
      'ich hörte',
      'man sagt',
      'es heißt',
      'angeblich',
      'jemand hat gesagt',
      'jemand sagte',
      'mir wurde gesagt',
      'anscheinend',
      'scheinbar',
    ],
    doubt: [
      'vielleicht',
      'eventuell',
      'möglicherweise',
      'wenn ich',
      'falls ich',
      'falls wir',
      'wenn wir',
      'was wäre wenn',
      'irgendwann',
      'eines tages',
      'könnte sein',
    ],
  },
  wishContexts: GERMAN_WISH_CONTEXTS,
  real: [],
  questions: QUESTIONS.de,
};
