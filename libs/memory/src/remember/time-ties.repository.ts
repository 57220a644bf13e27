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

/** Reads which versions replace, or make way for, one another in time. */
@Injectable()
export class TimeTiesRepository {
  /** @returns the versions that make way for announced ones when those begin. */
  async replacedLater(queries: Queries, params: MemoryMakingWayParams): Promise<MemoryMakingWayRow[]> {
    return queries.all(memoryMakingWay, params);
  }

  /** @returns the versions that temporarily replace ones that come back. */
  async standIns(queries: Queries, params: MemoryMakingWayParams): Promise<MemoryStandingInRow[]> {
    return queries.all(memoryStandingIn, params);
  }

  /** @returns the id of the version of a fact that was corrected by a statement said after an instant. */
  async correctedSince(queries: Queries, params: MemoryCorrectedSinceParams): Promise<string | undefined> {
    return (await queries.all(memoryCorrectedSince, params))[0]?.id;
  }
}
