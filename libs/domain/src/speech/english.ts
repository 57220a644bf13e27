import {
  EMPTY,
  END_CUES,
  EXCHANGES,
  LIVING,
  MOVE_CUES,
  NEGATIONS,
  NEVER_CUES,
  NO_LONGER,
  OTHERS,
  SINGLE,
  STARTERS,
} from '../change-words.js';
import { type Speech, wordsOf } from './speech.js';

/** Beginnings of sentences that say what somebody would like. */
const WISHES = [
  'i wish',
  'we wish',
  'i want',
  'we want',
  "i'd like",
  'i would like',
  "i'd love",
  'i would love',
  "i'd rather like",
  "i'd prefer one day",
  'i hope',
  'we hope',
  'hopefully',
  'hoping to',
  'i dream',
  'if only',
  'wish i',
  'wish we',
  'hope to',
  'want to',
  'hopes to',
  'hopes for',
  'wishes to',
  'wishes for',
  'dreams of',
  'aims for',
  'aims to',
  'aiming for',
  'aiming to',
  'my goal is',
  'the goal is',
] as const;

/** Of those that say what is meant to come. */
const PLANS = [
  'i plan',
  'we plan',
  'planning to',
  'plan to',
  'i am planning',
  "i'm planning",
  'we are planning',
  "we're planning",
  'i am thinking',
  "i'm thinking",
  'we are thinking',
  "we're thinking",
  'thinking about',
  'thinking of',
  'i am considering',
  "i'm considering",
  'considering',
  'i intend',
  'i was thinking',
] as const;

/** Of those that say what others said. */
const HEARSAY = [
  'i heard',
  'i have heard',
  "i've heard",
  'i read that',
  'people say',
  'they say',
  'rumour has it',
  'rumor has it',
  'someone told',
  'somebody told',
  'someone said',
  'somebody said',
  'somebody mentioned',
  'i was told',
  'apparently',
  'supposedly',
  'allegedly',
] as const;

/** Of those that say what may be. */
const DOUBTS = [
  'i might',
  'we might',
  'i may',
  'we may',
  'might',
  'maybe',
  'perhaps',
  'possibly',
  'if i',
  'if we',
  'suppose',
  'imagine',
  'what if',
  'one day i',
  'some day i',
  'someday',
] as const;

/** Enough for "takes" and "take", "living" and "live" of plain speech. */
const ENDINGS = /(?:ing|ed|es|s|e)$/u;

/** English. */
export const ENGLISH: Speech = {
  starters: STARTERS,
  pronouns: wordsOf("i we i'm i've i'd we're we've we'd they"),
  empty: EMPTY,
  others: OTHERS,
  endings: ENDINGS,
  ends: END_CUES,
  never: NEVER_CUES,
  moves: MOVE_CUES,
  living: LIVING,
  exchanges: EXCHANGES,
  negations: NEGATIONS,
  noLonger: NO_LONGER,
  newest: wordsOf('new'),
  owners: wordsOf('my our'),
  copulas: wordsOf('is'),
  single: SINGLE,
  unreal: { wish: WISHES, plan: PLANS, hearsay: HEARSAY, doubt: DOUBTS },
  // Tells what is so, not what people say: "Now they say Thursday".
  real: ['now they say'],
};
