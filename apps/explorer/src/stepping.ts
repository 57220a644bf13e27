const BARS = '[data-memory]';
const STOP = 'tabindex';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A picture is one stop of the Tab key, whatever is in it: where one was last, else the bar that is open, else the first. */
export function keepOneStop(picture: Element, chosen: string | null): void {
  if (picture.querySelector(`${BARS}[${STOP}="0"]`) !== null) return;
  const bars = [...picture.querySelectorAll(BARS)];
  const stop = bars.find((bar) => bar.getAttribute('data-memory') === chosen) ?? bars[0];
  stop?.setAttribute(STOP, '0');
}

/** Makes the bar that got the focus the stop. */
export function stopAt(picture: Element, target: EventTarget | null): void {
  const bar = barOf(target);
  if (bar === null) return;
  for (const other of picture.querySelectorAll(`${BARS}[${STOP}="0"]`)) other.setAttribute(STOP, '-1');
  bar.setAttribute(STOP, '0');
}

/** @returns whether a key led from a bar to another one. */
export function stepped(picture: Element, pressed: KeyboardEvent): boolean {
  const bar = barOf(pressed.target);
  if (bar === null) return false;
  const bars = [...picture.querySelectorAll<SVGElement>(BARS)];
  const place = placeAfter(pressed, bars.indexOf(bar), bars.length);
  if (place === null) return false;
  bars[place]?.focus();
  return true;
}

/** @returns the place that a key leads to, of so many; `null` for one that leads nowhere, or is held with others, as those by which a browser goes back. */
export function placeAfter({ key, altKey, ctrlKey, metaKey }: Pressed, place: number, count: number): number | null {
  if (altKey || ctrlKey || metaKey) return null;
  const last = count - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(place + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(place - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function barOf(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>(BARS) : null;
}
