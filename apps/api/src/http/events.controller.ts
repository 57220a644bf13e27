import { Controller } from '@nestjs/common';
import { listEvents } from '#contract/events.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { EventsService } from '#memory/history/events.service.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Route(listEvents)
  list(
    @From() caller: Caller,
    @Input(listEvents) input: InputOf<typeof listEvents>,
  ): ReturnType<EventsService['list']> {
    return this.events.list(caller, input);
  }
}
