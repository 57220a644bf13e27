import { Dice } from '../speed/dice.js';

/** One hidden layer of tanh, and a probability. */
export interface Network {
  readonly hidden: readonly (readonly number[])[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
  readonly outBias: number;
}

export interface Example {
  readonly input: Float32Array;
  readonly target: number;
}

/** How it is trained. */
export interface Training {
  readonly width: number;
  readonly epochs: number;
  /** How much of a weight decays in a step, in units of the rate. */
  readonly decay: number;
  /** The share of inputs that is left out of a step. */
  readonly dropout: number;
  readonly seed: number;
}

const [BATCH, RATE] = [64, 0.003];
const [KEEP_MEAN, KEEP_SQUARE, LEAST] = [0.9, 0.999, 1e-8];

/** Trains by Adam with decoupled decay. The same examples and seed give the same network on the same machine. */
export function trained(examples: readonly Example[], training: Training): Network {
  const learner = new Learner(examples[0]?.input.length ?? 0, training);
  const order = examples.map((_, i) => i);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    learner.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).map((i) => examples[i] as Example);
      learner.step(batch, RATE * (1 - epoch / training.epochs));
    }
  }
  return learner.network();
}

/** All parameters in one row: the hidden weights, their biases, the weights of the output and its bias. */
class Learner {
  private readonly dice;
  private readonly at;
  private readonly parameters: Float64Array;
  private readonly slopes: Float64Array;
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private readonly active: Float64Array;
  private readonly seen: Float64Array;
  private steps = 0;

  constructor(
    private readonly size: number,
    private readonly training: Training,
  ) {
    const { width, seed } = training;
    this.dice = new Dice(seed);
    this.at = { bias: width * size, out: width * size + width, outBias: width * size + 2 * width };
    const count = this.at.outBias + 1;
    this.parameters = Float64Array.from({ length: count }, (_, i) => this.begin(i));
    [this.slopes, this.mean, this.square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
    [this.active, this.seen] = [new Float64Array(width), new Float64Array(size)];
  }

  shuffle(order: number[]): void {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(this.dice.roll() * (i + 1));
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
  }

  step(batch: readonly Example[], rate: number): void {
    this.slopes.fill(0);
    for (const { input, target } of batch) this.learn((this.probability(input) - target) / batch.length);
    this.steps++;
    const [first, second] = [1 - KEEP_MEAN ** this.steps, 1 - KEEP_SQUARE ** this.steps];
    const { parameters, mean, square } = this;
    for (const [i, slope] of this.slopes.entries()) {
      mean[i] = KEEP_MEAN * at(mean, i) + (1 - KEEP_MEAN) * slope;
      square[i] = KEEP_SQUARE * at(square, i) + (1 - KEEP_SQUARE) * slope * slope;
      const move = at(mean, i) / first / (Math.sqrt(at(square, i) / second) + LEAST);
      const decayed = i < this.at.bias ? this.training.decay * at(parameters, i) : 0;
      parameters[i] = at(parameters, i) - rate * (move + decayed);
    }
  }

  network(): Network {
    const { bias, out, outBias } = this.at;
    const row = (from: number, to: number): number[] => [...this.parameters.slice(from, to)];
    return {
      hidden: Array.from({ length: this.training.width }, (_, h) => row(h * this.size, (h + 1) * this.size)),
      ...{ bias: row(bias, out), out: row(out, outBias), outBias: at(this.parameters, outBias) },
    };
  }

  private begin(place: number): number {
    if (place < this.at.bias) return (this.dice.roll() - 0.5) / Math.sqrt(this.size / 3);
    return place >= this.at.out && place < this.at.outBias ? this.dice.roll() - 0.5 : 0;
  }

  private probability(input: Float32Array): number {
    const { parameters, seen, active, size } = this;
    const { dropout, width } = this.training;
    for (let i = 0; i < size; i++) seen[i] = this.dice.roll() < dropout ? 0 : at(input, i) / (1 - dropout);
    let sum = at(parameters, this.at.outBias);
    for (let h = 0; h < width; h++) {
      let z = at(parameters, this.at.bias + h);
      for (let i = 0; i < size; i++) z += at(parameters, h * size + i) * at(seen, i);
      active[h] = Math.tanh(z);
      sum += at(parameters, this.at.out + h) * at(active, h);
    }
    return 1 / (1 + Math.exp(-sum));
  }

  /** Adds the slopes of the example that was seen last. */
  private learn(error: number): void {
    const { slopes, parameters, seen, active, size } = this;
    add(slopes, this.at.outBias, error);
    for (let h = 0; h < this.training.width; h++) {
      const a = at(active, h);
      const back = error * at(parameters, this.at.out + h) * (1 - a * a);
      add(slopes, this.at.out + h, error * a);
      add(slopes, this.at.bias + h, back);
      for (let i = 0; i < size; i++) add(slopes, h * size + i, back * at(seen, i));
    }
  }
}

function at(row: Float64Array | Float32Array, place: number): number {
  return row[place] as number;
}

function add(row: Float64Array, place: number, value: number): void {
  row[place] = at(row, place) + value;
}
