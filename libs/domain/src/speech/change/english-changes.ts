import type { KnownFact } from './clause.js';
import type { PlainChange } from './plain-change.js';
import { endedWait } from './awaited.js';
import { otherCallName } from './called-by-name.js';
import { endedByDeath } from './death.js';
import { movedFrom } from './exchange.js';
import { endedNever } from './first-time.js';
import { endedByEvent } from './life-events.js';
import { holderLeft } from './holder-left.js';
import { endedLack, endedMarriage, endedPossession } from './lack.js';
import { offIt } from './off-it.js';
import { endedByOpposite, endedDenial } from './opposite.js';
import { livesWithOther } from './lives-with.js';
import { otherHours } from './opening-hours.js';
import { oneChildMore } from './one-child-more.js';
import { otherAge } from './other-age.js';
import { leftDiet } from './other-diet.js';
import { otherMeasure, otherOwnNumber } from './other-measure.js';
import { otherPreference } from './other-preference.js';
import { otherProvider } from './other-provider.js';
import { otherShift } from './other-shift.js';
import { endOfPermission } from './permission.js';
import { endOfFault, endOfUseless } from './restored.js';
import { stoppedDoing } from './stopped-doing.js';
import { spellOver } from './spell-over.js';
import { takenOff } from './taken-off.js';
import { otherWayToWork } from './way-to-work.js';

type Told = KnownFact & { readonly fact: string };

/** @returns what a sentence settles whomever it mentions: each rule looks for whom it is told of. English only. */
export function happenedIn(sentence: string, about: Told): PlainChange | null {
  return (
    endedByEvent(sentence, about) ??
    endedByDeath(sentence, about) ??
    endedMarriage(sentence, about) ??
    endedNever(sentence, about) ??
    endedWait(sentence, about) ??
    endOfUseless(sentence, about) ??
    otherShift(sentence, about) ??
    otherAge(sentence, about) ??
    otherPreference(sentence, about) ??
    livesWithOther(sentence, about) ??
    leftDiet(sentence, about) ??
    otherProvider(sentence, about) ??
    otherWayToWork(sentence, about) ??
    holderLeft(sentence, about) ??
    otherCallName(sentence, about) ??
    oneChildMore(sentence, about)
  );
}

/** @returns what a sentence settles that mentions nobody whom the fact does not. English only. */
export function ofEnglish(sentence: string, about: Told): PlainChange | null {
  return (
    endOfPermission(sentence, about) ??
    endOfFault(sentence, about) ??
    movedFrom(sentence, about) ??
    takenOff(sentence, about) ??
    stoppedDoing(sentence, about) ??
    spellOver(sentence, about) ??
    endedDenial(sentence, about) ??
    endedByOpposite(sentence, about) ??
    endedLack(sentence, about) ??
    endedPossession(sentence, about) ??
    offIt(sentence, about) ??
    otherMeasure(sentence, about) ??
    otherHours(sentence, about) ??
    otherOwnNumber(sentence, about)
  );
}
