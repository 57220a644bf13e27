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
});
