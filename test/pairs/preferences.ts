import type { Pair } from './pair.js';

/** Likes, habits and settings. */
export const PREFERENCES: readonly Pair[] = [
  {
    why: 'seat',
    goes: true,
    first: { text: 'Wants an aisle seat.', attribute: 'seat_preference', value: 'aisle' },
    second: { text: 'Window for me from now on, I sleep better.', attribute: 'seat_preference', value: 'window' },
  },
  {
    why: 'hotel budget',
    goes: true,
    first: { text: 'Budget is 150 a night.', attribute: 'budget', value: '150' },
    second: { text: 'Can stretch to 200 a night.', attribute: 'budget', value: '200' },
  },
  {
    why: 'colour, no cue',
    goes: true,
    first: { text: 'Favourite colour is green.', attribute: 'favorite_color', value: 'green' },
    second: { text: 'Nothing beats purple.', attribute: 'favorite_color', value: 'purple' },
  },
  {
    why: 'gave up a hobby',
    goes: true,
    first: { text: 'Plays squash.', attribute: 'hobby', value: 'squash' },
    second: { text: 'My knee ended the squash.', attribute: 'hobby', value: 'squash', polarity: 'ends' },
  },
  {
    why: 'does not like any more',
    goes: true,
    first: { text: 'Likes jazz.', attribute: 'likes', value: 'jazz' },
    second: { text: 'Jazz bores me now.', attribute: 'likes', value: 'jazz', polarity: 'ends' },
  },
  {
    why: 'airline',
    goes: true,
    first: { text: 'Flies Delta.', attribute: 'preferred_airline', value: 'Delta' },
    second: { text: 'All my trips are with United these days.', attribute: 'preferred_airline', value: 'United' },
  },
  {
    why: 'shop',
    goes: true,
    first: { text: 'Shops at Target.', attribute: 'preferred_store', value: 'Target' },
    second: {
      text: 'Walmart is closer since we moved, so it is always Walmart.',
      attribute: 'preferred_store',
      value: 'Walmart',
    },
  },
  {
    why: 'shoe size wrong',
    goes: true,
    first: { text: 'Wears size 9.', attribute: 'shoe_size', value: '9' },
    second: { text: 'You have it wrong, it is a 10.', attribute: 'shoe_size', value: '10', as: 'correction' },
  },
  {
    why: 'payment',
    goes: true,
    first: { text: 'Pays by card.', attribute: 'preferred_payment_method', value: 'card' },
    second: { text: 'UPI only from now.', attribute: 'preferred_payment_method', value: 'UPI' },
  },
  {
    why: 'stylist',
    goes: true,
    first: { text: 'Always asks for Kim.', attribute: 'preferred_staff_member', value: 'Kim' },
    second: { text: 'Book me with Lee from now on.', attribute: 'preferred_staff_member', value: 'Lee' },
  },
  {
    why: 'team',
    goes: true,
    first: { text: 'Supports Leeds United.', attribute: 'favorite_team', value: 'Leeds United' },
    second: { text: 'I have gone over to York City.', attribute: 'favorite_team', value: 'York City' },
  },
  {
    why: 'favourite place closed',
    goes: true,
    first: { text: 'Favourite place is Tandoor House.', attribute: 'favorite_restaurant', value: 'Tandoor House' },
    second: {
      text: 'Since it closed our place is Spice Route.',
      attribute: 'favorite_restaurant',
      value: 'Spice Route',
    },
  },
  {
    why: 'own name, pillow',
    goes: true,
    first: { text: 'Wants a soft pillow.', attribute: 'pillow_type', value: 'soft' },
    second: { text: 'A firm pillow, please, my neck needs it.', attribute: 'pillow_type', value: 'firm' },
  },
  {
    why: 'own name, invoice form',
    goes: true,
    first: { text: 'Wants paper invoices.', attribute: 'invoice_form', value: 'paper' },
    second: { text: 'Go paperless for the invoices.', attribute: 'invoice_form', value: 'electronic' },
  },
  {
    why: 'reminder',
    goes: true,
    first: { text: 'Wants reminders by text.', attribute: 'reminder_preference', value: 'text' },
    second: { text: 'Email reminders, no more texts.', attribute: 'reminder_preference', value: 'email' },
  },
  {
    why: 'a second hobby',
    goes: false,
    first: { text: 'Plays squash.', attribute: 'hobby', value: 'squash' },
    second: { text: 'Took up pottery.', attribute: 'hobby', value: 'pottery' },
  },
  {
    why: "son's hobby ended",
    goes: false,
    first: { text: 'Plays chess.', attribute: 'hobby', value: 'chess' },
    second: { text: 'My son gave up chess.', attribute: 'hobby', value: 'chess', subject: 'son', polarity: 'ends' },
  },
  {
    why: 'a single exception',
    goes: false,
    first: { text: 'Wants an aisle seat.', attribute: 'seat_preference', value: 'aisle' },
    second: {
      text: 'Took the window on Tuesday since nothing else was left.',
      attribute: 'seat_taken',
      value: 'window',
    },
  },
  {
    why: 'another dislike',
    goes: false,
    first: { text: 'Likes jazz.', attribute: 'likes', value: 'jazz' },
    second: { text: 'Does not care for opera.', attribute: 'dislikes', value: 'opera' },
  },
  {
    why: 'two likes, told in a hurry',
    goes: false,
    first: { text: 'Likes the sea.', attribute: 'likes', value: 'the sea' },
    second: { text: 'The mountains are great too.', attribute: 'likes', value: 'the mountains' },
  },
  {
    why: 'wish',
    goes: false,
    first: { text: 'Drives a Honda.', attribute: 'vehicle', value: 'Honda' },
    second: { text: 'Dreams of a Tesla.', attribute: 'wishlist_item', value: 'Tesla' },
  },
  {
    why: "husband's seat",
    goes: false,
    first: { text: 'Wants a window seat.', attribute: 'seat_preference', value: 'window' },
    second: { text: 'My husband needs the aisle.', attribute: 'seat_preference', value: 'aisle', subject: 'husband' },
  },
  {
    why: 'denial of something else',
    goes: false,
    first: { text: 'Plays tennis.', attribute: 'sport', value: 'tennis' },
    second: { text: 'Never played golf.', attribute: 'sport', value: 'golf', polarity: 'never' },
  },
  {
    why: 'less often is not ended',
    goes: false,
    first: { text: 'Plays the violin.', attribute: 'instrument', value: 'violin' },
    second: { text: 'Hardly finds the time to practise.', attribute: 'practice_time', value: 'hardly any' },
  },
  {
    why: 'one store beside',
    goes: false,
    first: { text: 'Shops at Target.', attribute: 'preferred_store', value: 'Target' },
    second: { text: 'Got batteries at the corner shop.', attribute: 'purchase', value: 'batteries' },
  },
  {
    why: 'hypothetical price',
    goes: false,
    first: { text: 'Budget is 150 a night.', attribute: 'budget', value: '150' },
    second: { text: 'For a honeymoon suite I might pay 400.', attribute: 'suite_thought', value: '400' },
  },
];
