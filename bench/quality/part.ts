import type { RestClient } from '../bed/rest-client.js';
import type { Figure } from './figure.js';

/** What a part measures with. */
export interface Bed {
  readonly call: RestClient['call'];
  readonly client: RestClient;
  /** The directory of the rows. */
  readonly data: string;
  readonly progress: (text: string) => void;
}

/** A way to ask, by how good its answers are and how long one takes. */
export interface Point {
  readonly how: string;
  /** recall@10 of turns. */
  readonly recall10: number;
  /** The median at the client, in milliseconds. */
  readonly p50: number;
}

/** What a part found. */
export interface Measured {
  readonly figures: readonly Figure[];
  readonly points?: readonly Point[];
  readonly broken?: readonly string[];
}

/** One of the benchmarks of quality. */
export interface Part {
  readonly name: string;
  /** What it reads of the data; without one of them it is left out. */
  readonly files: readonly string[];
  /** Variables of the service that it asks; `null`: it asks none. */
  readonly settings: Readonly<Record<string, string>> | null;
  readonly measure: (bed: Bed) => Promise<Measured>;
}
