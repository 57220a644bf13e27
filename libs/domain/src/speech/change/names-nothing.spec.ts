import { namesNothing } from './names-nothing.js';

it.each([
  ...['Bye!', 'Goodbye.', 'Goodbye, then', 'Thanks, bye.', 'See you later.', 'Take care!', 'OK, thank you, goodbye.'],
  ...[
    'Gone',
    'Over.',
    'Done!',
    'All done.',
    'That is all.',
    "It's over now.",
    'Stopped.',
    'Cancelled',
    'Finished, thanks.',
  ],
  ...[
    'No longer.',
    'Not anymore',
    'Not any more, no.',
    'Never again.',
    'no longer no longer',
    'Nothing else.',
    '(((',
    '…',
  ],
  ...[
    'I have to go now.',
    "I'm leaving now.",
    "I'm done.",
    "That's it.",
    "You're breaking up.",
    'Hang on a second.',
    "I'm off, bye.",
  ],
  ...["That's wrong.", "No, that's not it.", 'Forget it.', 'Cancel that.', 'Got it, thanks.', "I'm back."],
])('names neither what nor whom: %s', (statement) => {
  expect(namesNothing(statement)).toBe(true);
});

it.each([
  ...['I quit.', 'I stopped.', "She's gone.", 'We are done.', 'They cancelled it.', 'My knee is fine again.'],
  ...[
    'No longer at Acme.',
    'Off the tablets now.',
    'No more coffee.',
    'The divorce is over.',
    'Bye, Bruno.',
    'Retired.',
    'Single again.',
  ],
  ...[
    "It's here.",
    'It arrived.',
    'I sold it.',
    'I gave up sugar.',
    "I'm leaving Acme.",
    'I have to go to court.',
    'Cancel the order.',
  ],
  ...['Divorced', 'Moved out.', 'Sold.', 'Passed away.'],
])('says of whom or what, or in a word of its own what happened: %s', (statement) => {
  expect(namesNothing(statement)).toBe(false);
});
