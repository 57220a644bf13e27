import type { Range } from '#domain/pattern.js';

/** A text in another writing, of which every place is known in the text as it was told. */
export interface Written {
  readonly text: string;
  /** @returns where a place of it stands in the text as it was told. */
  told(place: Range): Range;
}

/** @returns the text as it is. */
export function asTold(text: string): Written {
  return { text, told: ({ start, end }) => ({ start, end }) };
}

/** @returns the text after a second change, which finds nothing to do where it is `null`. */
export function after(first: Written, change: (text: string) => Written | null): Written {
  const second = change(first.text);
  return second ? { text: second.text, told: (place) => first.told(second.told(place)) } : first;
}

/** Writes a text anew, from its beginning to its end. */
export class Writing {
  readonly #signs: string[] = [];
  readonly #places: Range[] = [];
  #done = 0;

  constructor(private readonly text: string) {}

  /** Writes one sign for a part of the text, and what stands before that as it is. */
  put(sign: string, { start, end }: Range): void {
    this.#copyTo(start);
    this.#signs.push(sign);
    this.#places.push({ start, end });
    this.#done = end;
  }

  /** Leaves a part of the text out. */
  skip({ start, end }: Range): void {
    this.#copyTo(start);
    this.#done = end;
  }

  /** @returns the text, with the rest of it as it is. */
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
