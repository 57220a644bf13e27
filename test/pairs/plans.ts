import type { Pair } from './pair.js';

/** Plans, appointments and trips. */
export const PLANS: readonly Pair[] = [
  {
    why: 'cancelled',
    goes: true,
    first: {
      text: 'Has the dentist on 5 April.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', startsAt: '2026-04-05T09:00:00Z', status: 'planned' },
    },
    second: {
      text: 'The dentist called it off.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', status: 'cancelled' },
    },
  },
  {
    why: 'moved',
    goes: true,
    first: {
      text: 'Meets Sam on 2 April.',
      event: { subject: 'Ann', verb: 'meet', object: 'Sam', startsAt: '2026-04-02T10:00:00Z', status: 'planned' },
    },
    second: {
      text: 'Sam and I pushed it to the 9th.',
      event: { subject: 'Ann', verb: 'meet', object: 'Sam', startsAt: '2026-04-09T10:00:00Z', status: 'moved' },
    },
  },
  {
    why: 'done',
    goes: true,
    first: {
      text: 'Viewing of the flat on 10 March.',
      event: { subject: 'Ann', verb: 'view', object: 'the flat', startsAt: '2026-03-10T10:00:00Z', status: 'planned' },
    },
    second: {
      text: 'We saw the flat, it was tiny.',
      event: { subject: 'Ann', verb: 'view', object: 'the flat', status: 'done' },
    },
  },
  {
    why: 'a time for a plan without one',
    goes: true,
    first: { text: 'Plans to visit Goa.', event: { subject: 'Ann', verb: 'visit', object: 'Goa', status: 'planned' } },
    second: {
      text: 'Goa is booked for 1 May.',
      event: { subject: 'Ann', verb: 'visit', object: 'Goa', startsAt: '2026-05-01T06:00:00Z', status: 'planned' },
    },
  },
  {
    why: 'next appointment, attribute',
    goes: true,
    first: { text: 'Next check-up is on 3 June.', attribute: 'next_appointment', value: '3 June' },
    second: { text: 'They gave me 17 June instead.', attribute: 'next_appointment', value: '17 June' },
  },
  {
    why: 'hour moved',
    goes: true,
    first: { text: 'The fitting is at 4.', attribute: 'appointment_time', value: '16:00' },
    second: {
      text: 'Could only do half past five, so that is when I come.',
      attribute: 'appointment_time',
      value: '17:30',
    },
  },
  {
    why: 'no longer plans to go',
    goes: true,
    first: { text: 'Wants to see Japan.', attribute: 'wants_to_visit', value: 'Japan' },
    second: { text: 'Japan is off the list, too far.', attribute: 'wants_to_visit', value: 'Japan', polarity: 'ends' },
  },
  {
    why: 'wedding date',
    goes: true,
    first: { text: 'The wedding is on 12 December.', attribute: 'wedding_date', value: '12 December' },
    second: { text: 'The hall was taken so we marry on the 19th.', attribute: 'wedding_date', value: '19 December' },
  },
  {
    why: 'trip dropped',
    goes: true,
    first: { text: 'Goes to Nepal in May.', attribute: 'trip', value: 'Nepal in May' },
    second: { text: 'We scrapped Nepal.', attribute: 'trip', value: 'Nepal in May', polarity: 'ends' },
  },
  {
    why: 'party size',
    goes: true,
    first: { text: 'Table for four.', attribute: 'party_size', value: '4' },
    second: { text: 'My in-laws are coming too, six of us.', attribute: 'party_size', value: '6' },
  },
  {
    why: 'check-in date misheard',
    goes: true,
    first: { text: 'Checks in on the 13th.', attribute: 'check_in_date', value: '13 May' },
    second: {
      text: 'The thirtieth, not the thirteenth.',
      attribute: 'check_in_date',
      value: '30 May',
      as: 'correction',
    },
  },
  {
    why: 'commitment kept',
    goes: true,
    first: { text: 'Will send the papers.', attribute: 'commitment', value: 'send the papers' },
    second: {
      text: 'The papers went out this morning.',
      attribute: 'commitment',
      value: 'send the papers',
      polarity: 'ends',
    },
  },
  {
    why: 'own name, gym day',
    goes: true,
    first: { text: 'Trains on Mondays.', attribute: 'gym_day', value: 'Monday' },
    second: { text: 'Moved my training to Fridays.', attribute: 'gym_day', value: 'Friday' },
  },
  {
    why: 'own name, venue',
    goes: true,
    first: { text: 'The party is at home.', attribute: 'party_venue', value: 'home' },
    second: { text: 'Rain is coming, so we hired the hall.', attribute: 'party_venue', value: 'the hall' },
  },
  {
    why: 'a second plan beside',
    goes: false,
    first: {
      text: 'Has the dentist on 5 April.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', startsAt: '2026-04-05T09:00:00Z', status: 'planned' },
    },
    second: {
      text: 'Has the optician on 6 April.',
      event: { subject: 'Ann', verb: 'see', object: 'optician', startsAt: '2026-04-06T09:00:00Z', status: 'planned' },
    },
  },
  {
    why: "another's plan cancelled",
    goes: false,
    first: {
      text: 'Has the dentist on 5 April.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', startsAt: '2026-04-05T09:00:00Z', status: 'planned' },
    },
    second: {
      text: 'Tom cancelled his dentist.',
      event: { subject: 'Tom', verb: 'see', object: 'dentist', status: 'cancelled' },
    },
  },
  {
    why: 'two visits',
    goes: false,
    first: { text: 'Visited Goa in January.', attribute: 'visited', value: 'Goa' },
    second: { text: 'Went to Kerala in February.', attribute: 'visited', value: 'Kerala' },
  },
  {
    why: 'a second trip',
    goes: false,
    first: { text: 'Goes to Nepal in May.', attribute: 'trip', value: 'Nepal in May' },
    second: { text: 'And to Spain in August.', attribute: 'trip', value: 'Spain in August' },
  },
  {
    why: 'a wish beside',
    goes: false,
    first: { text: 'Wants to see Japan.', attribute: 'wants_to_visit', value: 'Japan' },
    second: { text: 'Iceland would be nice.', attribute: 'wants_to_visit', value: 'Iceland' },
  },
  {
    why: 'only a doubt',
    goes: false,
    first: { text: 'Next check-up is on 3 June.', attribute: 'next_appointment', value: '3 June' },
    second: {
      text: 'Might have to see whether I can get off work that day.',
      attribute: 'concern',
      value: 'getting off work',
    },
  },
  {
    why: "husband's appointment",
    goes: false,
    first: { text: 'Next check-up is on 3 June.', attribute: 'next_appointment', value: '3 June' },
    second: {
      text: 'My husband has his on 8 June.',
      attribute: 'next_appointment',
      value: '8 June',
      subject: 'husband',
    },
  },
  {
    why: 'another commitment kept',
    goes: false,
    first: { text: 'Will send the papers.', attribute: 'commitment', value: 'send the papers' },
    second: {
      text: 'Paid the deposit as promised.',
      attribute: 'commitment',
      value: 'pay the deposit',
      polarity: 'ends',
    },
  },
  {
    why: 'restated plan',
    goes: false,
    first: {
      text: 'Has the dentist on 5 April.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', startsAt: '2026-04-05T09:00:00Z', status: 'planned' },
    },
    second: {
      text: 'Yes, still on for the dentist on 5 April.',
      event: { subject: 'Ann', verb: 'see', object: 'dentist', startsAt: '2026-04-05T09:00:00Z', status: 'planned' },
    },
  },
  {
    why: 'availability of two days',
    goes: false,
    first: { text: 'Free on Mondays.', attribute: 'availability', value: 'Mondays' },
    second: { text: 'Thursdays work as well.', attribute: 'availability', value: 'Thursdays' },
  },
];
