/**
 * Places that are in neither the countries nor the time zones: towns where many live or move to, regions, and states.
 */
const TOWNS = `Aberdeen Aberystwyth Aix Albany Alicante Altrincham Amersham Antwerp Arlington Atlanta Austin Avignon Aylesbury Ayr Bangalore Bengaluru Bangor
Banbury Barcelona Barnet Barnsley Basel Basildon Basingstoke Bath Bedford Belfast Benidorm Berkeley Bern Bilbao Blackpool Bochum Bognor Bologna Bolton Bonn
Bordeaux Boston Boulder Braga Bremen Brescia Brest Brighton Bristol Bruges Buffalo Burnley Bury Cadiz Calgary Cambridge Cannes Canterbury Cardiff
Carlisle Charleston Charlotte Chelmsford Cheltenham Chennai Chester Cincinnati Cleveland Coimbra Colchester Cologne Columbus Cordoba Cork Cornwall Coventry
Crawley Crewe Croydon Cumbria Dallas Delhi Derby Devon Didcot Doncaster Dorset Dortmund Dover Dresden Dudley Dundee Dunfermline Durham Dusseldorf Düsseldorf
Ealing Eastbourne Edinburgh Eindhoven Ely Epsom Essen Essex Eugene Exeter Falmouth Faro Fife Florence Folkestone Fresno Frome Galway Gateshead Geneva Genoa
Ghent Girona Glasgow Glastonbury Gloucester Goa Gothenburg Granada Grantham Graz Greenwich Grenoble Grimsby Groningen Guildford Gurgaon Hackney Haifa
Hamburg Hanover Harlow Harrogate Harrow Hastings Havana Heidelberg Hereford Honolulu Hounslow Houston Hove Huddersfield Hull Hyderabad Inverness Ipswich Islington
Jaipur Kansas Karachi Karlsruhe Keighley Kendal Kent Kerry Kilkenny Kingston Kochi Kyoto Lahore Lancaster Leeds Leicester Leiden Leipzig Lewes Lichfield Liege Lille
Limerick Limoges Lincoln Linz Liverpool London Louth Lucerne Lucknow Ludlow Luton Lyon Macclesfield Madison Maidstone Malaga Málaga Malmö Malvern Manchester Mannheim
Marbella Margate Marseille Matlock Memphis Mesa Miami Milan Milton Milwaukee Minneapolis Modena Montpellier Montreal Mumbai Munich Murcia Mysore Nagpur
Nantes Naples Nashville Newark Newbury Newcastle Newquay Nice Norfolk Northampton Norwich Nottingham Nuremberg NYC Oakland Odense Omaha Oporto Orlando Osaka Ottawa
Oxford Padua Palermo Palma Pasadena Penrith Penzance Perugia Peterborough Philadelphia Pisa Pittsburgh Plymouth Poole Porto Portland Portsmouth Potsdam
Preston Princeton Pune Quebec Raleigh Ramsgate Reading Reno Rennes Rhyl Richmond Rochdale Rotherham Rotterdam Rouen Rugby Runcorn Sacramento Salamanca Salford
Salisbury Salzburg Santander Sapporo Savannah Scarborough Seattle Seville Sheffield Shrewsbury Slough Solihull Somerset Southampton Southend Spokane Stafford Stevenage Stirling
Stockport Stoke Strasbourg Stratford Stroud Stuttgart Suffolk Sunderland Surat Surrey Sussex Swansea Swindon Tacoma Tallahassee Tampa Taunton Telford Toledo Topeka Torquay
Toulouse Tours Trento Trier Truro Tucson Tulsa Turin Ulm Utrecht Valencia Venice Verona Vigo Wakefield Walsall Warrington Warwick Watford Wells Weymouth Whitby
Wigan Wimbledon Winchester Windsor Woking Wolverhampton Worcester Worthing Wrexham Yeovil York Yorkshire
Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kentucky Louisiana Maine
Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Wisconsin Wyoming
Alberta Bavaria Brittany Brooklyn Catalonia Crete Gujarat Karnataka Kerala Manhattan Manitoba Normandy Ontario Provence Punjab Queens Queensland Rajasthan Sardinia
Saxony Scotland Sicily Tasmania Tuscany Victoria Wales England`;
const PAIRS = [
  "New York|New Jersey|New Hampshire|New Mexico|New Orleans|New Delhi|New Haven|North Carolina|South Carolina|North Dakota|South Dakota|West Virginia|Rhode Island|San Francisco|San Diego|San Jose|San Antonio|Santa Fe|Santa Barbara|Santa Cruz|Santa Monica|Fort Worth|Salt Lake|El Paso|Cape Town|Hong Kong|St Albans|St Ives|St Andrews|St Louis|St Helens|Den Haag|The Hague|King's Lynn|Bury St|Isle of|Tel Aviv|Rio de|Sao Paulo|Bay Area|Silicon Valley|East Anglia|West London|East London|South London|North London|West Midlands",
].join('|');
/** Brands do not end like this. */
const ENDING =
  /.(?:shire|hampton|chester|cester|bury|mouth|burgh|bridge|hurst|thorpe|minster|borough|ville|furt|heim|abad|grad|stadt|brück)$/u;

/** @returns the names of countries in a language, and other English names for them. */
export function countries(language = 'en'): ReadonlySet<string> {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
  const found = letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []));
  return new Set([...found, 'the UK', 'UK', 'England', 'Scotland', 'Wales', 'USA', 'US', 'Turkey', 'America']);
}

/** The cities that time zones are named after. */
function zoneCities(): string[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => (zone.split('/').at(-1) as string).replaceAll('_', ' '));
}

const KNOWN: ReadonlySet<string> = new Set(
  [...countries(), ...zoneCities(), ...TOWNS.split(/\s+/u), ...PAIRS.split('|')].map((name) => name.toLowerCase()),
);

/** @returns whether a name is that of a known place, capitalised or not. */
export function isKnownPlace(name: string): boolean {
  const words = name.toLowerCase().split(/[\s,]+/u);
  const begun = words.map((_, i) => words.slice(0, i + 1).join(' '));
  // "Santander UK", "London Life": a place followed by more is one only if the rest is a place as well, or specifies
  // it.
  const known = begun.findLastIndex((part) => KNOWN.has(part));
  const rest = words.slice(known + 1).join(' ');
  if (known >= 0) return rest === '' || KNOWN.has(rest) || OF_A_PLACE.test(rest);
  return words.length === 1 && ENDING.test(name);
}

const OF_A_PLACE =
  /^(?:city|town|upon|on|under|by|lake|beach|county|park|heights|hills|springs|falls|island|keynes|regis|spa|edmunds|man|wight|janeiro|mesa|vegas|north|south|east|west|centre|center)\b/u;
