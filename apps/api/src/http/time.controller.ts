import { Controller } from '@nestjs/common';
import { DatesService } from '#times/dates.service.js';
import type { InputOf } from '#contract/operation.js';
import { dateDifference, diff, interval, resolveDates, timeline } from '#contract/time.js';
import type { Interval } from '#dates/interval.js';
import type { Caller } from '#domain/caller.js';
import type { Diff } from '#memory/history/diff.js';
import { DiffService } from '#memory/history/diff.service.js';
import { IntervalService } from '#memory/history/interval.service.js';
import { TimelineService } from '#memory/history/timeline.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class TimeController {
  constructor(
    private readonly timelines: TimelineService,
    private readonly diffs: DiffService,
    private readonly intervals: IntervalService,
    private readonly dates: DatesService,
  ) {}

  @Route(timeline)
  timeline(
    @From() caller: Caller,
    @Input(timeline) input: InputOf<typeof timeline>,
  ): ReturnType<TimelineService['timeline']> {
    return this.timelines.timeline(caller, input);
  }

  @Route(diff)
  diff(@From() caller: Caller, @Input(diff) input: InputOf<typeof diff>): Promise<Diff> {
    return this.diffs.diff(caller, input);
  }

  @Route(interval)
  interval(@From() caller: Caller, @Input(interval) input: InputOf<typeof interval>): Promise<Interval> {
    return this.intervals.between(caller, input);
  }

  @Route(resolveDates)
  resolve(
    @From() caller: Caller,
    @Input(resolveDates) input: InputOf<typeof resolveDates>,
  ): ReturnType<DatesService['resolve']> {
    return this.dates.resolve(caller, input);
  }

  @Route(dateDifference)
  difference(
    @From() caller: Caller,
    @Input(dateDifference) input: InputOf<typeof dateDifference>,
  ): ReturnType<DatesService['difference']> {
    return this.dates.difference(caller, input);
  }
}
