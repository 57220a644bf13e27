import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { service } from './service.js';

/** How long the text may be, in tokens. */
const BUDGETS = [1_000, 2_000, 8_000, 32_000];
/** What the service takes for an agent that states nothing. */
const USUAL = 2_000;

/** The context as it goes into the prompt of an agent that asks for so many tokens. */
export function ContextText({ contactId, changes }: Look): JSX.Element {
  const [maxTokens, setMaxTokens] = useState<number>(USUAL);
  const context = useLoaded(
    (signal) => {
      const params = { path: { contactId }, query: { maxTokens } };
      return service.GET('/v1/contacts/{contactId}/context', { params, signal });
    },
    [contactId, maxTokens],
    changes,
  );
  return (
    <section>
      <h2>What the agent reads before it speaks</h2>
      <label>
        Tokens at most{' '}
        <select value={maxTokens} onChange={({ currentTarget }) => setMaxTokens(Number(currentTarget.value))}>
          {BUDGETS.map((most) => (
            <option key={most} value={most}>
              {most}
            </option>
          ))}
        </select>
      </label>
      <Show of={context}>
        {({ text, leftOut }) => (
          <>
            <p class="quiet">
              An agent that asks for no other length gets {USUAL}.
              {leftOut > 0 && ` Memories that had no room in it, the older ones: ${leftOut}.`}
            </p>
            <pre class="card" tabIndex={0}>
              {text}
            </pre>
          </>
        )}
      </Show>
    </section>
  );
}
