import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Call } from './calls.js';
import { Fact } from './fact.tsx';
import { Chart } from './chart.tsx';
import { lanesOf } from './lanes.js';
import type { Look } from './look.js';
import type { Spell } from './spell.js';
import { daysOf, dayAt } from './stops.js';
import { whenOf } from './telling.js';
import { type Everything, type Held, spellsOf } from './told.js';
import { WordsOf } from './words-of.tsx';

interface FactsProps extends Look {
  readonly told: Everything;
  readonly holding: Held;
  /** All that was ever told: so the picture keeps its frame while the sliders move. */
  readonly known: readonly Spell[];
  readonly calls: readonly Call[];
  /** The service's. */
  readonly now: number;
}

/** What was told, as lanes over the time in which it held, and what held at the instant "true on" as a list. */
export function Facts({ told, holding, known, calls, now, ...look }: FactsProps): JSX.Element {
  const { place, go, zone } = look;
  const spells = useMemo(() => spellsOf(told, holding), [told, holding]);
  const lanes = useMemo(() => lanesOf(spells), [spells]);
  const [box, width] = useWidth();
  const at = Date.parse(holding.asOf.validAt);
  const days = useMemo(() => daysOf(known, now), [known, now]);
  const to = Date.parse(dayAt(days, days.count));
  const open = (memory: string): void => go({ memory });
  return (
    <>
      <div class="lanes" ref={box}>
        {spells.length === 0 ? (
          <p class="quiet">Nothing was known then. What one agent alone knows is not shown here.</p>
        ) : (
          width > 0 && (
            <Chart
              lanes={lanes}
              frame={{ from: days.from, to, width }}
              at={at}
              chosen={place.memory}
              zone={zone}
              onOpen={open}
              calls={calls}
              onOpenCall={(session) => go({ session, view: 'calls' })}
            />
          )
        )}
      </div>
      {(told.more || holding.more) && <p class="quiet">There is more than is shown here.</p>}
      <div class="under">
        <List holding={holding} onOpen={open} {...look} />
        {place.memory !== null && <Fact key={place.memory} memoryId={place.memory} {...look} />}
      </div>
    </>
  );
}

interface ListProps extends Look {
  readonly holding: Held;
  readonly onOpen: (memoryId: string) => void;
}

function List({ holding: { memories }, place, zone, onOpen }: ListProps): JSX.Element {
  const isNow = place.validAt === null && place.knownAt === null;
  return (
    <section>
      <h2>{isNow ? 'What is true now' : 'What was true then'}</h2>
      {memories.length === 0 && <p class="quiet">Nothing that was known then held.</p>}
      <ul class="memories">
        {memories.map((memory) => (
          <li key={memory.id}>
            <button class="card" aria-pressed={place.memory === memory.id} onClick={() => onOpen(memory.id)}>
              <span>
                <WordsOf memory={memory} />
              </span>
              <span class="quiet">
                {whenOf(memory, zone)}
                {memory.stale === true && ', stale'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWidth(): [{ current: HTMLDivElement | null }, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    setWidth(current.clientWidth);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
