import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { focused } from './focus.js';
import { written } from './forms.js';
import { messageOf } from './loaded.tsx';
import { signIn } from './service.js';

/** Asks for an API key. It goes to the service once; the browser keeps a cookie that stands for it. */
export function SignIn({ onDone }: { onDone: () => void }): JSX.Element {
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const key = written(event.currentTarget as HTMLFormElement, 'key');
    signIn(key).then(onDone, (error: unknown) => setFault(messageOf(error)));
  };
  return (
    <form class="sign-in card" onSubmit={submit}>
      <h1>Sign in</h1>
      <label for="key">API key</label>
      <input id="key" name="key" type="password" required autocomplete="off" ref={focused} />
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <button class="primary">Sign in</button>
      <p class="quiet">
        The key that <code>./dev start</code> made is in the file <code>.local/api-key</code>.
      </p>
    </form>
  );
}
