/** What follows "nach" with a capital and is not a place: times, feasts, directions, and what one moves after or by. */
const NO_PLACE =
  names(`Hause Haus Norden Süden Osten Westen Nordosten Nordwesten Südosten Südwesten Links Rechts Januar Jänner Februar März April Mai Juni Juli
  August September Oktober November Dezember Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonnabend Sonntag Frühling Frühjahr Sommer Herbst
  Winter Anfang Mitte Ende Ostern Pfingsten Weihnachten Silvester Neujahr Karneval Fasching Fastnacht Fronleichnam Allerheiligen Nikolaus Advent Ramadan
  Corona Mitternacht Tagen Stunden Minuten Wochen Monaten Jahren Jahrzehnten Langem Kurzem Jahr Woche Monat Abitur Abi Studium Schule Ausbildung Lehre
  Arbeit Dienst Rente Pension Urlaub Ferien Kur Reha Krankheit Unfall Tod Geburt Hochzeit Heirat Trauung Streit Umbau Auszug Einzug Umzug Abriss Brand
  Hausbrand Wohnungsbrand Absprache Plan Wunsch Wahl Bedarf Ablauf Ansage Anweisung Vorschrift Art Maß Erhalt Abgabe Übergabe Zusage Absage Krieg
  Kriegsende Feierabend Bezug Befehl Vertrag Frist Insolvenz Pleite Diagnose Operation OP Entzug`);
/** Endings of nouns that hardly any town has. */
const NOUN =
  /(?:ung|ungen|heit|heiten|keit|schaft|tion|tionen|tät|ismus|ende|schluss|beginn|tag|tage|tagen|abend|zeit|zeiten|jahr|jahren|monat|monaten|woche|wochen|stunden|ferien|urlaub|geburt|tod|verlust|wechsel|kauf|streit|unfall|todesfall|prüfung|prüfungen|studium|umbau|fest)$/iu;
const INDIAN_TOWNS =
  names(`दिल्ली मुंबई पुणे कोलकाता चेन्नई बेंगलुरु बैंगलोर बंगलौर हैदराबाद अहमदाबाद सूरत जयपुर लखनऊ कानपुर नागपुर इंदौर ठाणे भोपाल पटना वडोदरा
  गाजियाबाद लुधियाना आगरा नासिक फरीदाबाद मेरठ राजकोट वाराणसी श्रीनगर अमृतसर प्रयागराज इलाहाबाद रांची हावड़ा कोयंबटूर जबलपुर ग्वालियर विजयवाड़ा जोधपुर
  मदुरै रायपुर कोटा गुवाहाटी चंडीगढ़ मैसूर गुड़गांव गुरुग्राम नोएडा देहरादून शिमला गोवा कोच्चि उदयपुर अजमेर बरेली अलीगढ़ गोरखपुर मथुरा लंदन दुबई`);
const COUNTRIES = countriesIn('hi');

/**
 * @returns whether the target of a German move is a place: every noun begins with a capital, but few of them occur
 * there.
 */
export function isGermanPlace(name: string): boolean {
  const [first = name] = name.split(' ');
  return !NO_PLACE.has(first) && !NOUN.test(first);
}

/** @returns whether a word of Devanagari, which has no capitals, names a place. */
export function isHindiPlace(name: string): boolean {
  return INDIAN_TOWNS.has(name) || COUNTRIES.has(name);
}

function names(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/u).filter(Boolean));
}

/** The names of countries in a language. */
function countriesIn(language: string): ReadonlySet<string> {
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  return new Set(letters.flatMap((a) => letters.flatMap((b) => regions.of(a + b) ?? [])));
}
