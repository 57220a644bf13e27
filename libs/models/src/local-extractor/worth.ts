import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Vector } from '../embedder.js';
import { probabilityOf, type Weights } from './classifier.js';
import { FEATURES, featuresOf } from './reader-features.js';

/** The content of the weights file: a network on the word features alone, and one on those and the vector. */
interface Trained {
  readonly features: readonly string[];
  readonly dimensions: number;
  readonly words: Weights;
  readonly whole: Weights;
}

/** What the turn contributes to the score of its sentences. */
export interface Around {
  /** Somebody else asked something before it. */
  readonly isAnswer: boolean;
  /** The number of words in the turn. */
  readonly words: number;
}

/** Minimum score of a sentence to be kept, in log odds. */
const LEAST = 0.8;

/** Written by bench/extractor. */
export const WEIGHTS = fileURLToPath(new URL('../../extractor/weights.json', import.meta.url));
/** Answers and long turns state facts more often; fitted on LoCoMo's turns and the written conversations (docs/adr/0134). */
const [ANSWER, LENGTH, USUAL_WORDS] = [0.8, 1.2, 20];
const [FEWEST, MOST] = [14, 60];

/** Judges whether a sentence states something worth keeping. */
export class Worth {
  private constructor(private readonly trained: Trained) {}

  /** @throws Error if the file was trained on other features. */
  static load(file = WEIGHTS): Worth {
    const trained = JSON.parse(readFileSync(file, 'utf8')) as Trained;
    if (trained.features.join() !== FEATURES.join()) throw new Error('The weights are of other features: train again.');
    return new Worth(trained);
  }

  /** Length of the vectors in training. */
  get dimensions(): number {
    return this.trained.dimensions;
  }

  /** @returns the score, positive if worth keeping, and the probability of the sentence alone. */
  of(sentence: string, vector: Vector | null, around: Around): { over: number; probability: number } {
    const features = featuresOf(sentence);
    const kind = vector ? 'whole' : 'words';
    const probability = probabilityOf(this.trained[kind], vector ? [...features, ...vector] : features);
    const alone = Math.log(probability / (1 - probability));
    const words = Math.min(MOST, Math.max(FEWEST, around.words));
    const score = alone + (around.isAnswer ? ANSWER : 0) + LENGTH * Math.log(words / USUAL_WORDS);
    return { over: score - LEAST, probability };
  }
}
