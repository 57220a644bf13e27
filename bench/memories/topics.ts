/** What can be known of somebody, how it is told, and how it is asked for. `{…}` are gaps: words, the name, the pronouns. */
export interface Topic {
  readonly attribute: string;
  /** Topics of one field are told together or not at all: what is told of one nearly answers a question about the other. */
  readonly field: string;
  /** One value at a time: an earlier one is told first, and must not come back. */
  readonly single: boolean;
  readonly told: readonly string[];
  readonly asked: readonly string[];
}

const WORK = new Set(['employer', 'job_title']);

function one(attribute: string, told: readonly string[], asked: readonly string[]): Topic {
  return { attribute, field: WORK.has(attribute) ? 'work' : attribute, single: true, told, asked };
}

function many(attribute: string, told: readonly string[], asked: readonly string[]): Topic {
  return { ...one(attribute, told, asked), single: false };
}

/** What is known of the contact. */
export const TOPICS: readonly Topic[] = [
  one(
    'current_city',
    ['Lives in {city}.', '{First} lives in {city}.', 'Moved to {city}.'],
    ['Where does {he} live?', 'Which city does {First} live in?', 'What town is {First} {Last} in these days?'],
  ),
  one(
    'employer',
    ['Works at {company}.', '{He} works for {company}.', '{First} started at {company}.'],
    ['Where does {he} work?', 'Which company does {First} work for?', "Who is {First}'s employer?"],
  ),
  one(
    'job_title',
    ['Is {job}.', '{He} is {job}.'],
    ["What is {First}'s job?", 'What does {he} do for a living?', 'What is {his} role at work?'],
  ),
  one(
    'birth_date',
    ['Was born on {date}.', "{First}'s birthday is {date}."],
    ['When was {First} born?', "When is {First}'s birthday?", 'What is {his} date of birth?'],
  ),
  one(
    'blood_type',
    ['Has blood group {blood}.'],
    ["What is {First}'s blood type?", 'Which blood group does {he} have?'],
  ),
  one(
    'shoe_size',
    ['Wears shoes of size {size}.'],
    ['What is {his} shoe size?', 'Which size of shoes does {First} wear?'],
  ),
  one(
    'preferred_contact_time',
    ['Wants to be called {part}.', 'Prefers calls {part}.'],
    ['When is the best time to call {First}?', 'At what time should we ring {him}?'],
  ),
  one(
    'primary_email',
    ['The e-mail address is {mail}.', '{First} reads mail at {mail}.'],
    ["What is {First}'s e-mail address?", 'Where can we write to {him} by mail?'],
  ),
  many(
    'allergy',
    ['Is allergic to {allergen}.', '{First} has an allergy to {allergen}.'],
    ['Which allergies does {he} have?', 'What is {First} allergic to?', 'Does {First} {Last} have any allergies?'],
  ),
  many(
    'child',
    ['Has a child called {name}.', 'One of {his} children is {name}.'],
    ['How many children does {he} have?', "What are the names of {First}'s children?", 'Does {First} have kids?'],
  ),
  many('pet', ['Has {pet}.', '{First} keeps {pet}.'], ['Does {First} have a pet?', 'Which pets does {he} have?']),
  many(
    'hobby',
    ['Practises {hobby} in {his} free time.', 'Loves {hobby}.'],
    ["What are {First}'s hobbies?", 'What does {he} do in {his} free time?'],
  ),
  many('language', ['Speaks {language}.'], ['Which languages does {First} speak?', 'What languages does {he} know?']),
  many('medication', ['Takes {drug} every day.'], ['Which medication does {First} take?', 'What medicine is {he} on?']),
];

/** What is known of somebody around the contact; `{Role}` is "Her sister", "His manager". */
export const ABOUT_OTHERS: readonly Topic[] = [
  one('current_city', ['{Role} lives in {city}.'], ['Where does {role} live?', 'Which city does {role} live in?']),
  one('employer', ['{Role} works at {company}.'], ['Where does {role} work?', 'Which company does {role} work for?']),
  one('job_title', ['{Role} is {job}.'], ["What is {role's} job?", 'What does {role} do for a living?']),
  many('allergy', ['{Role} is allergic to {allergen}.'], ['What is {role} allergic to?']),
];

/** What nobody told of anyone. */
export const UNTOLD: readonly string[] = [
  'What is the capital of France?',
  'Which passport does {First} hold?',
  'What is the serial number of the router?',
  'Who won the football match yesterday?',
  "What is {First}'s favourite colour?",
  'Has {First} ever been to Iceland?',
  "What was {his} grandmother's maiden name?",
  'How tall is {he}?',
  'Which bank does {First} use?',
  'Did {he} vote in the last election?',
  'What is the wifi password?',
  'Which mobile network is {First} {Last} with?',
];

/** What is said besides; it answers none of the questions. */
export const ASIDES: readonly string[] = [
  'Complained on a {day} that the {thing} had arrived broken.',
  'Asked for a refund of {price} for the {thing}.',
  'Said that {First} {Last} is the name on the invoice of {date}.',
  'Met {name} at {event} and talked about the {thing}.',
  'Cooked dinner for {name} on the last {day} of {month}.',
  'Was {feeling} after {event} in {month}.',
  'Bought a {thing} for {price} in {month}.',
  'Wants to sell the {thing} soon.',
  '{First} thanked the agent for the quick help with the {thing}.',
  'Lent a {thing} to {name} in {month}.',
  'Is reading a novel that {name} lent in {month}.',
  'Has been saving {price} a month for a {thing}.',
  'Was late on a {day} because of the rain in {month}.',
  'Enjoyed {event} with {name} very much.',
];
