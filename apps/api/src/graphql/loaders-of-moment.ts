import { Injectable } from '@nestjs/common';
import { type Loaders, LoadersOfRequest } from './loaders.js';

/**
 * The loaders of a tenant for one turn of the event loop. What many subscribers load for one change is a single query, and nothing is
 * cached that a later change could make stale.
 */
@Injectable()
export class LoadersOfMoment {
  readonly #open = new Map<string, Loaders>();

  constructor(private readonly loaders: LoadersOfRequest) {}

  of(tenantId: string): Loaders {
    const open = this.#open.get(tenantId) ?? this.loaders.open({ tenantId });
    if (this.#open.size === 0) setImmediate(() => this.#open.clear());
    this.#open.set(tenantId, open);
    return open;
  }
}
