import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { callsOf } from './calls.js';
import { CallsList } from './calls-list.tsx';
import { Clocks } from './clocks.tsx';
import { Facts } from './facts.tsx';
import { Graph } from './graph-view.tsx';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { Play } from './play.tsx';
import { everything, held, spellsOf } from './told.js';

/** The views that have the two clocks: facts, calls and the graph. */
export function Timeline(look: Look): JSX.Element {
  const { contactId, place, changes } = look;
  const { validAt, knownAt } = place;
  const now = useLoaded((signal) => held(contactId, null, null, signal), [contactId], changes);
  const ever = useLoaded((signal) => everything(contactId, null, signal), [contactId], changes);
  const at = useLoaded((signal) => held(contactId, validAt, knownAt, signal), [contactId, validAt, knownAt], changes);
  const calls = useLoaded((signal) => callsOf(contactId, null, signal), [contactId], changes);
  const known = useMemo(() => (now.data ? spellsOf(ever.data, now.data) : []), [ever.data, now.data]);
  return (
    <Show of={now}>
      {({ asOf }) => (
        <>
          <Clocks spells={known} now={Date.parse(asOf.validAt)} asOf={at.data?.asOf ?? asOf} {...look} />
          <Play calls={calls.data?.calls ?? []} {...look} />
          <Show of={at}>
            {(holding) =>
              place.view === 'graph' ? (
                <Graph holding={holding} {...look} />
              ) : (
                <Known holding={holding} known={known} now={Date.parse(asOf.validAt)} {...look} />
              )
            }
          </Show>
        </>
      )}
    </Show>
  );
}

type KnownProps = Omit<Parameters<typeof Facts>[0], 'told' | 'calls'>;

/** What was known by the instant "known on": the facts with the calls as ticks, or the calls. */
function Known(shown: KnownProps): JSX.Element {
  const { contactId, place, changes } = shown;
  const { knownAt } = place;
  const all = useLoaded((signal) => everything(contactId, knownAt, signal), [contactId, knownAt], changes);
  const calls = useLoaded((signal) => callsOf(contactId, knownAt, signal), [contactId, knownAt], changes);
  if (place.view === 'calls') return <Show of={calls}>{(found) => <CallsList {...found} {...shown} />}</Show>;
  return <Show of={all}>{(told) => <Facts told={told} calls={calls.data?.calls ?? []} {...shown} />}</Show>;
}
