const list = (words: string): string[] => words.split(',').map((word) => word.trim());

/** What fills the gaps of a sentence, by the gap's name. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  name: list(
    'Asha, Bruno, Chitra, Dario, Elif, Femi, Greta, Hugo, Ines, Jonas, Kavya, Liam, Mei, Nuno, Olga, Priya, Quentin, Rohan, Sofia, Tariq, Uma, Viktor, Wanda, Ximena, Yusuf, Zoe, Arjun, Bela, Camille, Dmitri, Esther, Farid, Gita, Hana, Igor, Joana, Kofi, Lena, Marco, Nadia',
  ),
  relative: list(
    'sister, brother, mother, father, wife, husband, daughter, son, aunt, uncle, cousin, grandmother, grandfather, niece, nephew, neighbour, flatmate, boss, colleague, oldest friend, mentor, landlord',
  ),
  city: list(
    'Pune, Lisbon, Porto, Nairobi, Osaka, Kyoto, Toronto, Lyon, Leipzig, Kraków, Bergen, Valencia, Izmir, Hanoi, Recife, Cusco, Tallinn, Galway, Ghent, Trieste, Bangalore, Mysore, Chennai, Accra, Dakar, Montreal, Austin, Denver, Seattle, Oaxaca, Medellín, Perth, Hobart, Wellington, Seoul, Taipei, Jaipur, Kochi, Cardiff, Aarhus',
  ),
  food: list(
    'sushi, dosa, lasagne, ramen, tacos, falafel, pierogi, paella, biryani, jollof rice, goulash, ceviche, pho, bibimbap, borscht, moussaka, poutine, feijoada, rye bread, blue cheese, oysters, mango pickle, lentil soup, apple strudel, dark chocolate, pistachio ice cream, kimchi, baklava, mushroom risotto, fish curry, scones, hummus',
  ),
  allergen: list(
    'peanuts, shellfish, penicillin, cat hair, birch pollen, latex, sesame, eggs, gluten, bee stings, ibuprofen, soy',
  ),
  job: list(
    'a nurse, a bridge engineer, a tax adviser, a pastry chef, a radio producer, a crane operator, a data analyst, a primary school teacher, a physiotherapist, a locksmith, a translator, a beekeeper, a museum guide, a paralegal, a game designer, a vet, a train driver, a florist, a welder, a librarian, a product manager, a midwife, an electrician, an architect',
  ),
  company: list(
    'Northwind, Infosys, Wipro, Halden Rail, Brightwater Clinic, Oskar & Sons, the city council, Meridian Bank, Lumen Studio, Kestrel Air, Tidewater Labs, Sable Insurance, the university, Fernhill School, Quarry Games, Atlas Freight, Blue Door Bakery, Helix Pharma, Orchard Mobile, Pinnacle Law',
  ),
  hobby: list(
    'bouldering, watercolours, choir, birdwatching, chess, salsa, pottery, trail running, woodworking, the cello, stand-up comedy, rowing, astronomy, knitting, judo, film photography, gardening, table tennis, calligraphy, open-water swimming, board games, baking sourdough, cycling, the ukulele, surfing, genealogy',
  ),
  pet: list(
    'a grey cat, an old beagle, two budgies, a tortoise, a rescue greyhound, a corn snake, three hens, a border collie, a rabbit, an axolotl, a parrot, a golden retriever',
  ),
  thing: list(
    'a second-hand piano, an electric bicycle, a standing desk, a camper van, noise-cancelling headphones, an espresso machine, a telescope, a sewing machine, a wool coat, a folding kayak, a 3D printer, a cast-iron pan, a drone, hiking boots, a projector, a record player, a new laptop, a greenhouse, a leather sofa, a smart watch',
  ),
  price: list('40 euros, 120 dollars, 3,000 rupees, 75 pounds, 900 dollars, 15,000 rupees, 250 euros, 2,400 dollars'),
  event: list(
    'a wedding, a job interview, a dentist appointment, a half marathon, a parents evening, an eye test, a housewarming, a piano recital, a driving test, a baby shower, a court hearing, a school play, a knee operation, a book fair, a job fair, a funeral, a naming ceremony, a product launch',
  ),
  ailment: list(
    'migraines, a sprained ankle, insomnia, hay fever, lower back pain, asthma, tennis elbow, high blood pressure, a broken wrist, vertigo, eczema, tinnitus',
  ),
  book: list(
    'Middlemarch, The Leopard, Dune, Pachinko, The God of Small Things, Beloved, Solaris, Persuasion, Invisible Cities, Half of a Yellow Sun, Kafka on the Shore, The Overstory, Stoner, Austerlitz',
  ),
  language: list(
    'Portuguese, Kannada, Japanese, Polish, Swahili, Turkish, Catalan, Korean, Welsh, Arabic, Danish, Hindi',
  ),
  channel: list('by phone, by email, on WhatsApp, by text message, by post, in the app'),
  day: list('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  month: list('January, February, March, April, May, June, July, August, September, October, November, December'),
  part: list('early in the morning, before lunch, in the afternoon, after work, late at night, at the weekend'),
  feeling: list('proud, nervous, relieved, annoyed, excited, tired, hopeful, homesick, grateful, undecided'),
  reason: list(
    'because it is close to home, because a friend recommended it, to save money, after a long search, to have more time for the family, on the advice of a doctor, as a birthday present, for the first time, once again, despite the rain, without telling anybody, and would do it again, but regrets it a little, which surprised everybody, as every year',
  ),
  number: list('two, three, four, five, six, seven, eight, nine, ten, twelve, fifteen, twenty'),
};
