import type { Point } from './part.js';

const [WIDTH, HEIGHT] = [640, 360];
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 24, 24, 56];
/** Of the distance between two lines of the grid. */
const [STEP_MS, STEP_SHARE] = [20, 0.05];

/**
 * @param points ways to ask; the median is what it was on the machine of the run, with all that ran beside it.
 * @param note stands below: when, where and how busy.
 * @returns recall quality against latency, as SVG.
 */
export function chart(points: readonly Point[], note: string): string {
  const most = Math.ceil((Math.max(...points.map(({ p50 }) => p50)) + 1) / STEP_MS) * STEP_MS;
  const least = Math.floor((Math.min(...points.map(({ recall10 }) => recall10)) - 0.01) / STEP_SHARE) * STEP_SHARE;
  const x = (ms: number): number => LEFT + (ms / most) * (WIDTH - LEFT - RIGHT);
  const y = (share: number): number => HEIGHT - BOTTOM - ((share - least) / (1 - least)) * (HEIGHT - TOP - BOTTOM);
  const lines = [
    ...steps(0, most, STEP_MS).map((ms) => grid(x(ms), TOP, x(ms), HEIGHT - BOTTOM) + label(x(ms), HEIGHT - BOTTOM + 16, 'middle', String(ms))),
    ...steps(least, 1, STEP_SHARE).map((share) => grid(LEFT, y(share), WIDTH - RIGHT, y(share)) + label(LEFT - 8, y(share) + 4, 'end', share.toFixed(2))),
  ]; // prettier-ignore
  const dots = points.map(({ how, recall10, p50 }) => {
    const isRight = x(p50) > WIDTH / 2;
    const text = `${how}: ${recall10.toFixed(3)}, ${p50.toFixed(0)} ms`;
    return `<circle cx="${round(x(p50))}" cy="${round(y(recall10))}" r="5" fill="#2563eb"/>${label(x(p50) + (isRight ? -10 : 10), y(recall10) - 8, isRight ? 'end' : 'start', text)}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12" fill="#334155">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    ...lines,
    ...dots,
    label(WIDTH / 2, HEIGHT - 22, 'middle', 'median of one question at the client, ms'),
    label(LEFT - 40, 14, 'start', 'recall@10 of turns'),
    label(WIDTH / 2, HEIGHT - 6, 'middle', note),
    '</svg>',
    '',
  ].join('\n');
}

function steps(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

function grid(x1: number, y1: number, x2: number, y2: number): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="#e2e8f0"/>`;
}

function label(x: number, y: number, anchor: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}">${escaped}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
