import type { Said } from './pair.js';

/** Something planned, and what is said of it two days later in words of its own. */
export interface PlanChangePair {
  readonly plan: Said;
  readonly said: Said;
  /** Where it is planned for now; `gone` where it is cancelled, `stays` where the words are not about it. */
  readonly then: string;
}

const event = (object: string, startsAt: string, more: object = {}): Said => ({
  text: `${object.charAt(0).toUpperCase()}${object.slice(1)}`,
  event: { subject: 'Asha', verb: 'has', object, startsAt, status: 'planned', ...more },
});
const words = (text: string): Said => ({ text, kind: 'episodic' });

const DENTAL = words('Dental cleaning with Dr Rao on Thursday at 3 pm');
const DENTIST = event('dentist appointment', 'Thursday at 3 pm');
const CHECKUP = event('check-up with Dr Rao', 'Thursday at 3 pm');
const LUNCH = event('lunch with Tom', 'Friday at 1 pm');
const FLIGHT = event('flight to Goa', '2026-03-20T06:00:00+05:30');
const BARBER = event('haircut', 'Friday at 10 am');
const TRIP = event('trip to Nepal', '2026-05-02');
const MEETING = event('meeting with Priya about the budget', 'Wednesday at 11 am');
const GYM = event('personal training', 'Thursday morning');
const VIEWING = event('flat viewing in Baner', '2026-03-07');
const MIA: Said = {
  text: "Mia's dentist on Thursday at 3 pm",
  event: { subject: 'Mia', verb: 'sees', object: 'dentist', startsAt: 'Thursday at 3 pm', status: 'planned' },
};
const HUSBAND = words("Her husband's check-up is on Thursday at 3 pm");
const WHOLE_TRIP = event('holiday in Kerala', '2026-03-20', { endsAt: '2026-03-27' });

/** Of these the plan is moved, or gone. */
const FOUND: readonly [Said, string | Said, string][] = [
  [DENTAL, 'The dentist is moved to Monday.', '2026-03-09'],
  [DENTAL, "I have to cancel Thursday's check-up.", 'gone'],
  [DENTAL, 'Dr Rao had to move me to Monday at 4.', '2026-03-09T16:00'],
  [DENTAL, 'They cancelled the teeth cleaning.', 'gone'],
  [DENTAL, 'My appointment on Thursday is cancelled.', 'gone'],
  [DENTAL, 'The dentist called and moved me to Monday.', '2026-03-09'],
  [DENTAL, 'The 3 pm appointment is pushed to 5 pm.', '2026-03-05T17:00'],
  [DENTIST, 'Something came up, so the dental visit is postponed.', 'none'],
  [DENTIST, 'The dentist was rescheduled from Thursday to Friday at 5:30 pm.', '2026-03-06T17:30'],
  [DENTIST, "I can't make it to the dentist on Thursday.", 'gone'],
  [DENTIST, 'The dentist is now on Friday.', '2026-03-06'],
  [DENTIST, 'The dentist is brought forward to Wednesday at 9 am.', '2026-03-04T09:00'],
  [DENTIST, 'The tooth appointment is pushed back by an hour.', '2026-03-05T16:00'],
  [DENTIST, 'Asha cancelled the dentist.', 'gone'],
  [DENTIST, 'We called off the dentist.', 'gone'],
  [DENTIST, 'The dentist appointment is at 4 pm instead of 3 pm.', '2026-03-05T16:00'],
  [
    DENTIST,
    {
      text: 'It moved.',
      event: { subject: 'Asha', verb: 'see', object: 'the dentist', startsAt: 'Monday', status: 'moved' },
    },
    '2026-03-09',
  ],
  [
    DENTIST,
    {
      text: 'Called it off.',
      event: { subject: 'she', verb: 'cancel', object: 'dental check-up', status: 'cancelled' },
    },
    'gone',
  ],
  [CHECKUP, 'The doctor moved me to next Tuesday at 10 am.', '2026-03-10T10:00'],
  [CHECKUP, 'Dr Rao cancelled.', 'gone'],
  [CHECKUP, 'The clinic rescheduled the checkup for Friday.', '2026-03-06'],
  [CHECKUP, 'My doctor’s appointment fell through.', 'gone'],
  [LUNCH, 'Tom cancelled lunch.', 'gone'],
  [LUNCH, 'Lunch with Tom is off.', 'gone'],
  [LUNCH, 'Tom and I moved lunch to Saturday.', '2026-03-07'],
  [LUNCH, 'The meal with Tom is an hour later.', 'stays'],
  [LUNCH, 'Lunch on Friday won’t happen.', 'gone'],
  [LUNCH, 'We pushed lunch with Tom to 2 pm.', '2026-03-06T14:00'],
  [FLIGHT, 'The airline cancelled the flight to Goa.', 'gone'],
  [FLIGHT, "I'm no longer flying to Goa.", 'gone'],
  [FLIGHT, 'My flight was moved to 21 March.', '2026-03-21'],
  [FLIGHT, 'The Goa flight is delayed by two hours.', '2026-03-20T08:00'],
  [BARBER, 'The barber cancelled on me.', 'gone'],
  [BARBER, 'The hairdresser rearranged for Saturday at noon.', '2026-03-07T12:00'],
  [BARBER, "Friday's haircut is cancelled.", 'gone'],
  [TRIP, 'We scrapped Nepal.', 'gone'],
  [TRIP, 'The Nepal holiday is postponed until June.', '2026-06'],
  [TRIP, 'The trip fell through.', 'gone'],
  [MEETING, 'Priya moved the budget meeting to Thursday.', '2026-03-05'],
  [MEETING, 'The meeting with Priya was called off.', 'gone'],
  [MEETING, "Wednesday's meeting isn't happening.", 'gone'],
  [GYM, 'I had to cancel the gym on Thursday.', 'gone'],
  [GYM, 'Training is shifted to Friday morning.', '2026-03-06'],
  [VIEWING, 'The viewing in Baner is cancelled.', 'gone'],
  [VIEWING, 'The agent moved the flat viewing from Saturday to Sunday.', 'stays'],
  [VIEWING, 'The viewing moved from Saturday to Sunday.', '2026-03-08'],
  [MIA, "Mia's dentist is moved to Monday.", '2026-03-09'],
  [MIA, "Mia's check-up on Thursday was cancelled.", 'gone'],
  [HUSBAND, "My husband's check-up is cancelled.", 'gone'],
  [WHOLE_TRIP, 'We had to cancel Kerala.', 'gone'],
  [WHOLE_TRIP, 'The trip is pushed back by a week.', '2026-03-27'],
];

/** These are not about the plan, or leave it where it is. */
const STAYS: readonly [Said, string | Said][] = [
  [DENTIST, "Thursday's haircut is cancelled."],
  [DENTIST, 'The optician is moved to Monday.'],
  [DENTIST, 'Cancel the flight.'],
  [DENTIST, "Mia's dentist is cancelled."],
  [DENTIST, "My husband's dentist appointment was moved to Monday."],
  [DENTIST, 'Tom cancelled his dentist.'],
  [DENTIST, 'I also have the dentist on Monday.'],
  [DENTIST, "I'd like to move the dentist to Monday."],
  [DENTIST, 'Can we move the dentist to Monday?'],
  [DENTIST, 'I might have to cancel the dentist.'],
  [DENTIST, 'I need to reschedule the dentist.'],
  [DENTIST, 'The dentist on Monday was cancelled.'],
  [DENTIST, 'The dentist was not cancelled.'],
  [DENTIST, "Don't cancel the dentist."],
  [DENTIST, 'I never cancelled the dentist.'],
  [DENTIST, 'If it rains I cancel the dentist.'],
  [DENTIST, 'The doctor’s appointment is cancelled.'],
  [DENTIST, 'I cancelled the other appointment.'],
  [DENTIST, 'The dentist always cancels.'],
  [DENTIST, 'We moved to Lisbon.'],
  [DENTIST, 'We moved house on Thursday.'],
  [DENTIST, 'I cancelled Netflix on Thursday.'],
  [DENTIST, 'My day off is on Thursday.'],
  [DENTIST, 'Tom is off to Goa on Thursday.'],
  [DENTIST, 'The dentist moved to a new practice in Baner.'],
  [DENTIST, 'I changed my dentist.'],
  [DENTIST, 'Remind me on Thursday to cancel the newspaper.'],
  [DENTIST, { text: 'Cancelled.', event: { subject: 'Tom', verb: 'see', object: 'dentist', status: 'cancelled' } }],
  [
    DENTIST,
    {
      text: 'Moved.',
      event: { subject: 'Asha', verb: 'see', object: 'optician', startsAt: 'Monday', status: 'moved' },
    },
  ],
  [CHECKUP, 'The dentist moved me to Monday.'],
  [CHECKUP, 'The vet cancelled the check-up for Bruno.'],
  [CHECKUP, "My daughter's check-up is cancelled."],
  [LUNCH, 'Lunch with Ravi is cancelled.'],
  [LUNCH, 'Dinner with Tom is cancelled.'],
  [LUNCH, 'Tom cancelled his trip.'],
  [LUNCH, 'Lunch with Tom on Thursday is off.'],
  [LUNCH, 'My appointment was cancelled.'],
  [FLIGHT, 'The flight to Delhi is cancelled.'],
  [FLIGHT, 'My appointment on 20 March is cancelled.'],
  [FLIGHT, 'Mia’s flight to Goa was cancelled.'],
  [BARBER, 'The dentist moved me to Saturday.'],
  [TRIP, 'The trip to Spain fell through.'],
  [MEETING, 'The meeting with Lee was called off.'],
  [MEETING, 'I want to move the budget meeting.'],
  [GYM, 'I cancelled my gym membership.'],
  [VIEWING, 'The viewing in Aundh is cancelled.'],
  [MIA, 'My dentist is moved to Monday.'],
  [HUSBAND, 'My check-up is cancelled.'],
  [WHOLE_TRIP, 'We cancelled the trip to Goa.'],
];

const said = (one: string | Said): Said => (typeof one === 'string' ? { text: one } : one);

export const PLAN_CHANGES: readonly PlanChangePair[] = [
  ...FOUND.map(([plan, one, then]) => ({ plan, said: said(one), then })),
  ...STAYS.map(([plan, one]) => ({ plan, said: said(one), then: 'stays' })),
];
