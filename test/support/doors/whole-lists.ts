import type { Caller } from '#domain/service/caller.js';
import { type Diff } from '#memory/history/diff.js';
import { type DiffInput, DiffService } from '#memory/history/diff.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { Step } from '#memory/history/steps.js';
import { type Numbered, type TimelineInput, TimelineService } from '#memory/history/timeline.service.js';
import type { Service } from '../service/service.js';

/** @returns all pages of a list, one after another; none but the last may be short. */
async function pagesOf<Page extends { nextCursor: string | null }>(
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Page[]> {
  const pages = [await read(undefined)];
  for (let cursor = pages[0]?.nextCursor; cursor; cursor = pages.at(-1)?.nextCursor) pages.push(await read(cursor));
  return pages;
}

/** @returns a timeline, read in pages. */
export async function wholeTimeline({ app }: Service, caller: Caller, input: TimelineInput): Promise<Numbered[]> {
  const pages = await pagesOf((cursor) => app.get(TimelineService).timeline(caller, { ...input, cursor }));
  for (const { entries } of pages.slice(0, -1)) expect(entries).toHaveLength(input.limit);
  return pages.flatMap(({ entries }) => entries);
}

/** @returns the steps of a history, read in pages. */
export async function wholeHistory(
  { app }: Service,
  caller: Caller,
  input: { memoryId: string; knownAt?: Date | undefined; limit: number },
): Promise<Step[]> {
  const pages = await pagesOf((cursor) => app.get(HistoryService).chain(caller, { ...input, cursor }));
  for (const { steps } of pages.slice(0, -1)) expect(steps).toHaveLength(input.limit);
  return pages.flatMap(({ steps }) => steps);
}

/** @returns what a diff tells, read in pages, each change as one line. */
export async function wholeDiff({ app }: Service, caller: Caller, input: DiffInput): Promise<string[]> {
  const pages = await pagesOf((cursor) => app.get(DiffService).diff(caller, { ...input, cursor }));
  for (const page of pages.slice(0, -1)) expect(linesOf(page)).toHaveLength(input.limit);
  return pages.flatMap(linesOf);
}

function linesOf({ began, ended, changed, corrected, withdrawn }: Diff): string[] {
  return [
    ...began.map(({ id }) => `began ${id}`),
    ...ended.map(({ id }) => `ended ${id}`),
    ...changed.map(({ before, after }) => `changed ${before.id} ${after.id}`),
    ...corrected.map(({ before, after }) => `corrected ${before.id} ${after.id}`),
    ...withdrawn.map(({ memory: { id } }) => `withdrawn ${id}`),
  ];
}
