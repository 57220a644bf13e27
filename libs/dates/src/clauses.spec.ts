import { resolve } from './resolve.js';

// A Sunday.
const said = { reference: new Date('2026-03-15T09:00:00Z'), timezone: 'UTC' };
const days = (text: string): Record<string, string> =>
  Object.fromEntries(resolve(text, said).map(({ text: words, start }) => [words, start.toISOString().slice(0, 10)]));

describe('the tense of a time', () => {
  it.each([
    {
      text: 'I left Infosys two weeks ago, I start at Wipro on 1 December.',
      read: { 'two weeks ago': '2026-03-01', '1 December': '2026-12-01' },
    },
    {
      text: 'We met last week and the follow-up is on 5 January.',
      read: { 'last week': '2026-03-02', '5 January': '2027-01-05' },
    },
    { text: 'I was ill, so we move it to Monday.', read: { Monday: '2026-03-16' } },
    { text: 'I start on Monday, we met on Friday.', read: { Monday: '2026-03-16', Friday: '2026-03-13' } },
    { text: 'We met on Friday and I saw her on Monday.', read: { Friday: '2026-03-13', Monday: '2026-03-09' } },
    { text: 'I said yesterday that I fly on Thursday.', read: { yesterday: '2026-03-14', Thursday: '2026-03-19' } },
    { text: "On Monday, I'm going to see the doctor.", read: { Monday: '2026-03-16' } },
    { text: "On the 4th, I'll be in Rome.", read: { 'the 4th': '2026-04-04' } },
    { text: 'In April, we went to Greece.', read: { April: '2025-04-01' } },
    { text: 'On 20 March, I turned 30.', read: { '20 March': '2025-03-20' } },
    { text: "Hi, in February, we'll get the keys.", read: { February: '2027-02-01' } },
    { text: 'On Saturday, Anna and I drove to Bath.', read: { Saturday: '2026-03-14' } },
    { text: 'On Saturday, Anna and I are driving to Bath.', read: { Saturday: '2026-03-21' } },
    { text: 'In April, my sister and her husband moved to Rome.', read: { April: '2025-04-01' } },
    { text: "I was ill and on Saturday I'll go back.", read: { Saturday: '2026-03-21' } },
    { text: "I was ill, so from Saturday, I'll be away.", read: { Saturday: '2026-03-21' } },
    { text: 'On Saturday, please set an alarm.', read: { Saturday: '2026-03-21' } },
    { text: "We met in Rome on Saturday, I'll send pictures.", read: { Saturday: '2026-03-14' } },
    { text: "I worked Friday and Saturday, I'll be off.", read: { Friday: '2026-03-13', Saturday: '2026-03-14' } },
    { text: 'The visit is on Saturday, I went there before.', read: { Saturday: '2026-03-21' } },
    { text: 'It was on Saturday, as I told Jo.', read: { Saturday: '2026-03-14' } },
  ])('is that of its own clause: $text', ({ text, read }) => {
    expect(days(text)).toEqual(read);
  });

  it.each([
    { text: 'We tied the knot in June.', read: { June: '2025-06-01' } },
    { text: 'I said the follow-up is on 5 January.', read: { '5 January': '2027-01-05' } },
    { text: 'I took leave on Friday.', read: { Friday: '2026-03-13' } },
    { text: 'I was on leave on Monday.', read: { Monday: '2026-03-09' } },
    { text: '2024年搬到上海', read: { '2024': '2024-01-01' } },
    { text: 'He died in October.', read: { October: '2025-10-01' } },
    { text: "I've got the dentist on Friday.", read: { Friday: '2026-03-20' } },
    { text: 'I have a viewing on Saturday.', read: { Saturday: '2026-03-21' } },
    { text: 'Have you got a table on the 12th?', read: { 'the 12th': '2026-04-12' } },
    { text: 'We got a dog on Friday.', read: { Friday: '2026-03-13' } },
    { text: "I'm seeing the consultant on Friday.", read: { Friday: '2026-03-20' } },
    { text: "She's not flying on Thursday.", read: { Thursday: '2026-03-19' } },
    { text: "We're getting married on 7 March.", read: { '7 March': '2027-03-07' } },
    { text: "I'm having the boiler serviced on Friday.", read: { Friday: '2026-03-20' } },
    { text: 'The shop will be closed on Friday.', read: { Friday: '2026-03-20' } },
    { text: 'Could you squeeze me in on Friday?', read: { Friday: '2026-03-20' } },
    { text: 'Dr Rao can only do Friday.', read: { Friday: '2026-03-20' } },
    { text: 'The alarm kept going off on Friday.', read: { Friday: '2026-03-13' } },
    { text: "We danced at my sister's wedding on Friday.", read: { Friday: '2026-03-13' } },
    { text: "I'm calling about the order I placed on Friday.", read: { Friday: '2026-03-13' } },
    { text: 'I have a son born on 20 March.', read: { '20 March': '2025-03-20' } },
    { text: 'I have a bill from Friday.', read: { Friday: '2026-03-13' } },
    { text: 'I have a table booked for Friday.', read: { Friday: '2026-03-20' } },
    { text: 'We had booked for Friday.', read: { Friday: '2026-03-13' } },
    { text: 'I have a rash, it began on Friday.', read: { Friday: '2026-03-13' } },
    { text: 'Her birthday is on 5 January.', read: { '5 January': '2027-01-05' } },
    { text: 'Saturday would suit me.', read: { Saturday: '2026-03-21' } },
    { text: 'She told me Saturday would be fine.', read: { Saturday: '2026-03-21' } },
    { text: 'Saturday suits us best.', read: { Saturday: '2026-03-21' } },
    { text: 'I bought a suit on Saturday.', read: { Saturday: '2026-03-14' } },
    { text: 'The invoice is from 3 March.', read: { '3 March': '2026-03-03' } },
  ])('is read of short pasts and of what is on a day: $text', ({ text, read }) => {
    expect(days(text)).toEqual(read);
  });
});
