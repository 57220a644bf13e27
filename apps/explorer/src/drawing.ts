import type { Lane } from './lanes.js';
import type { Spell } from './spell.js';

/** The part of time that is drawn, and how wide. */
export interface Frame {
  readonly from: number;
  readonly to: number;
  readonly width: number;
}

const TITLE_HEIGHT = 20;
const ROW_HEIGHT = 26;
export const BAR_HEIGHT = 20;
/** Narrower ones could not be hit. */
const LEAST_WIDTH = 6;

/** Where a version stands in the picture. */
export interface Box {
  readonly spell: Spell;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A lane in the picture. */
export interface DrawnLane {
  readonly title: string;
  readonly y: number;
  readonly boxes: readonly Box[];
}

/** @returns where an instant stands, within the frame. */
export function xOf({ from, to, width }: Frame, at: number): number {
  return (Math.min(to, Math.max(from, at)) - from) * (width / (to - from));
}

/** @returns the lanes below one another, and how high they are together. */
export function drawn(lanes: readonly Lane[], frame: Frame): { lanes: DrawnLane[]; height: number } {
  let y = 0;
  const placed = lanes.map(({ title, rows }) => {
    const top = y;
    y += TITLE_HEIGHT + rows.length * ROW_HEIGHT;
    const boxes = rows.flatMap((row, i) =>
      row.map((spell) => boxOf(spell, frame, top + TITLE_HEIGHT + i * ROW_HEIGHT)),
    );
    return { title, y: top, boxes };
  });
  return { lanes: placed, height: y };
}

function boxOf(spell: Spell, frame: Frame, y: number): Box {
  const x = xOf(frame, spell.from);
  const end = spell.to ?? (spell.isEvent ? spell.from : frame.to);
  return { spell, x, y, width: Math.max(LEAST_WIDTH, xOf(frame, end) - x) };
}

/** About what a letter takes, and the space left and right of a text. */
const LETTER_WIDTH = 6.5;
const PADDING = 12;
const FEWEST_LETTERS = 4;

/** @returns as much of a text as a bar has room for; empty where that says nothing. The list has all of it. */
export function fitting(text: string, width: number): string {
  const room = Math.floor((width - PADDING) / LETTER_WIDTH);
  if (text.length <= room) return text;
  return room <= FEWEST_LETTERS
    ? ''
    : `${[...text]
        .slice(0, room - 1)
        .join('')
        .trimEnd()}…`;
}

/** @returns the years that are marked below the lanes, about one in 80 pixels, with the instants at which they begin. */
export function yearsOf({ from, to, width }: Frame): { year: number; at: number }[] {
  const [first, last] = [new Date(from).getUTCFullYear() + 1, new Date(to).getUTCFullYear()];
  const room = Math.max(1, Math.floor(width / 80));
  const step = Math.max(1, Math.ceil((last - first + 1) / room));
  const years = Array.from({ length: Math.max(0, Math.ceil((last - first + 1) / step)) }, (_, i) => first + i * step);
  return years.map((year) => ({ year, at: Date.UTC(year, 0, 1) }));
}
