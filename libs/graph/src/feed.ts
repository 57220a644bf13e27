import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';

/** The items after a place; `next` is the place to continue from, `null` if nothing will ever follow. */
export interface FeedPage<Place, Item> {
  readonly items: readonly Item[];
  readonly next: Place | null;
  /** Whether there is more to read at once. */
  readonly more: boolean;
}

/** Reads the items after each of many places, by one query. */
export type ReadFeed<Place, Item> = (places: readonly Place[]) => Promise<readonly FeedPage<Place, Item>[]>;

/** At most this many places are read by one query. */
const PLACES = 1_000;

/**
 * Streams new records to many watchers by polling the database while there are any. Each watcher has its own place, and more is read for
 * it only after it has taken the last page. So nothing is lost while the database is away, and a slow watcher holds one page at most.
 */
export class Feed<Place, Item> {
  readonly #watchers = new Set<Watcher<Place, Item>>();
  readonly #logger: Logger;
  readonly #closing = new AbortController();
  #isRunning = false;
  #isAway = false;

  /** @param everyMs pause between two reads. */
  constructor(
    name: string,
    private readonly read: ReadFeed<Place, Item>,
    private readonly everyMs: number,
  ) {
    this.#logger = new Logger(name);
  }

  /** The number of watchers. */
  get watchers(): number {
    return this.#watchers.size;
  }

  /** @returns the items after the place, for as long as it is iterated; it ends when nothing can follow. */
  watch(place: Place, isWanted: (item: Item) => boolean = () => true): AsyncIterableIterator<Item, undefined> {
    const watcher: Watcher<Place, Item> = new Watcher(place, isWanted, () => this.#watchers.delete(watcher));
    if (this.#closing.signal.aborted) watcher.end();
    else this.#watchers.add(watcher);
    if (!this.#isRunning) void this.run();
    return watcher;
  }

  /** Ends the streams of all watchers. */
  close(): void {
    for (const watcher of this.#watchers) watcher.end();
    this.#closing.abort();
  }

  private async run(): Promise<void> {
    this.#isRunning = true;
    while (this.#watchers.size > 0) {
      const more = await this.readOnce();
      if (!more) await pause(this.everyMs, undefined, this.#closing).catch(() => undefined);
    }
    this.#isRunning = false;
  }

  /** @returns whether there is more to read at once. While the database is away, watchers keep their places. */
  private async readOnce(): Promise<boolean> {
    const hungry = [...this.#watchers].filter(({ isHungry }) => isHungry);
    const groups = [...Map.groupBy(hungry, ({ place }) => JSON.stringify(place)).values()];
    let more = false;
    try {
      for (let i = 0; i < groups.length; i += PLACES) more = (await this.serve(groups.slice(i, i + PLACES))) || more;
      this.#isAway = false;
    } catch (error) {
      if (!this.#isAway) this.#logger.warn(`Nothing new can be read: ${String(error)}`);
      this.#isAway = true;
      return false;
    }
    return more;
  }

  /** Watchers at the same place share one read. */
  private async serve(groups: readonly (readonly Watcher<Place, Item>[])[]): Promise<boolean> {
    const pages = await this.read(groups.flatMap(([first]) => (first ? [first.place] : [])));
    for (const [i, page] of pages.entries()) for (const watcher of groups[i] ?? []) watcher.give(page);
    return pages.some((page) => page.more);
  }
}

/** One watcher. It is no generator, because a waiting generator cannot be ended from outside. */
class Watcher<Place, Item> implements AsyncIterableIterator<Item, undefined> {
  #place: Place;
  #items: Item[] = [];
  #waiting: ((result: IteratorResult<Item, undefined>) => void)[] = [];
  #isEnding = false;

  constructor(
    place: Place,
    private readonly isWanted: (item: Item) => boolean,
    private readonly leave: () => void,
  ) {
    this.#place = place;
  }

  get place(): Place {
    return this.#place;
  }

  get isHungry(): boolean {
    return this.#items.length === 0;
  }

  give({ items, next }: FeedPage<Place, Item>): void {
    if (this.#isEnding) return;
    if (next === null) return this.end();
    this.#place = next;
    this.#items.push(...items.filter((item) => this.isWanted(item)));
    while (this.#items.length > 0 && this.#waiting.length > 0) {
      this.#waiting.shift()?.({ value: this.#items.shift() as Item, done: false });
    }
  }

  end(): void {
    this.#isEnding = true;
    this.#items = [];
    for (const answer of this.#waiting.splice(0)) answer(DONE);
    this.leave();
  }

  next(): Promise<IteratorResult<Item, undefined>> {
    if (this.#items.length > 0) return Promise.resolve({ value: this.#items.shift() as Item, done: false });
    if (this.#isEnding) return Promise.resolve(DONE);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  return(): Promise<IteratorResult<Item, undefined>> {
    this.end();
    return Promise.resolve(DONE);
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

const DONE = { value: undefined, done: true } as const;
