import { readAttribute } from './read-attribute.js';

const said = (sentence: string): string => {
  const read = readAttribute(sentence, true);
  return read ? `${read.attribute}=${read.value} ${read.polarity}` : 'open';
};

describe('what a clause denies is of that clause alone', () => {
  it.each([
    ["I can't eat that, I'm allergic to nuts.", 'allergy=nuts holds'],
    ["I don't eat cake because I'm allergic to eggs.", 'allergy=eggs holds'],
    ["I don't drive, I live in Porto.", 'current_city=Porto holds'],
    ["I'm not married, I live in Porto.", 'current_city=Porto holds'],
    ["It's not easy but I live in Rome.", 'current_city=Rome holds'],
    ["I can't believe I live in Rome!", 'current_city=Rome holds'],
    ["I don't eat meat, I am vegetarian.", 'diet=vegetarian holds'],
    ["I didn't get the parcel, my address is 18 Canal Road.", 'home_address=18 Canal Road holds'],
    ["I don't drive as I live in Porto.", 'current_city=Porto holds'],
    ["I haven't lived in Porto since May.", 'current_city=Porto ends'],
    ["I haven't worked at Siemens for two years.", 'employer=Siemens ends'],
    ["I'm not allergic to nuts any more.", 'allergy=nuts ends'],
    ["My name isn't Tom Baker.", 'name=Tom Baker never'],
    ["I don't live in Porto.", 'current_city=Porto never'],
    ["I can't speak German.", 'language=German never'],
    ['I can speak German.', 'language=German holds'],
    ["I don't speak German well.", 'open'],
    ["I don't play piano well.", 'open'],
    ["I don't live in Porto yet.", 'open'],
    ["I'm not allergic to anything.", 'open'],
    ["I haven't moved to Berlin.", 'open'],
  ])('%s: %s', (sentence, read) => {
    expect(said(sentence)).toBe(read);
  });
});

describe('what a clause ends is of that clause alone', () => {
  it.each([
    ['I left Siemens and now I work at Bosch.', 'employer=Bosch holds'],
    ['I left Porto last year, I live in Rome now.', 'current_city=Rome holds'],
    ['I work at Bosch, I left Siemens in May.', 'employer=Bosch holds'],
    ['I quit my job and now I work for Bosch.', 'employer=Bosch holds'],
    ['I stopped smoking and I work at Bosch.', 'employer=Bosch holds'],
    ["I'm a vegetarian, I stopped eating meat years ago.", 'diet=vegetarian holds'],
    ["I'm allergic to nuts so I stopped eating cake.", 'allergy=nuts holds'],
    ['I used to live in Porto, and now I live in Rome.', 'current_city=Rome holds'],
    ['I stopped working at Siemens and now I work at Bosch.', 'employer=Bosch holds'],
    ['I stopped working at Siemens.', 'employer=Siemens ends'],
    ['I used to live in Porto and work at Bosch.', 'current_city=Porto ends'],
    ['I left Porto for good.', 'current_city=Porto ends'],
    ['I got married and moved to Rome.', 'current_city=Rome holds'],
    ['I never stopped working at Siemens.', 'open'],
  ])('%s: %s', (sentence, read) => {
    expect(said(sentence)).toBe(read);
  });
});

describe('only the speaker is spoken of, and a value is of its kind', () => {
  it.each([
    'My appointment was moved to Friday.',
    'My delivery was moved to Monday.',
    'The meeting was moved to Tuesday.',
    "The vet's name is Tom Baker.",
    'My flight is from Berlin.',
    'The package is from Amazon.',
    'My car is 10 years old.',
    'My house is 30 years old.',
    'I was born in March 1990.',
    'I started chemo at Mercy Hospital.',
    'I started yoga at Lifetime Fitness.',
    'Friday works for Anna.',
    'My office address is 5 King Street.',
    'My billing address is 5 King Street.',
    'I moved to Vodafone.',
    "I've moved to Larkspur.",
    'I moved to Larkspur last year.',
    "We moved to Dr Okafor's practice.",
    "I'm from Larkspur Parcels.",
    'Hi, I am from Billing.',
    'We moved to Teams for meetings.',
    'My company is based in Munich.',
    'I have a sister who moved to Rome.',
  ])('leaves open: %s', (sentence) => {
    expect(said(sentence)).toBe('open');
  });

  it.each([
    ["My dog's name is Rex.", 'pet=Rex holds'],
    ['I am allergic to aspirin not latex', 'allergy=aspirin holds'],
    ['I am allergic to aspirin can you note that', 'allergy=aspirin holds'],
    ['I am allergic to aspirin my doctor says', 'allergy=aspirin holds'],
    ["My cat's name is Luna.", 'pet=Luna holds'],
    ['My old phone number is 0151 234 5678.', 'phone_number=0151 234 5678 ends'],
    ['My last name is Rao.', 'last_name=Rao holds'],
    ['I started a new job at Bosch.', 'employer=Bosch holds'],
    ['Phone number is 0151 234 5678.', 'phone_number=0151 234 5678 holds'],
    ["I've got a dog called Rex.", 'pet=Rex holds'],
  ])('%s: %s', (sentence, read) => {
    expect(said(sentence)).toBe(read);
  });

  it.each([
    ['The package is from Amazon.', null],
    ['Her flight is from Berlin.', null],
    ['friday works for Anna.', null],
    ['Mia is allergic to nuts.', 'allergy'],
    ['Mia did not work at Bosch last year.', null],
    ['Emily works at Bosch.', 'employer'],
    ["She's based in Munich.", 'current_city'],
    ['My older sister has a dog called Rex.', 'pet'],
    ["Mia's name is Mia Rao.", 'name'],
  ])('of somebody else: %s', (sentence, attribute) => {
    expect(readAttribute(sentence, false)?.attribute ?? null).toBe(attribute);
  });
});

describe('what was so is not taken for what is so', () => {
  it.each([
    'I lived in Porto as a child.',
    'I worked at Google last year.',
    'I worked at Google before this.',
    'I lived in Rome for two years.',
    'I moved to Berlin when I was a child.',
    'I moved to Rome in 2019 but left in 2021.',
    "I moved to Rome, but I'm back in Porto.",
    'I moved to Rome and then moved back.',
    'I was vegetarian.',
    "I'm based in London this week.",
    "I'm living in Berlin for the summer.",
    'I was living in Rome then.',
    'I had lived in Rome.',
    'My favourite dish was lasagne.',
    'I was used to living in Rome.',
  ])('leaves open: %s', (sentence) => {
    expect(said(sentence)).toBe('open');
  });

  it.each([
    ['I have lived in Porto since 2015.', 'current_city=Porto holds'],
    ["I've been living in Porto.", 'current_city=Porto holds'],
    ["I've worked at Bosch for ten years.", 'employer=Bosch holds'],
    ['I moved to Berlin ten years ago.', 'current_city=Berlin holds'],
    ['I moved to Rome and left Bosch.', 'current_city=Rome holds'],
    ['I moved to Rome but my son left in May.', 'current_city=Rome holds'],
    ['I grew up in Oslo.', 'hometown=Oslo holds'],
    ['I moved from Porto to Otley.', 'open'],
    ['I moved to Otley, West Yorkshire.', 'current_city=Otley holds'],
    ['I moved to Otley with my sister.', 'current_city=Otley holds'],
    ['I moved to Otley with my husband.', 'current_city=Otley holds'],
    ['I relocated to Otley.', 'current_city=Otley holds'],
    ['I moved to Leeds in May.', 'current_city=Leeds holds'],
    ["I'm from Leeds.", 'hometown=Leeds holds'],
    ['Just moved to Rome.', 'current_city=Rome holds'],
    ['Based in Porto.', 'current_city=Porto holds'],
  ])('%s: %s', (sentence, read) => {
    expect(said(sentence)).toBe(read);
  });
});
