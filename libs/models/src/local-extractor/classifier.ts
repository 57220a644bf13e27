/** The weights of a network with one hidden tanh layer and a probability as output. */
export interface Weights {
  readonly hidden: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
  readonly outBias: number;
}

/** @returns from 0 to 1. */
export function probabilityOf({ hidden, bias, out, outBias }: Weights, input: readonly number[]): number {
  let sum = outBias;
  for (const [place, weights] of hidden.entries()) {
    let z = bias[place] ?? 0;
    for (let i = 0; i < weights.length; i++) z += (weights[i] as number) * (input[i] ?? 0);
    sum += (out[place] ?? 0) * Math.tanh(z);
  }
  return 1 / (1 + Math.exp(-sum));
}
