import type { Schemas } from '@palimpsest/client';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { written } from './forms.js';
import { messageOf } from './loaded.tsx';
import type { Look } from './look.js';
import { service } from './service.js';
import { whenOf } from './telling.js';
import { WordsOf } from './words-of.tsx';
import type { Zoned } from './zoned.js';

interface Recalled {
  readonly results: readonly Schemas['RecallResult'][];
  readonly found: 'some' | 'none';
  readonly noLonger: readonly Schemas['NoLonger'][];
  readonly leftOut: { readonly superseded: number; readonly expired: number };
}

/** Asks what bears on a question, at the two clocks, and shows what each score is made of. */
export function Recall({ contactId, place, go, zone }: Look): JSX.Element {
  const [answer, setAnswer] = useState<Recalled | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const ask = async (query: string): Promise<void> => {
    const { validAt, knownAt } = place;
    const clocks = { ...(validAt === null ? {} : { validAt }), ...(knownAt === null ? {} : { knownAt }) };
    const params = { path: { contactId } };
    setFault(null);
    setAnswer(await service.POST('/v1/contacts/{contactId}/recall', { params, body: { query, ...clocks } }));
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    ask(written(event.currentTarget as HTMLFormElement, 'query')).catch((error: unknown) => {
      setAnswer(null);
      setFault(messageOf(error));
    });
  };
  return (
    <section>
      <h2>Recall</h2>
      <form class="line" onSubmit={submit}>
        <label for="query">Question</label>
        <input id="query" name="query" required maxLength={8_000} autocomplete="off" />
        <button class="primary">Recall</button>
      </form>
      {fault !== null && (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      <p class="quiet">
        It is asked at the two clocks of the facts, true on {place.validAt ?? 'now'} and known on{' '}
        {place.knownAt ?? 'now'}, and counts as a recall of what it shows.
      </p>
      {answer && <Answer answer={answer} zone={zone} onOpen={(memory) => go({ memory, view: 'facts' })} />}
    </section>
  );
}

interface AnswerProps {
  readonly answer: Recalled;
  readonly zone: Zoned;
  readonly onOpen: (memoryId: string) => void;
}

function Answer({ answer: { results, found, noLonger, leftOut }, zone, onOpen }: AnswerProps): JSX.Element {
  const shown = { zone, onOpen };
  return (
    <div role="status">
      {found === 'none' && (noLonger.length > 0 || results.length > 0) && (
        <p>Nothing that holds bears on the question.</p>
      )}
      {noLonger.length > 0 && (
        <>
          <p>This did, and has ended:</p>
          <ul class="results">
            {noLonger.map(({ memory, said }) => (
              <Found key={memory.id} memory={memory} {...shown}>
                {said !== null && `It ended with: ${said}`}
              </Found>
            ))}
          </ul>
        </>
      )}
      {found === 'none' && results.length > 0 && <p>These are the nearest of what holds:</p>}
      <ol class="results">
        {results.map(({ memory, score, parts }) =>
          memory === undefined ? null : (
            <Found key={memory.id} memory={memory} {...shown}>
              score {score.toFixed(2)}: likeness {parts.similarity.toFixed(2)}, recency {parts.recency.toFixed(2)},
              importance {parts.importance.toFixed(2)}
            </Found>
          ),
        )}
      </ol>
      <p class="quiet">
        Left out: {leftOut.superseded} superseded, {leftOut.expired} ended.
      </p>
    </div>
  );
}

interface FoundProps extends Pick<AnswerProps, 'zone' | 'onOpen'> {
  readonly memory: Schemas['Memory'];
  readonly children: ComponentChildren;
}

function Found({ memory, zone, onOpen, children }: FoundProps): JSX.Element {
  return (
    <li>
      <button class="card" onClick={() => onOpen(memory.id)}>
        <span>
          <WordsOf memory={memory} />
        </span>
        <span class="quiet">{whenOf(memory, zone)}</span>
        {children !== false && <span class="quiet">{children}</span>}
      </button>
    </li>
  );
}
