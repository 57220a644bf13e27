/** A time of day as said: "7", "7:30pm", "noon". */
export interface Clock {
  hour: number;
  minute: number;
  second: number;
  half?: 'am' | 'pm';
  /** Only the hour was said. */
  whole: boolean;
  /** It cannot be mistaken for a plain number. */
  sure: boolean;
  /** Its minutes are in words: "three thirty". Next to a day that is a time; alone it may be a number. */
  spelt?: boolean;
  /** Written in 24-hour form: "03:30", "0330", "4:30:15". */
  of24?: boolean;
}
