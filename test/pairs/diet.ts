import type { Pair } from './pair.js';

/** What they eat and drink. */
export const DIET: readonly Pair[] = [
  {
    why: 'no longer vegetarian',
    goes: true,
    first: { text: 'Is vegetarian.', attribute: 'diet', value: 'vegetarian' },
    second: {
      text: 'Had a steak and never looked back, I eat meat again.',
      attribute: 'diet',
      value: 'vegetarian',
      polarity: 'ends',
    },
  },
  {
    why: 'vegan now',
    goes: true,
    first: { text: 'Eats everything.', attribute: 'diet', value: 'omnivore' },
    second: { text: 'Plant-based since January.', attribute: 'diet', value: 'vegan' },
  },
  {
    why: 'gluten',
    goes: true,
    first: { text: 'Cannot have gluten.', attribute: 'dietary_restriction', value: 'no gluten' },
    second: {
      text: 'The test was negative, bread is fine.',
      attribute: 'dietary_restriction',
      value: 'no gluten',
      polarity: 'never',
    },
  },
  {
    why: 'milder now',
    goes: true,
    first: { text: 'Likes it very spicy.', attribute: 'spice_level', value: 'very spicy' },
    second: { text: 'My stomach only takes mild these days.', attribute: 'spice_level', value: 'mild' },
  },
  {
    why: 'went off it',
    goes: true,
    first: { text: 'Likes mushrooms.', attribute: 'likes', value: 'mushrooms' },
    second: { text: 'Cannot stand mushrooms any more.', attribute: 'likes', value: 'mushrooms', polarity: 'ends' },
  },
  {
    why: 'grew to like',
    goes: true,
    first: { text: 'Dislikes olives.', attribute: 'dislikes', value: 'olives' },
    second: { text: 'Olives are all right with me now.', attribute: 'dislikes', value: 'olives', polarity: 'ends' },
  },
  {
    why: 'lactose again fine',
    goes: true,
    first: { text: 'Is lactose intolerant.', attribute: 'food_intolerance', value: 'lactose' },
    second: {
      text: 'The intolerance was a misdiagnosis.',
      attribute: 'food_intolerance',
      value: 'lactose',
      polarity: 'never',
    },
  },
  {
    why: 'usual changed',
    goes: true,
    first: { text: 'The usual is a latte.', attribute: 'usual_order', value: 'latte' },
    second: { text: 'Make that a flat white from now on.', attribute: 'usual_order', value: 'flat white' },
  },
  {
    why: 'coffee given up',
    goes: true,
    first: { text: 'Drinks coffee every morning.', attribute: 'morning_drink', value: 'coffee' },
    second: { text: 'Only green tea in the mornings now.', attribute: 'morning_drink', value: 'green tea' },
  },
  {
    why: 'own name, fasting day',
    goes: true,
    first: { text: 'Fasts on Tuesdays.', attribute: 'fast_day', value: 'Tuesday' },
    second: { text: 'I keep the fast on Saturdays now.', attribute: 'fast_day', value: 'Saturday' },
  },
  {
    why: 'likes and likes',
    goes: false,
    first: { text: 'Likes mango.', attribute: 'likes', value: 'mango' },
    second: { text: 'Crazy about lychee.', attribute: 'likes', value: 'lychee' },
  },
  {
    why: 'a second restriction',
    goes: false,
    first: { text: 'No pork.', attribute: 'dietary_restriction', value: 'no pork' },
    second: { text: 'No shellfish either.', attribute: 'dietary_restriction', value: 'no shellfish' },
  },
  {
    why: 'one lapse',
    goes: false,
    first: { text: 'Is vegetarian.', attribute: 'diet', value: 'vegetarian' },
    second: { text: 'Had a bite of chicken by mistake at the party.', attribute: 'slip', value: 'chicken by mistake' },
  },
  {
    why: 'wife eats meat',
    goes: false,
    first: { text: 'Is vegetarian.', attribute: 'diet', value: 'vegetarian' },
    second: { text: 'My wife eats meat.', attribute: 'diet', value: 'omnivore', subject: 'wife' },
  },
  {
    why: 'both can be so',
    goes: false,
    first: { text: 'Is vegetarian.', attribute: 'diet', value: 'vegetarian' },
    second: { text: 'Everything has to be Jain, no onion and garlic.', attribute: 'diet', value: 'Jain' },
  },
  {
    why: 'one dislike less',
    goes: false,
    first: { text: 'Dislikes coriander.', attribute: 'dislikes', value: 'coriander' },
    second: { text: 'Does not mind celery any more.', attribute: 'dislikes', value: 'celery', polarity: 'ends' },
  },
  {
    why: 'hypothetical',
    goes: false,
    first: { text: 'Eats meat.', attribute: 'diet', value: 'omnivore' },
    second: { text: 'Could go vegan if cheese did not exist.', attribute: 'food_thought', value: 'could go vegan' },
  },
  {
    why: 'told late: a vegan year',
    goes: false,
    first: { text: 'Eats everything.', attribute: 'diet', value: 'omnivore' },
    second: {
      text: 'Was vegan from 2018 to 2019.',
      attribute: 'diet',
      value: 'vegan',
      validFrom: '2018-01-01',
      validTo: '2019-01-01',
    },
  },
  {
    why: "son's allergy",
    goes: false,
    first: { text: 'Loves peanut butter.', attribute: 'likes', value: 'peanut butter' },
    second: { text: 'My son cannot have peanuts.', attribute: 'allergy', value: 'peanuts', subject: 'son' },
  },
  {
    why: 'today only',
    goes: false,
    first: { text: 'The usual is a latte.', attribute: 'usual_order', value: 'latte' },
    second: { text: 'Just a water today, thanks.', attribute: 'order_item', value: 'water' },
  },
  {
    why: 'a favourite beside what one likes',
    goes: false,
    first: { text: 'Likes pizza.', attribute: 'likes', value: 'pizza' },
    second: { text: 'Sushi is my favourite food.', attribute: 'favorite_food', value: 'sushi' },
  },
];
