import { Resolver } from '@nestjs/graphql';
import { Contact } from '#contract/contacts.js';
import { listEvents } from '#contract/events.js';
import { listMemories } from '#contract/memories.js';
import type { InputOf } from '#contract/operation.js';
import { recall } from '#contract/recall.js';
import { diff, timeline } from '#contract/time.js';
import type { Caller } from '#domain/caller.js';
import type { Diff } from '#memory/history/diff.js';
import { DiffService } from '#memory/history/diff.service.js';
import { EventsService } from '#memory/history/events.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { type Recalled, RecallService } from '#memory/recall/recall.service.js';
import { Asker } from './asker.decorator.js';
import { Asked, Walk } from './operation.decorators.js';
import { outputType } from './types-of-schemas.js';

const CONTACT = outputType(Contact);

/** What is remembered of a contact. */
@Resolver(() => CONTACT)
export class ContactMemoriesResolver {
  constructor(
    private readonly history: HistoryService,
    private readonly recalls: RecallService,
    private readonly timelines: TimelineService,
    private readonly diffs: DiffService,
    private readonly eventsService: EventsService,
  ) {}

  @Walk(listMemories, 'memories')
  memories(
    @Asker() caller: Caller,
    @Asked(listMemories) input: InputOf<typeof listMemories>,
  ): ReturnType<HistoryService['list']> {
    return this.history.list(caller, input);
  }

  @Walk(listEvents, 'events')
  events(
    @Asker() caller: Caller,
    @Asked(listEvents) input: InputOf<typeof listEvents>,
  ): ReturnType<EventsService['list']> {
    return this.eventsService.list(caller, input);
  }

  @Walk(recall)
  recall(@Asker() caller: Caller, @Asked(recall) input: InputOf<typeof recall>): Promise<Recalled> {
    return this.recalls.recall(caller, input);
  }

  @Walk(timeline)
  timeline(
    @Asker() caller: Caller,
    @Asked(timeline) input: InputOf<typeof timeline>,
  ): ReturnType<TimelineService['timeline']> {
    return this.timelines.timeline(caller, input);
  }

  @Walk(diff)
  diff(@Asker() caller: Caller, @Asked(diff) input: InputOf<typeof diff>): Promise<Diff> {
    return this.diffs.diff(caller, input);
  }
}
