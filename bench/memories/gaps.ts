const list = (words: string): readonly string[] => words.split('|');

/** What fills the gaps of the sentences, by their names. */
export const GAPS: Readonly<Record<string, readonly string[]>> = {
  city: list('Pune|Lisbon|Nagpur|Bangalore|Leeds|Toulouse|Osaka|Porto|Graz|Quito|Bergen|Accra|Hanoi|Cork|Turin|Kochi'),
  company: list(
    'Infosys|Northwind|Halden Foods|Meridian Bank|Orbital Freight|Wipro|Castell Textiles|Blue Harbour|Tessera Labs',
  ),
  job: list(
    'a nurse|an accountant|a civil engineer|a school teacher|a pilot|a pastry chef|a lawyer|a carpenter|a data analyst',
  ),
  date: list('3 March 1984|17 May 1991|29 November 1976|8 August 1988|21 January 1995|12 October 1969'),
  blood: list('A positive|B negative|0 positive|AB positive'),
  size: list('37|39|41|43|45'),
  part: list('in the morning|after six in the evening|at lunchtime|on weekends'),
  mail: list('me@example.com|post@example.org|hello@example.net|box@example.com'),
  allergen: list('peanuts|penicillin|shellfish|pollen|latex|eggs|sesame|bee stings'),
  pet: list('a tabby cat|a beagle|two budgies|a tortoise|a goldfish'),
  hobby: list('pottery|rock climbing|chess|gardening|playing the cello|photography|kayaking'),
  language: list('Hindi|Portuguese|German|Marathi|Japanese|Tamil|French'),
  drug: list('metformin|ibuprofen|levothyroxine|warfarin|cetirizine'),
  name: list('Mia|Leo|Rohan|Ines|Oskar|Meera|Tomas|Greta|Kabir|Yuki|Nora|Emil'),
  day: list('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday'),
  month: list('January|February|April|June|July|September|December'),
  thing: list('bicycle|tent|toaster|laptop|sofa|camera|suitcase|lamp|printer|blender'),
  price: list('40 euros|120 euros|15 pounds|900 rupees|75 dollars'),
  event: list('a wedding|the street festival|a concert|a school reunion|a marathon'),
  feeling: list('delighted|tired|worried|proud|disappointed'),
  first: list('Priya|Sofia|Arun|Hannah|Diego|Leila|Marek|Chidi|Elif|Jonas'),
  last: list('Nair|Almeida|Kovac|Berger|Okafor|Demir|Lindqvist|Rossi|Sharma|Novak'),
  role: list('sister|brother|husband|wife|mother|father|manager|neighbour'),
};
