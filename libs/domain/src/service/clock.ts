/** The source of "now", so that one write has one time and tests can stop the clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The clock of the machine; nothing else reads it. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
