import type { JSX } from 'preact';

/** The context as it goes into the prompt of an agent. */
export function ContextText({ text }: { text: string }): JSX.Element {
  return (
    <section>
      <h2>What the agent reads before it speaks</h2>
      <pre class="card" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
