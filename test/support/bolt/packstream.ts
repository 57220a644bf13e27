/** What PackStream writes, as far as a scripted router says it. */
export type Packable = string | number | null | readonly Packable[] | { readonly [name: string]: Packable };

/** A message or a value with a signature, such as a point in time. */
export interface Structure {
  readonly signature: number;
  readonly fields: readonly unknown[];
}

/** @returns a message of Bolt: a structure whose only field is a map; without one it has no field. */
export function packedMessage(signature: number, map?: Packable): Buffer {
  const fields = map === undefined ? [] : [packed(map)];
  return Buffer.concat([Buffer.of(0xb0 | fields.length, signature), ...fields]);
}

function packed(value: Packable): Buffer {
  if (value === null) return Buffer.of(0xc0);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(5, 0xca);
    bytes.writeInt32BE(value, 1);
    return bytes;
  }
  if (typeof value === 'string') {
    const bytes = Buffer.from(value);
    return Buffer.concat([sized(0xd2, bytes.length), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([sized(0xd6, value.length), ...value.map(packed)]);
  const entries = Object.entries(value);
  return Buffer.concat([sized(0xda, entries.length), ...entries.flatMap(([name, of]) => [packed(name), packed(of)])]);
}

/** The longest form of a size: four bytes. */
function sized(marker: number, size: number): Buffer {
  const bytes = Buffer.alloc(5, marker);
  bytes.writeUInt32BE(size, 1);
  return bytes;
}

/** @returns the message that the bytes are; numbers of eight bytes and bytes are left as they came. */
export function unpackedMessage(bytes: Buffer): Structure {
  return new Unpacker(bytes).value() as Structure;
}

/** Where the size of what a marker begins is written, in bytes. */
const WIDTH: Readonly<Record<number, number>> = {
  ...{ 0xc8: 1, 0xc9: 2, 0xca: 4, 0xcc: 1, 0xcd: 2, 0xce: 4, 0xd0: 1, 0xd1: 2, 0xd2: 4 },
  ...{ 0xd4: 1, 0xd5: 2, 0xd6: 4, 0xd8: 1, 0xd9: 2, 0xda: 4 },
};
const TINY: Readonly<Record<number, 'text' | 'list' | 'map' | 'structure'>> = {
  ...{ 0x80: 'text', 0x90: 'list', 0xa0: 'map', 0xb0: 'structure' },
};

class Unpacker {
  #at = 0;

  constructor(private readonly bytes: Buffer) {}

  value(): unknown {
    const marker = this.bytes.readUInt8(this.#at++);
    if (marker < 0x80 || marker >= 0xf0) return marker < 0x80 ? marker : marker - 0x100;
    const tiny = TINY[marker & 0xf0];
    if (tiny !== undefined) return this.of(tiny, marker & 0x0f);
    if (marker === 0xc0) return null;
    if (marker === 0xc2 || marker === 0xc3) return marker === 0xc3;
    if (marker === 0xc1 || marker === 0xcb) return this.slice(8);
    const width = WIDTH[marker];
    if (width === undefined) throw new Error(`PackStream has no marker ${marker.toString(16)}.`);
    if (marker >= 0xc8 && marker <= 0xca) return this.slice(width).readIntBE(0, width);
    const size = this.slice(width).readUIntBE(0, width);
    if (marker <= 0xce) return this.slice(size);
    return this.of(marker <= 0xd2 ? 'text' : marker <= 0xd6 ? 'list' : 'map', size);
  }

  private of(kind: 'text' | 'list' | 'map' | 'structure', size: number): unknown {
    const values = (): unknown[] => Array.from({ length: size }, () => this.value());
    if (kind === 'text') return this.slice(size).toString('utf8');
    if (kind === 'list') return values();
    if (kind === 'structure') return { signature: this.bytes.readUInt8(this.#at++), fields: values() };
    return Object.fromEntries(Array.from({ length: size }, () => [this.value(), this.value()]));
  }

  private slice(length: number): Buffer {
    const slice = this.bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    return slice;
  }
}
