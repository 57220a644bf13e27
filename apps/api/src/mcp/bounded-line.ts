/** How many bytes at each end of an overlong line are kept, to find the id of its request. */
const KEPT = 256;

/** One line of input as it arrives; at most `limit` bytes are kept. */
export class BoundedLine {
  #parts: Buffer[] = [];
  #length = 0;
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);

  /** @param limit in bytes. */
  constructor(private readonly limit: number) {}

  add(part: Buffer): void {
    this.#length += part.length;
    this.#head = Buffer.concat([this.#head, part.subarray(0, KEPT - this.#head.length)]);
    this.#tail = Buffer.concat([this.#tail, part.subarray(-KEPT)]).subarray(-KEPT);
    if (this.#length <= this.limit) this.#parts.push(part);
    else this.#parts = [];
  }

  /** @returns the line and starts the next; of an overlong line only both ends. */
  end(): { readonly text: string; readonly tooLong: boolean } {
    const tooLong = this.#length > this.limit;
    const parts = tooLong ? [this.#head, this.#tail] : this.#parts;
    const text = Buffer.concat(parts).toString('utf8');
    [this.#parts, this.#length, this.#head, this.#tail] = [[], 0, Buffer.alloc(0), Buffer.alloc(0)];
    return { text, tooLong };
  }
}
