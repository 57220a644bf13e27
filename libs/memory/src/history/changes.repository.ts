import { Injectable } from '@nestjs/common';
import {
  historyChangedInWorld,
  type HistoryChangedInWorldParams,
  type HistoryChangedInWorldRow,
  historyLearned,
  type HistoryLearnedParams,
  type HistoryLearnedRow,
  historyTimeline,
  type HistoryTimelineParams,
  type HistoryTimelineRow,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';

/** Reads what happened and changed in pages, sorted by the database. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly graph: Graph) {}

  /** Events, and beginnings, changes and ends of facts, by their time in the world. */
  timeline(page: HistoryTimelineParams): Promise<HistoryTimelineRow[]> {
    return this.graph.all(historyTimeline, page);
  }

  /** Differences between what held at two instants. */
  inWorld(page: HistoryChangedInWorldParams): Promise<HistoryChangedInWorldRow[]> {
    return this.graph.all(historyChangedInWorld, page);
  }

  /** What was learned, replaced and withdrawn between two instants. */
  learned(page: HistoryLearnedParams): Promise<HistoryLearnedRow[]> {
    return this.graph.all(historyLearned, page);
  }
}
