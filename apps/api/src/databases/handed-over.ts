import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Response } from 'express';

/** How long a part that stops waits for requests that it was given. */
const FINISH_MS = 5_000;

/** Unanswered requests that were handed to this part of the service by the part whose server received them. */
@Injectable()
export class HandedOver implements BeforeApplicationShutdown {
  #open = 0;

  note(response: Response): void {
    this.#open += 1;
    response.once('close', () => (this.#open -= 1));
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (let waited = 0; this.#open > 0 && waited < FINISH_MS; waited += 10) await pause(10);
  }
}
