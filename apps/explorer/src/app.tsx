import type { JSX } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { Find } from './find.tsx';
import { Person } from './person.tsx';
import type { Go } from './look.js';
import { moved, NOWHERE, type Place, placeOf, searchOf } from './place.js';
import { signOut, SIGNED_OUT } from './service.js';
import { SignIn } from './sign-in.tsx';

/** The whole page. Where somebody looks stands in the address. */
export function App(): JSX.Element {
  const [isSignedIn, setSignedIn] = useState(true);
  const [place, go] = usePlace();
  useEffect(() => {
    const out = (): void => setSignedIn(false);
    addEventListener(SIGNED_OUT, out);
    return () => removeEventListener(SIGNED_OUT, out);
  }, []);
  const home = (event: Event): void => {
    event.preventDefault();
    go(NOWHERE);
  };
  return (
    <>
      <header class="top">
        <a href="/app/" onClick={home} class="brand">
          Palimpsest
        </a>
        {isSignedIn && <button onClick={() => void signOut()}>Sign out</button>}
      </header>
      <main>
        {!isSignedIn ? (
          <SignIn onDone={() => setSignedIn(true)} />
        ) : place.contact === null ? (
          <Find onFound={(contact) => go({ contact })} />
        ) : (
          <Person key={place.contact} contactId={place.contact} place={place} go={go} />
        )}
      </main>
    </>
  );
}

function usePlace(): [Place, Go] {
  const [place, setPlace] = useState(() => placeOf(location.search));
  useEffect(() => {
    const back = (): void => setPlace(placeOf(location.search));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  const go = useCallback<Go>((to, replace = false) => {
    const next = moved(placeOf(location.search), to);
    const address = `/app/${searchOf(next)}`;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setPlace(next);
  }, []);
  return [place, go];
}
