import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** What is being read: the last answer stays until the next one is there. */
export interface Loaded<T> {
  readonly data: T | null;
  readonly error: string | null;
}

/**
 * Reads something whenever one of the keys changes. An answer to an older question is dropped.
 *
 * @param read makes the calls; they end when the signal aborts.
 * @param keys what the answer depends on.
 */
export function useLoaded<T>(
  read: (signal: AbortSignal) => Promise<T>,
  keys: readonly (string | number | null)[],
): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ data: null, error: null });
  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal).then(
      (data) => {
        if (!gone.signal.aborted) setState({ data, error: null });
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setState(({ data }) => ({ data, error: messageOf(error) }));
      },
    );
    return () => gone.abort();
  }, keys);
  return state;
}

/** @returns what to tell of an error; those of the client are written for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What was read, or that it is not there yet, or why it is not. */
export function Show<T>({
  of: { data, error },
  children,
}: {
  of: Loaded<T>;
  children: (data: T) => ComponentChildren;
}): JSX.Element {
  return (
    <>
      {error !== null && (
        <p class="fault" role="alert">
          {error}
        </p>
      )}
      {data === null ? error === null && <p class="quiet">Reading …</p> : children(data)}
    </>
  );
}
