import type { Dice } from './dice.js';
import { WORDS } from './words.js';

const STATEMENTS = [
  'Lives in {city} with {pet} and moved there in {month} {reason}',
  'Works as {job} at {company} and starts {part}',
  'Left {company} in {month} to become {job} in {city}',
  'Is allergic to {allergen} and carries medicine when travelling to {city}',
  'Likes {food}, above all the way {name} makes it in {city}',
  'Cannot stand {food} since a dinner with {name} in {month}',
  'Has a {relative} called {name} who lives in {city} and works as {job}',
  'The {relative}, {name}, is learning {language} {reason}',
  'Adopted {pet} in {month} and named it {name}',
  'Bought {thing} for {price} in {month} {reason}',
  'Wants to sell {thing} before moving to {city}',
  'Practises {hobby} every {day} {part} with {name}',
  'Gave up {hobby} in {month} because of {ailment}',
  'Has suffered from {ailment} for {number} years and sees a specialist in {city}',
  'Has {event} on a {day} in {month} and is {feeling} about it',
  'Was {feeling} after {event} with {name} in {city}',
  'Prefers to be contacted {channel} {part}, never on a {day}',
  'Is reading {book}, which {name} lent in {month}',
  'Speaks {language} with the {relative} and is {feeling} about it',
  'Plans to spend {number} weeks in {city} in {month} with {name}',
  'Flew to {city} in {month} for {event} {reason}',
  'Pays {price} a month for {hobby} lessons with {name}',
  'Asked for a refund of {price} on {thing} and was {feeling}',
  'Lent {thing} to {name} from {company} {reason}',
  'Cooks {food} for {number} people on the last {day} of {month}',
  'Met {name} at {event} in {city}, and they talked about {book}',
  'Complained that {company} called {part} on a {day} about {thing}',
  'Is saving {price} a month for {thing} and has done so for {number} months',
];

const QUESTIONS = [
  'Where does the contact live, and with {pet}?',
  'Who works at {company} as {job}?',
  'What did they say about {food}?',
  'Is there an allergy to {allergen}?',
  'When was {thing} bought and for how much?',
  'Which hobby is practised on {day} with {name}?',
  'What happened in {city} in {month}?',
  'Who is {name} and where does the {relative} live?',
  'How do they want to be contacted, {channel} or otherwise?',
  'Why was the contact {feeling} after {event}?',
  'How long have they had {ailment}?',
  'Who recommended {book}?',
  'Does anyone in the family speak {language}?',
  'How much is paid for {hobby} lessons?',
  'What is planned for {month} with {name}?',
  'Was there a complaint about {company} and {thing}?',
];

/** @returns what an agent may note of a contact; one of many millions. */
export function statement(dice: Dice): string {
  return filled(dice.pick(STATEMENTS), dice);
}

/** @returns what an agent may ask about a contact. */
export function question(dice: Dice): string {
  return filled(dice.pick(QUESTIONS), dice);
}

/** @returns so many texts, no two alike. */
export function distinct(count: number, make: () => string): string[] {
  const texts = new Set<string>();
  while (texts.size < count) texts.add(make());
  return [...texts];
}

function filled(template: string, dice: Dice): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, gap: string) => dice.pick(WORDS[gap] ?? [gap]));
}
