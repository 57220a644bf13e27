/** A message as it came, in its chunks, and put together. */
export interface Frame {
  readonly raw: Buffer;
  readonly body: Buffer;
}

/** Puts messages of Bolt together from what a socket reads. */
export class Frames {
  #rest: Buffer = Buffer.alloc(0);

  /** @returns the messages that are whole by now. */
  take(data: Buffer): Frame[] {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    const frames: Frame[] = [];
    for (let frame = this.next(); frame; frame = this.next()) frames.push(frame);
    return frames;
  }

  private next(): Frame | undefined {
    const chunks: Buffer[] = [];
    for (let at = 0; at + 2 <= this.#rest.length;) {
      const size = this.#rest.readUInt16BE(at);
      at += 2 + size;
      if (size > 0) chunks.push(this.#rest.subarray(at - size, at));
      else {
        const frame = { raw: this.#rest.subarray(0, at), body: Buffer.concat(chunks) };
        this.#rest = this.#rest.subarray(at);
        return frame;
      }
    }
    return undefined;
  }
}

/** @returns a short message in one chunk, with its end. */
export function framed(body: Buffer): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16BE(body.length);
  return Buffer.concat([size, body, Buffer.alloc(2)]);
}
