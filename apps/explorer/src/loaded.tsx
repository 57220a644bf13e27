import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { afterFault, type Answer, type Loaded } from './answer.js';

export { type Loaded, messageOf } from './answer.js';

/**
 * Reads something whenever the question changes, or it is asked again. An answer to an older question is dropped.
 *
 * @param read makes the calls; they end when the signal aborts.
 * @param keys what the answer depends on.
 * @param again grows when the same is asked once more.
 */
export function useLoaded<T>(
  read: (signal: AbortSignal) => Promise<T>,
  keys: readonly (string | number | null)[],
  again = 0,
): Loaded<T> {
  const [state, setState] = useState<Answer<T>>({ data: null, error: null, question: '' });
  const question = JSON.stringify(keys);
  useEffect(() => {
    const gone = new AbortController();
    read(gone.signal).then(
      (data) => {
        if (!gone.signal.aborted) setState({ data, error: null, question });
      },
      (error: unknown) => {
        if (!gone.signal.aborted) setState((shown) => afterFault(shown, question, error));
      },
    );
    return () => gone.abort();
  }, [question, again]);
  return state;
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
