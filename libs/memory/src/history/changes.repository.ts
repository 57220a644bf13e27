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

/** What happened and changed, a page at a time: the database puts it in order, however much there is. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly graph: Graph) {}

  /** Events, beginnings, changes and ends by when they were in the world. */
  timeline(page: HistoryTimelineParams): Promise<HistoryTimelineRow[]> {
    return this.graph.all(historyTimeline, page);
  }

  /** What held at one instant against what held at another. */
  inWorld(page: HistoryChangedInWorldParams): Promise<HistoryChangedInWorldRow[]> {
    return this.graph.all(historyChangedInWorld, page);
  }

  /** What was learned, replaced and withdrawn between two instants. */
  learned(page: HistoryLearnedParams): Promise<HistoryLearnedRow[]> {
    return this.graph.all(historyLearned, page);
  }
}
