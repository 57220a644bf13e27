import type { PrivacyPolicy } from '#domain/privacy/private-kinds.js';
import type { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { expectLinear } from '../../../test/support/speed/linear-time.js';
import { type Gate, PrivacyGate } from './privacy-gate.service.js';

function gateOf(privacy: PrivacyPolicy): Promise<Gate> {
  const policy = { privacy, country: 'US' };
  return new PrivacyGate({ policy: () => Promise.resolve(policy) } as unknown as TenantSettingsService).of('t');
}

const MASKS: PrivacyPolicy = { password: 'mask', phone: 'mask', id: 'mask' };

it.each([
  ['My PIN is 4471. Yes, 4471.', 'My PIN is ████. Yes, ████.'],
  ['It is 4471, and 4471 is my PIN. Not B4471.', 'It is ████, and ████ is my PIN. Not B4471.'],
  ['Hunter2 again: my password is hunter2.', '███████ again: my password is ███████.'],
  ['My password is sunshine, and I like sunshine.', 'My password is ████████, and I like sunshine.'],
])('what is said behind its name is hidden wherever it is said again: %s', async (said, kept) => {
  const gate = await gateOf(MASKS);
  expect([gate.pass(said, 'text'), gate.ask(said), gate.pass(kept, 'text')]).toEqual([kept, kept, kept]);
});

it.each([
  [
    { words: 'His PIN is 4471.', path: 'text' },
    { words: '4471', path: 'value' },
    { words: 'the PIN 4471, he said', path: 'quote' },
    'His PIN is ████.|████|the PIN ████, he said',
  ],
  [
    { words: 'It is 4471.', path: 'text' },
    { words: '4471', path: 'value', name: 'door_pin' },
    { words: '4471st of its kind', path: 'tags.0' },
    'It is ████.|████|4471st of its kind',
  ],
  [
    { words: 'The Wi-Fi opens with sunshine.', path: 'text' },
    { words: 'sunshine', path: 'value', name: 'wifi_password' },
    { words: 'sunshine', path: 'tags.0' },
    'The Wi-Fi opens with sunshine.|████████|████████',
  ],
  [
    { words: 'It is 4471.', path: 'text' },
    { words: '4471 at the back', path: 'value', name: 'pin' },
    { words: 'pin', path: 'tags.0' },
    'It is ████.|████████████████|pin',
  ],
  [
    { words: 'Reach her there.', path: 'text' },
    { words: '650-253-0000', path: 'value', name: 'phone' },
    { words: 'phone', path: 'tags.0' },
    'Reach her there.|████████████|phone',
  ],
] as const)('what is told together is hidden in each part: %j', async (text, value, third, kept) => {
  expect((await gateOf(MASKS)).passAll([text, value, third]).join('|')).toBe(kept);
});

it.each([
  ['My PIN is 4 4 7 1.', '4471'],
  ['My PIN is 4-4-7-1.', '4471'],
  ['My PIN is 4, 4, 7, 1.', '4471'],
  ['My PIN is four four seven one.', '4471'],
  ['My PIN is 4471.', 'four four, seven one'],
  ['My PIN is 4471.', '4 4 7 1'],
  ['My PIN is 4471.', '４４７１'],
  ['The door code is 44 71.', '4471'],
  ['Call me at 650-253-0000.', '6502530000'],
  ['My number is (650) 253-0000, call me at (650) 253-0000.', '650.253.0000'],
  ['My social security number is 123-45-6789.', '123456789'],
  ['The password is s-u-n-s-h-i-n-e.', 'sunshine'],
  ['My password is p@ssw0rd!', 'P@ssw0rd'],
  ['My password is v1.22x', 'v1.22x'],
])('what is hidden is hidden too where it is spelled another way: %s and %s', async (words, value) => {
  const gate = await gateOf(MASKS);
  const fields = [
    { words, path: 'text' },
    { words: value, path: 'value', name: 'door' },
  ];
  expect([gate.passAll(fields)[1], gate.passAll(fields.toReversed())[0]]).toEqual(
    Array(2).fill('█'.repeat(value.length)),
  );
});

it.each(['It costs 44.71 euros.', 'It costs 4,471 euros.', 'at 44:71', 'B4471', '4 4 7 1x', '44 and 71'])(
  'what only has the digits of it stays: %s',
  async (words) => {
    const fields = [
      { words: 'My PIN is 4471.', path: 'text' },
      { words, path: 'tags.0' },
    ];
    expect((await gateOf(MASKS)).passAll(fields)).toEqual(['My PIN is ████.', words]);
  },
);

it.each([
  ['password_changed', '2026-03-01'],
  ['pin_changed', '2026-03-01'],
  ['pin_code', '2026-03-01'],
  ['password', '2026-03-01T10:00:00Z'],
  ['forgot_password', '1Password'],
  ['password_manager', '1Password'],
  ['password_hint', 'Rex2'],
])('a date, or what only tells something of a password, is none: %s %s', async (name, words) => {
  const fields = [
    { words: `It was ${words}.`, path: 'text' },
    { words, path: 'value', name },
  ];
  expect((await gateOf(MASKS)).passAll(fields)).toEqual([`It was ${words}.`, words]);
});

it.each([
  ['password_for_the_wifi', 'hunter2', '███████'],
  ['wifiPassword', 'hunter2', '███████'],
  ['password_changed', 'my password is hunter2', 'my password is ███████'],
  ['pin', '"4471"', '██████'],
  ['password', 'Sun Shine 12', '████████████'],
  ['password', 'is overdue', 'is overdue'],
  ['note', 'The PIN changed: 2026-03-01', 'The PIN changed: 2026-03-01'],
])('behind its attribute the whole value is the secret: %s %s', async (name, words, kept) => {
  const gate = await gateOf(MASKS);
  expect(gate.passAll([{ words, path: 'value', name }])).toEqual([kept]);
  expect(gate.passAll([{ words: kept, path: 'value', name }])).toEqual([kept]);
});

it('a value is refused and expires by what its attribute says it is', async () => {
  const value = { words: '4471', name: 'pin', path: 'value' };
  const refusing = await gateOf({ password: 'refuse' });
  expect(() => refusing.passAll([value])).toThrow(/value.*holds a password/);
  expect((await gateOf({ password: 'expire', expireDays: 3 })).expireDays([value])).toBe(3);
});

it('what is masked already is not refused and makes nothing expire', async () => {
  const said = { words: 'My password is "███████", my PIN ████.', path: 'text' };
  expect((await gateOf({ password: 'refuse' })).passAll([said])).toEqual([said.words]);
  expect((await gateOf({ password: 'expire' })).expireDays([said])).toBeNull();
});

it.each([
  'PIN # ',
  'PIN 7 7 7 # ',
  'my password is x# ',
  'PIN 7-7-7-7-7-7-7-7 ',
  'password: a-a-a-a-a-a-a-a-a-a-a-a-a-1 ',
  'PIN four four two # ',
])('takes no longer than the length says: %s', async (unit) => {
  const gate = await gateOf(MASKS);
  const differing = (text: string): string => text.split('#').reduce((all, part, i) => `${all}${1_000 + i}${part}`);
  await expectLinear((text) => gate.pass(differing(text), 'text'), unit);
});
