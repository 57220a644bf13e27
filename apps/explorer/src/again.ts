import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

/** Whoever goes back and forth between two windows does not read all of it each time. */
const RECENT_MS = 5_000;
const TICK_MS = 5_000;

/** Calls when somebody comes back to the page, unless it was read just before. */
export function useReturning(onReturn: () => void, reads: number): void {
  const read = useRef(0);
  useEffect(() => {
    read.current = performance.now();
  }, [reads]);
  useEffect(() => {
    const back = (): void => {
      if (document.visibilityState === 'visible' && performance.now() - read.current > RECENT_MS) onReturn();
    };
    document.addEventListener('visibilitychange', back);
    addEventListener('focus', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
    };
  }, [onReturn]);
}

/** @returns an instant that the service told, as it goes on while the page is open. */
export function useGoingOn(told: string): number {
  const since = useMemo(() => performance.now(), [told]);
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(told) + performance.now() - since;
}

/** @returns a value once it has rested so long; until then the one before. */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
