import { readFileSync } from 'node:fs';
import type { Vector } from './embedder.js';
import { unitVector } from './unit-vector.js';

const WIDTH = 384;
const RANK = 64;
/** Written by bench/arbiter/changed_by.py: two scales, then, as signed bytes, the matrices into and out of RANK directions. */
const WEIGHTS = new URL('../arbiter/changed-by.bin', import.meta.url);

let weights: { readonly into: Float32Array; readonly out: Float32Array } | undefined;

/**
 * A sentence that changes a fact is seldom similar to it: "Handed the keys back on Friday" is not near "I rent a flat on Marlow Street".
 *
 * @param statement its vector, of bge-small-en-v1.5.
 * @returns a unit vector near the facts that the statement may change.
 */
export function changedBy(statement: Vector): Vector {
  const { into, out } = (weights ??= read());
  const within = new Float32Array(RANK);
  for (let k = 0; k < RANK; k++) for (let i = 0; i < WIDTH; i++) within[k]! += into[k * WIDTH + i]! * statement[i]!;
  const moved = statement.map((value, i) => {
    let sum = value;
    for (let k = 0; k < RANK; k++) sum += out[i * RANK + k]! * within[k]!;
    return sum;
  });
  return unitVector(moved);
}

function read(): { into: Float32Array; out: Float32Array } {
  const bytes = readFileSync(WEIGHTS);
  const scaled = (at: number, scale: number): Float32Array =>
    Float32Array.from(new Int8Array(bytes.buffer, bytes.byteOffset + at, RANK * WIDTH), (value) => value * scale);
  return { into: scaled(8, bytes.readFloatLE(0)), out: scaled(8 + RANK * WIDTH, bytes.readFloatLE(4)) };
}
