import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Call, learnedAt } from './calls.js';
import { messageOf } from './loaded.tsx';
import type { Look } from './look.js';
import { stopAfter, TODAY } from './steps.js';

/** Long enough to read what changed. */
const STEP_MS = 1_500;

interface PlayProps extends Look {
  /** Newest first. */
  readonly calls: readonly Call[];
}

/**
 * Moves both clocks from the first call to today, a call at a step. Nothing moves by itself for whoever asked their system for
 * less motion: they go from call to call themselves.
 */
export function Play({ calls, go, zone }: PlayProps): JSX.Element | null {
  const [step, setStep] = useState(-1);
  const [isPlaying, setPlaying] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const inOrder = calls.toReversed();
  const moveTo = async (to: number): Promise<void> => {
    go(await stopOf(inOrder, to), step >= 0);
    setStep(to < inOrder.length ? to : -1);
    if (to >= inOrder.length) setPlaying(false);
  };
  const advance = (): void => {
    setFault(null);
    moveTo(step + 1).catch((error: unknown) => {
      setPlaying(false);
      setFault(messageOf(error));
    });
  };
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(advance, step < 0 ? 0 : STEP_MS);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);
  const call = inOrder[step];
  if (calls.length === 0) return null;
  return (
    <div class="play" role="group" aria-label="From call to call">
      {!isStill() && (
        <button onClick={() => setPlaying(!isPlaying)}>{isPlaying ? 'Pause' : 'Play from call to call'}</button>
      )}
      <button disabled={isPlaying} onClick={advance}>
        {step < 0 ? 'First call' : step + 1 < inOrder.length ? 'Next call' : 'To today'}
      </button>
      <span class="quiet" role="status">
        {call && `After call ${step + 1} of ${inOrder.length}, ${zone.minute(call.startedAt)}`}
      </span>
      {fault !== null && (
        <span class="fault" role="alert">
          {fault}
        </span>
      )}
    </div>
  );
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

async function stopOf(calls: readonly Call[], at: number): Promise<typeof TODAY> {
  const [call, next] = [calls[at], calls[at + 1]];
  if (call === undefined) return TODAY;
  return stopAfter(call, next === undefined ? null : { ...next, learnedAt: await learnedAt(next) });
}
