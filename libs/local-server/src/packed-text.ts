/** Neo4j's codes for the characters of a short text that has only letters, digits, spaces and underscores. */
const CHARACTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ01234_abcdefghijklmnopqrstuvwxyz56789';
const BITS = 6n;
/** Before the text are the name of the property, its type, the encoding and the length. */
const HEADER_BITS = 39n;
const MOST_CHARACTERS = 36;

/**
 * The store files hold a short text of letters and digits, such as an id, with six bits per character, so its bytes
 * cannot be found there. Only the eight-byte words that it fills completely can be predicted.
 *
 * @returns those words as they are in a file, in both byte orders; none for a text that is not packed like this, or too
 * short.
 */
export function packedText(text: string): Buffer[] {
  const codes = [...text].map((character) => CHARACTERS.indexOf(character));
  if (codes.length > MOST_CHARACTERS || codes.includes(-1)) return [];
  const bits = codes.reduce((all, code, i) => all | (BigInt(code) << (HEADER_BITS + BITS * BigInt(i))), 0n);
  const whole = Math.floor((Number(HEADER_BITS) + Number(BITS) * codes.length) / 64);
  const words = Array.from({ length: Math.max(0, whole - 1) }, (_, i) =>
    BigInt.asUintN(64, bits >> BigInt(64 * (i + 1))),
  );
  if (words.length === 0) return [];
  const [little, big] = [Buffer.alloc(8 * words.length), Buffer.alloc(8 * words.length)];
  words.forEach((word, i) => {
    little.writeBigUInt64LE(word, 8 * i);
    big.writeBigUInt64BE(word, 8 * i);
  });
  return [little, big];
}
