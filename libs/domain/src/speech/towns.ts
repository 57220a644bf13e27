import { isKnownPlace } from '../self-speech/places.js';

const GERMAN_TOWNS =
  names(`Aachen Augsburg Bamberg Basel Bayreuth Berlin Bern Bielefeld Bochum Bonn Bottrop Braunschweig Bregenz Bremen Bremerhaven Celle
  Chemnitz Chur Cottbus Darmstadt Dessau Detmold Dortmund Dresden Duisburg Düren Düsseldorf Emden Erfurt Erlangen Essen Esslingen Flensburg Frankfurt
  Freiburg Fulda Fürth Gelsenkirchen Genf Gera Gießen Goslar Göttingen Graz Greifswald Gütersloh Hagen Halle Hamburg Hameln Hamm Hanau Hannover Heidelberg
  Heilbronn Herford Herne Hildesheim Ingolstadt Innsbruck Jena Kaiserslautern Karlsruhe Kassel Kempten Kiel Klagenfurt Koblenz Köln Konstanz Krefeld
  Landshut Lausanne Leipzig Leverkusen Lindau Linz Lübeck Ludwigshafen Lüneburg Luzern Magdeburg Mainz Mannheim Marburg Minden Moers München Münster
  Neuss Nürnberg Oberhausen Offenbach Oldenburg Osnabrück Paderborn Passau Pforzheim Plauen Potsdam Ratingen Ravensburg Recklinghausen Regensburg Remscheid
  Reutlingen Rosenheim Rostock Saarbrücken Salzburg Schwerin Siegen Solingen Speyer Stralsund Stuttgart Trier Tübingen Ulm Unna Villach Weimar Wels Wien
  Wiesbaden Winterthur Witten Wolfsburg Worms Wuppertal Würzburg Zürich Zwickau Bayern Sachsen Thüringen Hessen Brandenburg Tirol Kärnten Steiermark
  Athen Barcelona Brüssel Bukarest Danzig Dublin Edinburgh Florenz Kopenhagen Lissabon London Madrid Mailand Mallorca Marseille Moskau Neapel Nizza Oslo
  Paris Peking Prag Rom Sevilla Stockholm Straßburg Tokio Turin Valencia Venedig Warschau`);
const GERMAN_ENDING = /.{2}(?:burg|stadt|hausen|heim|dorf|furt|ingen|stedt|brück|brücken|kirchen|münde)$/u;
const INDIAN_TOWNS =
  names(`दिल्ली मुंबई पुणे कोलकाता चेन्नई बेंगलुरु बैंगलोर बंगलौर हैदराबाद अहमदाबाद सूरत जयपुर लखनऊ कानपुर नागपुर इंदौर ठाणे भोपाल पटना वडोदरा
  गाजियाबाद लुधियाना आगरा नासिक फरीदाबाद मेरठ राजकोट वाराणसी श्रीनगर अमृतसर प्रयागराज इलाहाबाद रांची हावड़ा कोयंबटूर जबलपुर ग्वालियर विजयवाड़ा जोधपुर
  मदुरै रायपुर कोटा गुवाहाटी चंडीगढ़ मैसूर गुड़गांव गुरुग्राम नोएडा देहरादून शिमला गोवा कोच्चि उदयपुर अजमेर बरेली अलीगढ़ गोरखपुर मथुरा लंदन दुबई`);
const COUNTRIES = { de: countriesIn('de'), hi: countriesIn('hi') };

/** @returns whether a German name is that of a place; every noun of German begins with a capital. */
export function isGermanPlace(name: string): boolean {
  const [first = name] = name.split('-');
  const isTown = GERMAN_TOWNS.has(first) || GERMAN_ENDING.test(name) || /^(?:St\.|Sankt|Bad)\s/u.test(name);
  return isTown || GERMAN_TOWNS.has(first.split(' ')[0]!) || COUNTRIES.de.has(name) || isKnownPlace(first);
}

/** @returns whether a word of Devanagari, which has no capitals, names a place. */
export function isHindiPlace(name: string): boolean {
  return INDIAN_TOWNS.has(name) || COUNTRIES.hi.has(name);
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
