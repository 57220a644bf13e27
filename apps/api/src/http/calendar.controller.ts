import { Controller } from '@nestjs/common';
import { grep } from '#contract/calendar.js';
import type { InputOf } from '#contract/operation.js';
import { GrepTurnsService } from '#conversation/grep-turns.service.js';
import type { Caller } from '#domain/caller.js';
import { From } from './caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class CalendarController {
  constructor(private readonly turns: GrepTurnsService) {}

  @Route(grep)
  grep(@From() caller: Caller, @Input(grep) input: InputOf<typeof grep>): ReturnType<GrepTurnsService['grep']> {
    return this.turns.grep(caller, input);
  }
}
