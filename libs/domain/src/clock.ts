/** Where "now" comes from, so that one write has one time and a test can stop the clock. */
export abstract class Clock {
  abstract now(): Date;
}

/** The machine's clock; the only place that reads it. */
export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
