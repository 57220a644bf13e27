import type { Pair } from './pair.js';

/** Opinions, moods and complaints. */
export const OPINIONS: readonly Pair[] = [
  {
    why: "changed one's mind, no cue",
    goes: true,
    first: { text: 'Thinks the app is clumsy.', attribute: 'opinion', value: 'the app is clumsy' },
    second: {
      text: 'The app really grew on me, it is a joy.',
      attribute: 'opinion',
      value: 'the app is clumsy',
      polarity: 'ends',
    },
  },
  {
    why: 'mood',
    goes: true,
    first: { text: 'Is annoyed.', attribute: 'mood', value: 'annoyed' },
    second: { text: 'All smiles today.', attribute: 'mood', value: 'happy' },
  },
  {
    why: 'concern settled',
    goes: true,
    first: { text: 'Worries about the price.', attribute: 'concern', value: 'price' },
    second: { text: 'The price is no issue any more.', attribute: 'concern', value: 'price', polarity: 'ends' },
  },
  {
    why: 'complaint withdrawn',
    goes: true,
    first: { text: 'Complains that the room is cold.', attribute: 'complaint', value: 'cold room' },
    second: { text: 'The heating works, scrap that.', attribute: 'complaint', value: 'cold room', polarity: 'ends' },
  },
  {
    why: 'score',
    goes: true,
    first: { text: 'Gives a 4.', attribute: 'nps_score', value: '4' },
    second: { text: 'I would say 9 after that call.', attribute: 'nps_score', value: '9' },
  },
  {
    why: 'satisfaction',
    goes: true,
    first: { text: 'Is unhappy with the service.', attribute: 'satisfaction', value: 'unhappy' },
    second: { text: 'You won me back, very happy.', attribute: 'satisfaction', value: 'very happy' },
  },
  {
    why: 'objection met',
    goes: true,
    first: { text: 'Says it is too complex.', attribute: 'objection', value: 'too complex' },
    second: {
      text: 'After the demo it does not seem complex.',
      attribute: 'objection',
      value: 'too complex',
      polarity: 'ends',
    },
  },
  {
    why: 'never said so',
    goes: true,
    first: { text: 'Thinks the staff are rude.', attribute: 'opinion', value: 'the staff are rude' },
    second: {
      text: 'I never said the staff are rude.',
      attribute: 'opinion',
      value: 'the staff are rude',
      polarity: 'never',
    },
  },
  {
    why: 'vote',
    goes: true,
    first: { text: 'Votes Green.', attribute: 'political_view', value: 'Green' },
    second: {
      text: 'This time it is Labour for me, and it will stay so.',
      attribute: 'political_view',
      value: 'Labour',
    },
  },
  {
    why: 'favourite film',
    goes: true,
    first: { text: 'Favourite film is Jaws.', attribute: 'favorite_movie', value: 'Jaws' },
    second: { text: 'Saw Heat and it beats Jaws.', attribute: 'favorite_movie', value: 'Heat' },
  },
  {
    why: 'own name, trust in the plan',
    goes: true,
    first: { text: 'Trusts the savings plan.', attribute: 'trust_in_savings_plan', value: 'high' },
    second: { text: 'Lost all faith in it.', attribute: 'trust_in_savings_plan', value: 'none' },
  },
  {
    why: 'a second complaint',
    goes: false,
    first: { text: 'Complains that the room is cold.', attribute: 'complaint', value: 'cold room' },
    second: { text: 'The shower drips as well.', attribute: 'complaint', value: 'dripping shower' },
  },
  {
    why: 'another concern settled',
    goes: false,
    first: { text: 'Worries about the price.', attribute: 'concern', value: 'price' },
    second: { text: 'Fine about the delivery now.', attribute: 'concern', value: 'delivery', polarity: 'ends' },
  },
  {
    why: 'two opinions',
    goes: false,
    first: { text: 'Thinks the app is clumsy.', attribute: 'opinion', value: 'the app is clumsy' },
    second: { text: 'Finds the staff friendly.', attribute: 'opinion', value: 'the staff are friendly' },
  },
  {
    why: "wife's view",
    goes: false,
    first: { text: 'Votes Green.', attribute: 'political_view', value: 'Green' },
    second: { text: 'My wife votes Labour.', attribute: 'political_view', value: 'Labour', subject: 'wife' },
  },
  {
    why: "mother's mood",
    goes: false,
    first: { text: 'Is cheerful.', attribute: 'mood', value: 'cheerful' },
    second: { text: 'Mum is down.', attribute: 'mood', value: 'down', subject: 'mother' },
  },
  {
    why: 'praise for a part',
    goes: false,
    first: { text: 'Is unhappy with the service.', attribute: 'satisfaction', value: 'unhappy' },
    second: { text: 'The hold music was nice though.', attribute: 'feedback', value: 'nice hold music' },
  },
  {
    why: 'conditional',
    goes: false,
    first: { text: 'Says it is too expensive.', attribute: 'objection', value: 'too expensive' },
    second: {
      text: 'With ten per cent off I might think about it.',
      attribute: 'negotiation',
      value: 'ten per cent off',
    },
  },
  {
    why: 'told late: an earlier score',
    goes: false,
    first: { text: 'Gives a 9.', attribute: 'nps_score', value: '9' },
    second: {
      text: 'From 2020 to 2021 I gave a 3.',
      attribute: 'nps_score',
      value: '3',
      validFrom: '2020-01-01',
      validTo: '2021-01-01',
    },
  },
  {
    why: 'a second belief',
    goes: false,
    first: { text: 'Believes in recycling.', attribute: 'belief', value: 'recycling' },
    second: { text: 'Believes in early nights.', attribute: 'belief', value: 'early nights' },
  },
];
