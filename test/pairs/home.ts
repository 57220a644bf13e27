import type { Pair } from './pair.js';

/** Where they live. */
export const HOME: readonly Pair[] = [
  {
    why: 'moved, no cue word',
    goes: true,
    first: { text: 'Stays in Pune with the family.', attribute: 'current_city', value: 'Pune' },
    second: {
      text: 'The new flat in Hyderabad is lovely, all the boxes are unpacked.',
      attribute: 'current_city',
      value: 'Hyderabad',
    },
  },
  {
    why: 'shifted (Indian English)',
    goes: true,
    first: { text: 'Lives in Indore.', attribute: 'current_city', value: 'Indore' },
    second: { text: 'We have shifted to Nagpur.', attribute: 'current_city', value: 'Nagpur' },
  },
  {
    why: 'relocated (American English)',
    goes: true,
    first: { text: 'Based out of Austin.', attribute: 'current_city', value: 'Austin' },
    second: { text: 'Just relocated to Denver for good.', attribute: 'current_city', value: 'Denver' },
  },
  {
    why: 'moved house within a town',
    goes: true,
    first: { text: 'Home is 12 Mill Lane, Leeds.', attribute: 'home_address', value: '12 Mill Lane, Leeds' },
    second: {
      text: 'The deliveries should come to 4 Park Road now, that is where we live.',
      attribute: 'home_address',
      value: '4 Park Road, Leeds',
    },
  },
  {
    why: 'emigrated',
    goes: true,
    first: { text: 'Lives in India.', attribute: 'current_country', value: 'India' },
    second: { text: 'I am a Canadian resident these days.', attribute: 'current_country', value: 'Canada' },
  },
  {
    why: 'left without saying where to',
    goes: true,
    first: { text: 'Lives in Bristol.', attribute: 'current_city', value: 'Bristol' },
    second: {
      text: 'Does not live in Bristol any more.',
      attribute: 'current_city',
      value: 'Bristol',
      polarity: 'ends',
    },
  },
  {
    why: 'ended, another wording',
    goes: true,
    first: { text: 'Rents a flat in Camden.', attribute: 'home_type', value: 'flat' },
    second: {
      text: 'Gave up the flat when the lease ran out.',
      attribute: 'home_type',
      value: 'flat',
      polarity: 'ends',
    },
  },
  {
    why: 'bought what was rented',
    goes: true,
    first: { text: 'Rents the house.', attribute: 'home_ownership', value: 'rents' },
    second: {
      text: 'We closed on it in February, so no landlord any more.',
      attribute: 'home_ownership',
      value: 'owns',
    },
  },
  {
    why: 'correction of a mishearing',
    goes: true,
    first: { text: 'Lives in Delhi.', attribute: 'current_city', value: 'Delhi' },
    second: {
      text: 'No, I said Deli, the town in Sumatra, not the capital.',
      attribute: 'current_city',
      value: 'Deli',
      as: 'correction',
    },
  },
  {
    why: 'rent went up',
    goes: true,
    first: { text: 'Pays 900 pounds rent.', attribute: 'rent', value: '900 pounds' },
    second: { text: 'From this month the landlord takes 980.', attribute: 'rent', value: '980 pounds' },
  },
  {
    why: 'flatmate left',
    goes: true,
    first: { text: 'Shares with Tom.', attribute: 'roommate', value: 'Tom' },
    second: { text: 'Tom moved out on Saturday.', attribute: 'roommate', value: 'Tom', polarity: 'ends' },
  },
  {
    why: 'provider switched',
    goes: true,
    first: { text: 'Broadband is with BT.', attribute: 'internet_provider', value: 'BT' },
    second: { text: 'Switched to Sky, the router came yesterday.', attribute: 'internet_provider', value: 'Sky' },
  },
  {
    why: 'own name, gate code changed',
    goes: true,
    first: { text: 'Gate code is 4471.', attribute: 'gate_code', value: '4471' },
    second: { text: 'The society changed the gate code to 9032.', attribute: 'gate_code', value: '9032' },
  },
  {
    why: 'own name, key moved elsewhere',
    goes: true,
    first: { text: 'Spare key is under the mat.', attribute: 'spare_key_place', value: 'under the mat' },
    second: {
      text: 'We keep the spare key with the neighbour now.',
      attribute: 'spare_key_place',
      value: 'with the neighbour',
    },
  },
  {
    why: 'someone else moved',
    goes: false,
    first: { text: 'Lives in Pune.', attribute: 'current_city', value: 'Pune' },
    second: { text: 'My sister moved to Rome.', attribute: 'current_city', value: 'Rome', subject: 'sister' },
  },
  {
    why: 'someone else left',
    goes: false,
    first: { text: 'Lives in Chicago.', attribute: 'current_city', value: 'Chicago' },
    second: {
      text: 'Her brother no longer lives in Chicago.',
      attribute: 'current_city',
      value: 'Chicago',
      subject: 'brother',
      polarity: 'ends',
    },
  },
  {
    why: 'told late: an earlier town',
    goes: false,
    first: { text: 'Lives in Mumbai.', attribute: 'current_city', value: 'Mumbai' },
    second: {
      text: 'Lived in Chennai from 2015 to 2019.',
      attribute: 'current_city',
      value: 'Chennai',
      validFrom: '2015-01-01',
      validTo: '2019-01-01',
    },
  },
  {
    why: 'a wish',
    goes: false,
    first: { text: 'Lives in Leeds.', attribute: 'current_city', value: 'Leeds' },
    second: {
      text: 'Would love to live by the sea one day, maybe Brighton.',
      attribute: 'wants_to_visit',
      value: 'Brighton',
    },
  },
  {
    why: 'hypothetical',
    goes: false,
    first: { text: 'Lives in Kochi.', attribute: 'current_city', value: 'Kochi' },
    second: {
      text: 'If the transfer came through we would go to Dubai.',
      attribute: 'considered_city',
      value: 'Dubai',
    },
  },
  {
    why: 'a place of work, not of home',
    goes: false,
    first: { text: 'Lives in Reading.', attribute: 'current_city', value: 'Reading' },
    second: { text: 'Goes up to London every day for the office.', attribute: 'work_location', value: 'London' },
  },
  {
    why: 'a holiday',
    goes: false,
    first: { text: 'Lives in Boston.', attribute: 'current_city', value: 'Boston' },
    second: { text: 'In Lisbon this week for a break.', attribute: 'current_location', value: 'Lisbon' },
  },
  {
    why: 'a second home beside',
    goes: false,
    first: { text: 'Owns a flat in Pune.', attribute: 'property', value: 'flat in Pune' },
    second: { text: 'Bought a plot in Nashik as well.', attribute: 'property', value: 'plot in Nashik' },
  },
  {
    why: 'paraphrase of the same',
    goes: false,
    first: { text: 'Lives in Hyderabad.', attribute: 'current_city', value: 'Hyderabad' },
    second: { text: 'Hyderabad has been home for ages.', attribute: 'current_city', value: 'Hyderabad' },
  },
  {
    why: 'another thing ended',
    goes: false,
    first: { text: 'Lives in Manchester.', attribute: 'current_city', value: 'Manchester' },
    second: {
      text: 'Does not live with his parents any more.',
      attribute: 'roommate',
      value: 'parents',
      polarity: 'ends',
    },
  },
  {
    why: 'birthplace is not home',
    goes: false,
    first: { text: 'Lives in Seattle.', attribute: 'current_city', value: 'Seattle' },
    second: { text: 'Born and raised in Portland.', attribute: 'hometown', value: 'Portland' },
  },
  {
    why: 'own name, two codes side by side',
    goes: false,
    first: { text: 'Gate code is 4471.', attribute: 'gate_code', value: '4471' },
    second: { text: 'The garage opens with 1188.', attribute: 'garage_code', value: '1188' },
  },
  {
    why: "parents' address",
    goes: false,
    first: { text: 'Home is 12 Mill Lane.', attribute: 'home_address', value: '12 Mill Lane' },
    second: {
      text: 'Mum is at 9 Church Street.',
      attribute: 'home_address',
      value: '9 Church Street',
      subject: 'mother',
    },
  },
  {
    why: 'a second flatmate',
    goes: false,
    first: { text: 'Shares with Tom.', attribute: 'roommate', value: 'Tom' },
    second: { text: 'Priya has taken the box room.', attribute: 'roommate', value: 'Priya' },
  },
];
