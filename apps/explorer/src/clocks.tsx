import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { written } from './forms.js';
import type { Go } from './look.js';
import type { Place } from './place.js';
import type { Spell } from './spell.js';
import { changeAt, changesOf, dayAt, daysOf, placeOfChange, placeOfDay } from './stops.js';
import type { Zoned } from './zoned.js';

/** While a slider moves, only where it rests is read and kept in the address. */
const REST_MS = 150;

interface ClocksProps {
  /** All that was ever told: the sliders reach as far. */
  readonly spells: readonly Spell[];
  readonly now: number;
  /** The instants that the answers on the page hold for. */
  readonly asOf: Schemas['AsOf'];
  readonly place: Place;
  readonly go: Go;
  readonly zone: Zoned;
}

/** The two clocks: what was true then, and what was known then. */
export function Clocks({ spells, now, asOf, place, go, zone }: ClocksProps): JSX.Element {
  const days = useMemo(() => daysOf(spells, now), [spells, now]);
  const changes = useMemo(() => changesOf(spells), [spells]);
  const { validAt, knownAt } = place;
  return (
    <section class="clocks" aria-label="Two clocks">
      <Clock
        label="True on"
        stated={validAt}
        shown={validAt === null ? 'now' : zone.minute(asOf.validAt)}
        value={placeOfDay(days, Date.parse(asOf.validAt))}
        max={days.count}
        say={(at) => zone.day(dayAt(days, at))}
        onMoved={(at) => go({ validAt: dayAt(days, at) }, true)}
        onStated={(moment) => go({ validAt: moment })}
      />
      <Clock
        label="Known on"
        stated={knownAt}
        shown={knownAt === null ? 'now' : zone.exactly(asOf.knownAt)}
        value={placeOfChange(changes, knownAt === null ? null : Date.parse(asOf.knownAt))}
        max={changes.length}
        say={(at) => momentOf(changeAt(changes, at), zone)}
        onMoved={(at) => go({ knownAt: changeAt(changes, at) }, true)}
        onStated={(moment) => go({ knownAt: moment })}
      />
    </section>
  );
}

function momentOf(at: string | null, zone: Zoned): string {
  return at === null ? 'now' : zone.exactly(at);
}

interface ClockProps {
  readonly label: string;
  /** As it stands in the address. */
  readonly stated: string | null;
  readonly shown: string;
  readonly value: number;
  readonly max: number;
  readonly say: (value: number) => string;
  readonly onMoved: (value: number) => void;
  readonly onStated: (moment: string | null) => void;
}

function Clock({ label, stated, shown, value, max, say, onMoved, onStated }: ClockProps): JSX.Element {
  const [moving, setMoving] = useState<number | null>(null);
  useEffect(() => {
    if (moving === null) return;
    const timer = setTimeout(() => {
      onMoved(moving);
      setMoving(null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  const id = label.replace(' ', '-').toLowerCase();
  const state = (event: SubmitEvent): void => {
    event.preventDefault();
    onStated(written(event.currentTarget as HTMLFormElement, 'moment') || null);
  };
  return (
    <div class="clock">
      <label for={id}>{label}</label>
      <output for={id}>{moving === null ? shown : say(moving)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={moving ?? value}
        aria-valuetext={moving === null ? shown : say(moving)}
        onInput={({ currentTarget }) => setMoving(currentTarget.valueAsNumber)}
      />
      <form onSubmit={state} key={stated ?? ''}>
        <input
          name="moment"
          aria-label={`${label}, in words`}
          placeholder="a date, or words: last March"
          defaultValue={stated ?? ''}
          maxLength={200}
        />
        <button>Show</button>
        <button type="button" disabled={stated === null} onClick={() => onStated(null)}>
          Now
        </button>
      </form>
    </div>
  );
}
