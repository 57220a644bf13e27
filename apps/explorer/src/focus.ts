import { useEffect, useRef } from 'preact/hooks';

/** Gives an element the focus when it is drawn: whoever came to it goes on there. */
export function focused(element: HTMLElement | null): void {
  element?.focus();
}

/** Gives the focus to the section that an element stands in, before the element goes and the focus with it. */
export function focusAround(element: Element | null): void {
  const section = element?.closest('section');
  section?.setAttribute('tabindex', '-1');
  section?.focus();
}

/** Where something was opened, the focus goes back to when it is closed; else to the view that is open. */
export function useFocusBack(open: string | null): void {
  const opener = useRef<Element | null>(null);
  const before = useRef(open);
  useEffect(() => {
    if (open !== null && open !== before.current) opener.current = document.activeElement;
    if (open === null && before.current !== null && isLost()) focusBack(opener.current);
    before.current = open;
  }, [open]);
}

/** What had the focus is gone. */
function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function focusBack(opener: Element | null): void {
  const view = document.querySelector<HTMLElement>('.views [aria-pressed="true"]');
  const isThere = opener !== null && opener !== document.body && opener.isConnected;
  if (isThere && (opener instanceof HTMLElement || opener instanceof SVGElement)) opener.focus();
  else view?.focus();
}
