/** A time of day as it was said: "7", "7:30pm", "noon". */
export interface Clock {
  hour: number;
  minute: number;
  second: number;
  half?: 'am' | 'pm';
  /** Only the hour was said. */
  whole: boolean;
  /** It cannot be mistaken for a plain number. */
  sure: boolean;
  /** Its minutes are said in words: "three thirty". Beside a day that is a time, alone it may be a number. */
  spelt?: boolean;
  /** It is written as a clock of 24 hours shows it: "03:30", "0330", "4:30:15". */
  of24?: boolean;
}
