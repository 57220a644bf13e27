import { confirms } from './confirmation.js';

describe('what the contact says next confirms what the agent said', () => {
  it.each([
    'Yes.',
    'Yeah, since May.',
    "That's right",
    'Correct, thank you.',
    'Haan, sahi hai.',
    'जी हाँ',
    'Sí, claro.',
    'Genau.',
    'はい、そうです。',
    'Penicillin, that is the one.',
    'I do.',
    'It is, since May.',
    'I am, yes',
    'Sure!',
  ])('with %s', (reply) => expect(confirms(reply, 'penicillin')).toBe(true));

  it.each([
    'No.',
    "No, that's not right.",
    'Yes, but I moved since.',
    'Not penicillin, latex.',
    "It isn't penicillin any more",
    'Right now I am driving, but go on.',
    'And what about my invoice?',
    'Okay.',
    'Nahi, penicillin nahi.',
    '',
  ])('not with %s', (reply) => expect(confirms(reply, 'penicillin')).toBe(false));

  it.each([
    ['It is Bosch now.', 'Siemens'],
    ['I left Siemens in May.', 'Siemens'],
    ['I used to work at Siemens.', 'Siemens'],
    ["I have moved, it's 18 Canal Road now.", '12 Mill Lane'],
    ["I have moved, it's 18 Canal Road now.", '18 Canal Road'],
    ['I have to check that first.', 'Siemens'],
    ['I am in a hurry, call me back.', 'Siemens'],
    ['Correct that to 18 please.', '12'],
    ["Right now I'm between jobs.", 'Siemens'],
    ['Rome? I moved away years ago.', 'Rome'],
    ['Siemens?', 'Siemens'],
    ['I did until May.', 'Siemens'],
  ])('not with %s of %s', (reply, value) => expect(confirms(reply, value)).toBe(false));
});
