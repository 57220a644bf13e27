import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { written } from './forms.js';
import { messageOf } from './loaded.tsx';

/** What somebody fills in, by name. */
export type Fields = Readonly<Record<string, string>>;

/** One field of a form. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly initial: string;
  readonly required: boolean;
  /** In place of words of one's own. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** How many letters it takes at most; by default as many as a statement. */
  readonly most?: number;
}

/** Something that can be done, and what is shown before. */
export interface Plan {
  readonly name: string;
  /** Where several have the same name. */
  readonly id?: string;
  readonly about: string;
  readonly fields: readonly Field[];
  /** Says what would change; nothing is written. */
  readonly preview: (fields: Fields) => Promise<readonly string[]>;
  /** @returns the memory to look at afterwards; `null` for the same. */
  readonly run: (fields: Fields) => Promise<string | null>;
}

interface ActProps {
  readonly plan: Plan;
  /** Grows when what it is about was read again. */
  readonly changes: number;
  readonly onDone: (memoryId: string | null) => void;
}

/**
 * A form in two steps: what would change, then the change. Whoever edits a field sees the first step again, and so does whoever reads
 * the page again: what was shown may be so no longer.
 */
export function Act({ plan, changes, onDone }: ActProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null);
  const edits = useRef(0);
  const [shown, setShown] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: (fields: Fields) => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    await work(fieldsOf(plan, form.current)).catch((error: unknown) => setFault(messageOf(error)));
    setBusy(false);
  };
  const edited = (): void => {
    edits.current += 1;
    setShown(null);
  };
  useEffect(edited, [changes]);
  // What was edited meanwhile is not what was asked about.
  const preview = async (fields: Fields): Promise<void> => {
    const before = edits.current;
    const lines = await plan.preview(fields);
    if (edits.current === before) setShown(lines);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (shown === null) void attempt(preview);
    else void attempt(async (fields) => onDone(await plan.run(fields)));
  };
  return (
    <form class="act" ref={form} onSubmit={submit} onInput={edited}>
      <p>{plan.about}</p>
      {plan.fields.map((field) => (
        <Asked key={field.name} field={field} />
      ))}
      <div role="status">
        {shown?.map((line) => (
          <p key={line} class="preview">
            {line}
          </p>
        ))}
      </div>
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button class="primary" disabled={isBusy}>
        {shown === null ? 'Show what would change' : `${plan.name} now`}
      </button>
    </form>
  );
}

function Asked({ field: { name, label, initial, required, choices, most = 8_000 } }: { field: Field }): JSX.Element {
  return (
    <label>
      {label}
      {choices ? (
        <select name={name}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input name={name} defaultValue={initial} required={required} maxLength={most} autocomplete="off" />
      )}
    </label>
  );
}

function fieldsOf({ fields }: Plan, form: HTMLFormElement | null): Fields {
  return form === null ? {} : Object.fromEntries(fields.map(({ name }) => [name, written(form, name)]));
}
