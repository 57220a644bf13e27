import { Vector } from './embedder.js';

/**
 * @param values one component a dimension, as a model gives them.
 * @returns the vector of length 1 in the same direction.
 * @throws RangeError for a vector without a direction: all zeros, or a component that is no finite number.
 */
export function unitVector(values: Iterable<number>): Vector {
  const components = Array.from(values);
  const length = Math.hypot(...components);
  if (!(length > 0 && length < Infinity))
    throw new RangeError('The vector has no direction: it is all zeros, or has a component that is no finite number.');
  return components.map((component) => component / length);
}
