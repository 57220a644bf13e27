import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Call } from './calls.js';
import { BAR_HEIGHT, type Box, drawn, fitting, type Frame, xOf, yearsOf } from './drawing.js';
import type { Lane } from './lanes.js';
import { keepOneStop, stepped, stopAt } from './stepping.js';
import { inWords, marksOf, whenOf } from './telling.js';
import type { Zoned } from './zoned.js';

const AXIS_HEIGHT = 22;
const TICK_HEIGHT = 12;

interface ChartProps {
  readonly lanes: readonly Lane[];
  readonly frame: Frame;
  /** The instant "true on". */
  readonly at: number;
  /** The memory that is open. */
  readonly chosen: string | null;
  readonly zone: Zoned;
  readonly onOpen: (memoryId: string) => void;
  readonly calls: readonly Call[];
  readonly onOpenCall: (sessionId: string) => void;
}

/** Lanes of facts by the time in which they hold; what is believed no longer is hatched, what is not simply so is dashed, events are points, calls are ticks below. */
export function Chart({ lanes, frame, at, chosen, zone, onOpen, calls, onOpenCall }: ChartProps): JSX.Element {
  const began = performance.now();
  useLayoutEffect(() => void performance.measure('lanes', { start: began }), [lanes, frame.width]);
  const { lanes: placed, height: laneHeight } = drawn(lanes, frame);
  const height = laneHeight + (calls.length > 0 ? TICK_HEIGHT : 0);
  const line = xOf(frame, at);
  // One listener for all bars: with a thousand, one each is felt.
  const open = (event: Event): void => {
    const memoryId = pressed(event);
    if (memoryId !== null) onOpen(memoryId);
  };
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => void (picture.current && keepOneStop(picture.current, chosen)), [lanes, chosen]);
  const press = (event: KeyboardEvent): void => {
    if (picture.current && stepped(picture.current, event)) return event.preventDefault();
    if ((event.key !== 'Enter' && event.key !== ' ') || pressed(event) === null) return;
    event.preventDefault();
    open(event);
  };
  return (
    <svg
      width={frame.width}
      height={height + AXIS_HEIGHT}
      role="group"
      aria-label="Facts by the time in which they hold"
      onClick={open}
      onKeyDown={press}
      onFocusIn={({ currentTarget, target }) => stopAt(currentTarget, target)}
      ref={picture}
    >
      <defs>
        <pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="6" height="6" class="hatch-ground" />
          <line x1="0" y1="0" x2="0" y2="6" class="hatch-line" />
        </pattern>
      </defs>
      {yearsOf(frame).map(({ year, at: start }) => (
        <g key={year} class="year" aria-hidden="true">
          <line x1={xOf(frame, start)} x2={xOf(frame, start)} y1={0} y2={height} />
          <text x={xOf(frame, start) + 4} y={height + 16}>
            {year}
          </text>
        </g>
      ))}
      {placed.map(({ title, y, boxes }) => (
        <g key={title} role="group" aria-label={title}>
          <text x={0} y={y + 15} class="title">
            {title}
          </text>
          {boxes.map((box) => (
            <Bar key={box.spell.id} box={box} isChosen={box.spell.id === chosen} zone={zone} />
          ))}
        </g>
      ))}
      <Ticks calls={calls} frame={frame} y={laneHeight} zone={zone} onOpen={onOpenCall} />
      <line class="at" x1={line} x2={line} y1={0} y2={height + AXIS_HEIGHT} aria-hidden="true" />
    </svg>
  );
}

interface TicksProps {
  readonly calls: readonly Call[];
  readonly frame: Frame;
  readonly y: number;
  readonly zone: Zoned;
  readonly onOpen: (sessionId: string) => void;
}

/** For the eye and the pointer: the list of calls tells the same to everybody. */
function Ticks({ calls, frame, y, zone, onOpen }: TicksProps): JSX.Element {
  return (
    <g class="calls" aria-hidden="true">
      {calls.map(({ id, startedAt, channel }) => (
        <rect
          key={id}
          x={xOf(frame, Date.parse(startedAt)) - 2}
          y={y}
          width={4}
          height={TICK_HEIGHT}
          onClick={() => onOpen(id)}
        >
          <title>{`${channel}, ${zone.minute(startedAt)}`}</title>
        </rect>
      ))}
    </g>
  );
}

interface BarProps {
  readonly box: Box;
  readonly isChosen: boolean;
  readonly zone: Zoned;
}

/** @returns the memory of the bar that something happened to. */
function pressed({ target }: Event): string | null {
  return target instanceof Element ? (target.closest('[data-memory]')?.getAttribute('data-memory') ?? null) : null;
}

function Bar({ box: { spell, x, y, width }, isChosen, zone }: BarProps): JSX.Element {
  const { id, to, believed, isEvent, telling } = spell;
  const isPoint = isEvent && to === null;
  const words = inWords(telling);
  const label = isPoint ? '' : fitting(words, width);
  const name = `${words}, ${whenOf(telling, zone)}${believed ? '' : ', no longer believed'}`;
  const isPlain = marksOf(telling).length === 0;
  const shape = `spell${isPlain ? '' : ' marked'}${believed ? '' : ' superseded'}${isChosen ? ' chosen' : ''}`;
  return (
    <g class={shape} role="button" tabindex={-1} aria-label={name} data-memory={id}>
      <title>{name}</title>
      {isPoint ? (
        <circle cx={x} cy={y + BAR_HEIGHT / 2} r={6} />
      ) : (
        <rect x={x} y={y} width={width} height={BAR_HEIGHT} rx={3} />
      )}
      {label !== '' && (
        <text x={x + 6} y={y + 14} aria-hidden="true">
          {label}
        </text>
      )}
    </g>
  );
}
