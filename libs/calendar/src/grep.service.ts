import { Injectable } from '@nestjs/common';
import { type GrepInput, type GrepTurn, GrepTurnsService } from '#conversation/grep-turns.service.js';
import type { Caller } from '#domain/service/caller.js';
import { type GrepEvent, GrepEventsService } from './grep-events.service.js';

/** A page of results. */
export interface Grepped {
  readonly results: readonly (GrepTurn | GrepEvent)[];
  readonly nextCursor: string | null;
}

/** Finds exact words in turns or in events. */
@Injectable()
export class GrepService {
  constructor(
    private readonly turns: GrepTurnsService,
    private readonly events: GrepEventsService,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID for a pattern without a word or a period that ends before it starts. */
  grep(caller: Caller, { in: where, ...input }: GrepInput & { readonly in: 'turns' | 'events' }): Promise<Grepped> {
    return where === 'turns' ? this.turns.grep(caller, input) : this.events.grep(caller, input);
  }
}
