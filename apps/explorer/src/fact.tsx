import type { Schemas } from '@palimpsest/client';
import type { JSX } from 'preact';
import { Acts } from './acts.tsx';
import { focused } from './focus.js';
import { Show, useLoaded } from './loaded.tsx';
import type { Look } from './look.js';
import { Quote } from './quote.tsx';
import { service } from './service.js';
import { whenOf } from './telling.js';
import { WordsOf } from './words-of.tsx';
import { deciderInWords, revisionsInWords, stepInWords } from './words.js';
import type { Zoned } from './zoned.js';

type Step = Schemas['Step'];

/** One version of a fact: where it comes from, how it came to be believed, and what can be done about it. */
export function Fact({ memoryId, ...look }: Look & { memoryId: string }): JSX.Element {
  const { place, go, zone, changes } = look;
  const known = place.knownAt === null ? {} : { knownAt: place.knownAt };
  const params = { path: { memoryId }, query: known };
  const memory = useLoaded(
    (signal) => service.GET('/v1/memories/{memoryId}', { params, signal }),
    [memoryId, place.knownAt],
    changes,
  );
  const chain = useLoaded(
    (signal) => service.GET('/v1/memories/{memoryId}/history', { params, signal }),
    [memoryId, place.knownAt],
    changes,
  );
  return (
    <section class="fact card" aria-label="The fact that is open">
      <button class="close" onClick={() => go({ memory: null })}>
        Close
      </button>
      <Show of={memory}>
        {(found) => (
          <>
            <h2 tabIndex={-1} ref={focused}>
              {found.forgotten ? 'Forgotten: its words are kept nowhere' : <WordsOf memory={found} />}
            </h2>
            <Facets memory={found} zone={zone} />
            <Quote memory={found} zone={zone} />
            <Show of={chain}>
              {({ steps, nextCursor }) => (
                <>
                  <h3>How it came to be believed</h3>
                  <ol class="chain">
                    {steps.map((step) => (
                      <StepItem
                        key={`${step.memory.id}${step.at}${step.as}`}
                        step={step}
                        isOpen={step.memory.id === memoryId}
                        zone={zone}
                      />
                    ))}
                  </ol>
                  {nextCursor !== null && <p class="quiet">There are more steps than are shown here.</p>}
                  <Acts memory={found} steps={steps} {...look} />
                </>
              )}
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}

const MEANT_AS = { fact: null, plan: 'a plan', wish: 'a wish', hearsay: 'hearsay: somebody else said so' };
const DENIES = { holds: null, ends: 'it says what holds no longer', never: 'it says what never was so' };

function Facets({ memory, zone }: { memory: Schemas['Memory']; zone: Zoned }): JSX.Element {
  const { kind, startsAt, startsKnown, recordedAt, supersededAt, confidenceNow, status } = memory;
  const when = whenOf(memory, zone);
  const takesPlace = kind === 'episodic' && startsAt !== null;
  const rows = [
    ['Attribute', memory.attribute?.replaceAll('_', ' ')],
    ['Value', memory.value],
    ['About', memory.subject],
    ['Takes place', takesPlace ? when : null],
    ['Status', status],
    ['Meant as', MEANT_AS[memory.modality]],
    ['Denial', DENIES[memory.polarity]],
    ['Holds', takesPlace ? null : `${when}${startsKnown ? '' : '; nobody said since when'}`],
    [
      'Believed',
      `since ${zone.exactly(recordedAt)}${supersededAt === null ? '' : `, until ${zone.exactly(supersededAt)}`}`,
    ],
    ['At revisions', revisionsInWords(memory)],
    ['Confidence left', confidenceNow.toFixed(2)],
  ];
  return (
    <dl>
      {rows
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function StepItem({ step, isOpen, zone }: { step: Step; isOpen: boolean; zone: Zoned }): JSX.Element {
  const { memory, as, at, reason, statedReason, decidedBy, restatements } = step;
  return (
    <li aria-current={isOpen ? 'true' : undefined}>
      <strong>
        <WordsOf memory={memory} />
      </strong>{' '}
      <span class="quiet">{whenOf(memory, zone)}</span>
      <div>
        {stepInWords(as)}.{reason !== null && ` ${reason}`}
        {statedReason !== null && ` Stated reason: ${statedReason}`}
      </div>
      <div class="quiet">
        {zone.exactly(at)}
        {decidedBy !== null && `, decided ${deciderInWords(decidedBy)}`}
      </div>
      {restatements.map(({ decisionId, text, at: when, revertedAt }) => (
        <div key={decisionId} class="quiet">
          Said again {zone.exactly(when)}: {text}
          {revertedAt !== null && ' (undone)'}
        </div>
      ))}
    </li>
  );
}
