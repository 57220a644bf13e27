import { Injectable } from '@nestjs/common';
import {
  memoryCorrectedSince,
  type MemoryCorrectedSinceParams,
  memoryMakingWay,
  type MemoryMakingWayParams,
  type MemoryMakingWayRow,
  memoryStandingIn,
  type MemoryStandingInRow,
} from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';

/** Reads what takes whose place in time. */
@Injectable()
export class PlacesRepository {
  /** @returns what makes way on its day for what is announced. */
  async makingWay(queries: Queries, of: MemoryMakingWayParams): Promise<MemoryMakingWayRow[]> {
    return queries.all(memoryMakingWay, of);
  }

  /** @returns what stands for a while in the place of what comes back. */
  async standingIn(queries: Queries, of: MemoryMakingWayParams): Promise<MemoryStandingInRow[]> {
    return queries.all(memoryStandingIn, of);
  }

  /** @returns the id of the version of a fact that was corrected by what was said after an instant. */
  async correctedSince(queries: Queries, of: MemoryCorrectedSinceParams): Promise<string | undefined> {
    return (await queries.all(memoryCorrectedSince, of))[0]?.id;
  }
}
