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
  ...['Divorced', 'Moved out.', 'Sold.', 'Passed away.'],
])('says of whom or what, or in a word of its own what happened: %s', (statement) => {
  expect(namesNothing(statement)).toBe(false);
});
