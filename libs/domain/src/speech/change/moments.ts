import { contentStems, spokenText, spokenWords } from '../words.js';
import { HABIT, LIKING, NO_MORE, NOT_DONE, SERIES } from './unchanged-words.js';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const THEN = `(?:today|yesterday|tonight|last (?:night|week|month|${DAY})|this (?:morning|afternoon|evening|week)|on ${DAY}|the other (?:day|night)|at the weekend|when (?:i|we|he|she|they) \\p{L}+(?: (?:in|there|by|past|round|back))?|again)`;
/** It is so from now on, or for good. */
const LASTING =
  / (?:now|from now on|from|for good|permanently|instead|any ?more|no longer|always|every|each|since|new|down for|so (?:i|we|i'm|we're|i've|we've)) /u;

/** How a place or a thing was when somebody came or used it: "was shut this morning", "crashed". */
const WAS_SO = new RegExp(
  ` (?:(?:was|were|is|are|got|had) (?:\\p{L}+ )?(?:shut|closed|full|packed|rammed|busy|quiet|down|late|slow|booked|short-staffed|sold out|out of (?!business )\\p{L}+) ${THEN}|(?:crashed|froze|(?:was|were) playing up)(?: ${THEN})?|(?:lost|won|drew|played)(?: the (?:\\p{L}+ )?(?:final|match|game|cup|league|title|derby|semi-final))?(?: (?:away|at home|badly|well|again|to \\p{L}+|\\p{L}+ nil))?(?: ${THEN})?|(?:got|were|was|been) (?:relegated|promoted|beaten|knocked out)(?: ${THEN})?) $`,
  'u',
);
/** Facts of what somebody likes, uses or goes to. */
const FOND =
  / (?:supports?|follows?|banks?|banking|shops?|uses?|using|fan|buys?|goes|go|watch|watches|member|with|has|have|i've) /u;

/** "Leeds lost on Saturday" ends no support of Leeds, and "Aldi was shut this morning" no shopping there. */
function isHowItWas(text: string, fact: string): boolean {
  const was = WAS_SO.exec(text);
  if (!was || NOT_DONE.test(fact) || / (?:open|opens|closes?|shuts?|broken|works?|working) /u.test(fact)) return false;
  const subject = [...contentStems(text.slice(0, was.index).trim().split(' '))];
  const known = contentStems(fact.trim().split(' '));
  return subject.length > 0 && subject.every((stem) => known.has(stem)) && (FOND.test(fact) || LIKING.test(fact));
}

const OF_FAN = / (?:(?:i|we|they|always|still) (?:\p{L}+ )?(?:support|follow)|supports|follows|fan of) /u;
const IS_GONE = / (?:folded|dissolved|disbanded|merged|no more|i|i'm|i've|me|we|we've|my|our) /u;

/** "United sacked the manager": what a team does ends nobody's support. */
function isOfTeam(text: string, fact: string): boolean {
  const [subject] = contentStems(text.trim().split(' '));
  const isTeam = subject !== undefined && contentStems(fact.trim().split(' ')).has(subject);
  return OF_FAN.test(fact) && isTeam && !IS_GONE.test(text);
}

const HOURS =
  / (?:(?:opens?|closes?|shuts?) (?:up )?(?:at|from|till|until|on|by|every|\p{N}+|\p{L}+days?)|open (?:late|early)) /u;
const DIFFERED = new RegExp(
  ` (?:opened|closed|shut|stayed open|opening|closing|shutting) (?!down )(?:\\p{L}+ ){0,4}?(?:early|late|${THEN}) `,
  'u',
);

/** "Opened at ten today because of the snow" is no other hour. */
function isOneDaysHours(text: string, fact: string): boolean {
  return HOURS.test(fact) && DIFFERED.test(text);
}

const ONE_OF_MANY = new RegExp(
  ` (?:the|that) (?:last )?(?:one|delivery|parcel|order) (?:on ${DAY}|from (?:yesterday|last \\p{L}+|${DAY})|yesterday|last \\p{L}+|this morning) `,
  'u',
);

/** "Reception signed for the one on Monday": what goes on again and again stays. */
function isOneOfMany(text: string, fact: string): boolean {
  return (HABIT.test(fact) || SERIES.test(fact)) && ONE_OF_MANY.test(text);
}

const MEETING = '(?:call|meeting|session|class|lesson|demo|appointment|visit|review)';
const ATTENDED = new RegExp(
  ` (?:joined|attended|came to|sat in on|was (?:on|at|in)|led|chaired) (?:(?:today|yesterday|this morning|this week|last week)'s|the last|this|our last) (?:\\p{L}+ )?${MEETING} `,
  'u',
);

/** "The CEO joined today's call" says nothing of who decides. */
function isPresentOnce(text: string, fact: string): boolean {
  return ATTENDED.test(text) && !new RegExp(` (?:${MEETING}|${MEETING}s|attends?|joins?) `, 'u').test(fact);
}

const FAILED_IT =
  / failed (?:my|his|her|their|the|a) (?:\p{L}+ ){0,2}?(?:test|tests|exam|exams|module|modules|interview|assessment|resit) /u;
const LEARNING =
  / (?:learning|learner|studying|studies|student|training|trainee|apprentice|taking|lessons|course|revising|doing|at) /u;

/** Who failed a test goes on learning. */
function isFailedTest(text: string, fact: string): boolean {
  return FAILED_IT.test(text) && LEARNING.test(fact) && !/ (?:gave up|given up|quit|packed|stopped|out) /u.test(text);
}

const MOMENTS = [isHowItWas, isOfTeam, isOneDaysHours, isOneOfMany, isPresentOnce, isFailedTest] as const;

/**
 * "Aldi was shut this morning", "opened at ten today", "joined today's call": what was so once. English only.
 *
 * @returns whether a statement tells only of one occasion of what the fact says is usual.
 */
export function tellsOfMoment(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  if (LASTING.test(text) || NO_MORE.test(text) || spokenWords(statement).length > MOST_WORDS) return false;
  return MOMENTS.some((is) => is(text, spokenText(fact)));
}

const MOST_WORDS = 16;
