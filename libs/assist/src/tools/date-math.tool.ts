import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DatesService } from '#times/dates.service.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import { IntervalService } from '#memory/history/interval.service.js';
import { checked } from '#contract/checked.js';
import { dateMath, DateMathInput, DateMathOutput } from './date-math.schema.js';
import { type ContactNames, NamedContact } from './named-contact.js';
import type { Arguments, Tool, ToolAnswer } from './tool.js';

type OperationArguments<Operation extends keyof typeof dateMath> = z.output<(typeof dateMath)[Operation]>;

@Injectable()
export class DateMathTool implements Tool {
  readonly name = 'calculate_date_math';
  readonly title = 'Calculate with dates';
  readonly description = `Exact calendar arithmetic. Never work out a date or a length of time yourself: ask here.
operation=difference: how long from one moment to another ("how many days from 5 March until her birthday on 2 June"), in days, weeks, months, years and words.
operation=add: the moment a duration after from, or before it with a minus: {"from": "2026-01-31", "duration": "P1M"}.
operation=interval: which of two memories came first and how long lies between them, with a range where one is known to a month or a year only.
operation=resolve: which periods words mean: "a fortnight ago", "the week of 9 June", "end of last month", most telling first, end exclusive, other readings as alternatives.
Moments are instants, dates, or words. Name the contact whose calendar and time zone count by contactId or identifier, or state timezone. Comes back under difference, sum, interval or resolved.`;
  readonly input = DateMathInput;
  readonly output = DateMathOutput;

  constructor(
    private readonly named: NamedContact,
    private readonly dates: DatesService,
    private readonly intervals: IntervalService,
    private readonly history: HistoryService,
  ) {}

  async run(caller: Caller, args: Arguments): Promise<ToolAnswer> {
    const { operation } = checked(DateMathInput.pick({ operation: true }).loose(), args);
    const asked = checked(dateMath[operation], args);
    if (asked.operation === 'interval') return this.interval(caller, asked);
    const timezone = asked.timezone ?? (await this.zone(caller, asked)) ?? undefined;
    return {
      data: { operation, ...(await this.calculate(caller, { ...asked, timezone })) },
      timezone: timezone ?? null,
    };
  }

  private async calculate(
    caller: Caller,
    asked: OperationArguments<'difference' | 'add' | 'resolve'>,
  ): Promise<object> {
    if (asked.operation === 'difference') return { difference: await this.dates.difference(caller, asked) };
    if (asked.operation === 'add') return { sum: await this.dates.add(caller, asked) };
    return { resolved: await this.dates.resolve(caller, asked) };
  }

  /** The contact need not be named; if it is, the memories have to belong to it. */
  private async interval(
    caller: Caller,
    { memoryId, toMemoryId, ...names }: OperationArguments<'interval'>,
  ): Promise<ToolAnswer> {
    const { contactId } = await this.history.get(caller, { memoryId });
    if (isNamed(names) && !(await this.named.isSame(caller, await this.named.id(caller, names), contactId))) {
      throw invalid('memoryId', 'is a memory of another contact');
    }
    const interval = await this.intervals.between(caller, { memoryId, to: toMemoryId });
    return { data: { operation: 'interval', interval }, timezone: await this.named.zone(caller, contactId) };
  }

  private async zone(caller: Caller, names: ContactNames): Promise<string | null> {
    if (!isNamed(names)) return null;
    return this.named.zone(caller, await this.named.id(caller, names));
  }
}

function isNamed({ contactId, identifier }: ContactNames): boolean {
  return contactId !== undefined || identifier !== undefined;
}
