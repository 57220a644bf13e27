import { Vector } from './embedder.js';

/**
 * @param values one component per dimension, from a model.
 * @returns the vector normalized to length 1.
 * @throws RangeError for a vector of zeros or with a component that is not finite.
 */
export function unitVector(values: Iterable<number>): Vector {
  const components = Array.from(values);
  const length = Math.hypot(...components);
  if (!(length > 0 && length < Infinity))
    throw new RangeError('The vector has no direction: it is all zeros, or has a component that is no finite number.');
  return components.map((component) => component / length);
}
