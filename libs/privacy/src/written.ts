import type { Range } from '#domain/text/pattern.js';

/** A converted text, with every range mapped to the original. */
export interface Written {
  readonly text: string;
  /** @returns the range in the original text. */
  told(place: Range): Range;
}

/** @returns the text unchanged. */
export function asTold(text: string): Written {
  return { text, told: ({ start, end }) => ({ start, end }) };
}

/** @returns the text after a second conversion; unchanged if that returns `null`. */
export function after(first: Written, change: (text: string) => Written | null): Written {
  const second = change(first.text);
  return second ? { text: second.text, told: (place) => first.told(second.told(place)) } : first;
}

/** Converts a text from its beginning to its end. */
export class Writing {
  readonly #signs: string[] = [];
  readonly #places: Range[] = [];
  #done = 0;

  constructor(private readonly text: string) {}

  /** Writes one character for a part of the text, and copies what precedes it. */
  put(sign: string, { start, end }: Range): void {
    this.#copyTo(start);
    this.#signs.push(sign);
    this.#places.push({ start, end });
    this.#done = end;
  }

  /** Leaves out a part of the text. */
  skip({ start, end }: Range): void {
    this.#copyTo(start);
    this.#done = end;
  }

  /** @returns the text, with the rest copied. */
  end(): Written {
    this.#copyTo(this.text.length);
    const places = this.#places;
    return {
      text: this.#signs.join(''),
      told: ({ start, end }) => ({ start: places[start]?.start ?? 0, end: places[end - 1]?.end ?? this.text.length }),
    };
  }

  #copyTo(end: number): void {
    for (; this.#done < end; this.#done += 1) {
      this.#signs.push(this.text.charAt(this.#done));
      this.#places.push({ start: this.#done, end: this.#done + 1 });
    }
  }
}
