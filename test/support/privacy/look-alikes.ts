import { Chance, withLuhn } from './private-samples.js';

/** Another last digit than the right one. */
function broken(digits: string): string {
  return `${digits.slice(0, -1)}${(Number(digits.at(-1)) + 3) % 10}`;
}

/** What looks like something private and is none. */
const LOOK_ALIKES: readonly ((chance: Chance) => string)[] = [
  (chance) => `My order number is ${chance.digits(10)}.`,
  (chance) => `The tracking number is 1Z${chance.digits(6)}0${chance.digits(9)}.`,
  (chance) => `Ticket ${broken(withLuhn(`4${chance.digits(14)}`))} is still open.`,
  (chance) => `The IMEI is ${withLuhn(`35${chance.digits(12)}`)}.`,
  (chance) =>
    `ISBN 978-${chance.digits(1)}-${chance.digits(4)}-${chance.digits(4)}-${chance.digits(1)} is out of stock.`,
  (chance) => `It costs ${1 + chance.below(9)},${chance.digits(3)},${chance.digits(3)}.${chance.digits(2)} rupees.`,
  (chance) => `We meet on 2026-0${1 + chance.below(9)}-1${chance.below(9)} at 1${chance.below(9)}:30.`,
  (chance) => `Call me on 0${1 + chance.below(9)}/1${chance.below(9)}/2026 at 10.`,
  (chance) => `The server is at 10.${chance.below(255)}.${chance.below(255)}.${chance.below(255)}:8080.`,
  (chance) => `Version ${chance.below(20)}.${chance.below(20)}.${chance.below(900)} is installed.`,
  (chance) => `Flight LH ${100 + chance.below(899)} leaves from gate B${chance.below(60)}.`,
  (chance) => `Room ${100 + chance.below(899)}, ${1 + chance.below(9)} guests, ${chance.below(30)} nights.`,
  (chance) => `The account ends in ${chance.digits(4)}.`,
  (chance) =>
    `My password is ${chance.of(['wrong', 'expired', 'too short', 'not accepted', 'still the same', 'forgotten'])}.`,
  (chance) => `Please reset my password ${chance.of(['today', 'again', 'for the portal', 'and call me'])}.`,
  (chance) => `Pin the note ${chance.digits(2)} to the board.`,
  (chance) => `My pin board has ${chance.digits(2)} photos.`,
  (chance) => `Follow me @asha_${chance.digits(3)}, I am at the office.`,
  (chance) => `The part number is AB-${chance.digits(4)}-${chance.digits(3)}.`,
  (chance) => `Invoice ${chance.digits(4)}-${chance.digits(2)} of ${20 + chance.below(79)} euros is paid.`,
  (chance) => `DE${broken(chance.digits(4))} is the name of the platform.`,
  (chance) => `The case ${chance.digits(3)}-${chance.digits(3)}-${chance.digits(2)} is closed.`,
  (chance) => `She weighs ${40 + chance.below(60)}.${chance.digits(1)} kg and is 1${chance.digits(2)} cm tall.`,
  (chance) => `The meter reads ${chance.digits(9)}.`,
  (chance) => `Coordinates ${chance.below(90)}.${chance.digits(6)}, ${chance.below(90)}.${chance.digits(6)}.`,
  (chance) => `I called ${2 + chance.below(8)} times in ${2 + chance.below(20)} days.`,
  (chance) => `My passport expires in ${2027 + chance.below(9)}.`,
  (chance) => `The postcode is SW1A ${chance.below(9)}AA, the ZIP is ${chance.digits(5)}.`,
  (chance) => `Her birthday is 1${chance.below(9)}.0${1 + chance.below(9)}.19${50 + chance.below(49)}.`,
  (chance) => `Meter 4471-${chance.digits(4)}-${chance.digits(4)} was replaced.`,
];

/** @returns sentences in which nothing is private, of all sorts by turns. */
export function lookAlikes(count: number): string[] {
  const chance = new Chance(42);
  return Array.from({ length: count }, (_, i) =>
    (LOOK_ALIKES[i % LOOK_ALIKES.length] as (typeof LOOK_ALIKES)[number])(chance),
  );
}
