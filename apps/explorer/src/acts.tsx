import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Act, type Plan } from './act.tsx';
import { focusAround } from './focus.js';
import type { Look } from './look.js';
import { plansFor } from './plans.js';
import { mayChange, READ_ONLY } from './role.js';

type Memory = Schemas['Memory'];
type Step = Schemas['Step'];

interface ActsProps extends Look {
  readonly memory: Memory;
  readonly steps: readonly Step[];
}

/** What can be done about a fact, each shown before it is done. Only what is believed now can be changed. */
export function Acts({ memory, steps, ...look }: ActsProps): JSX.Element {
  if (!mayChange(look.role)) return <p class="quiet">{READ_ONLY}</p>;
  if (look.place.knownAt !== null)
    return <p class="quiet">You look at what was known in the past. To change something, set “known on” to now.</p>;
  const plans = plansFor(memory, steps, look.role);
  if (plans.length === 0)
    return <p class="quiet">This version is believed no longer; nothing can be changed about it.</p>;
  const done = (to: string | null): void => {
    if (to !== null) look.go({ memory: to });
    look.onChanged();
  };
  return <Choice label="What can be done" plans={plans} changes={look.changes} onDone={done} />;
}

interface ChoiceProps {
  readonly label: string;
  readonly plans: readonly Plan[];
  /** Grows when what the plans are about was read again. */
  readonly changes: number;
  readonly onDone: (memoryId: string | null) => void;
}

/** Several things that can be done, of which one is open. */
export function Choice({ label, plans, changes, onDone }: ChoiceProps): JSX.Element {
  const [open, setOpen] = useState<string | null>(null);
  const chosen = plans.find((plan) => keyOf(plan) === open);
  const group = useRef<HTMLDivElement>(null);
  const done = (to: string | null): void => {
    focusAround(group.current);
    setOpen(null);
    onDone(to);
  };
  return (
    <>
      <div class="acts" role="group" ref={group} aria-label={label}>
        {plans.map((plan) => {
          const key = keyOf(plan);
          return (
            <button key={key} aria-expanded={open === key} onClick={() => setOpen(open === key ? null : key)}>
              {plan.name}
            </button>
          );
        })}
      </div>
      {chosen && <Act key={keyOf(chosen)} plan={chosen} changes={changes} onDone={done} />}
    </>
  );
}

function keyOf({ id, name }: Plan): string {
  return id ?? name;
}
