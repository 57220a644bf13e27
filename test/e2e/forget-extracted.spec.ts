import { endSession, extractSession } from '#contract/conversation.js';
import { forgetMemory, forgetTurn } from '#contract/forget.js';
import { listMemories, remember } from '#contract/memories.js';
import { type Extraction, type ExtractionRequest, Extractor } from '#models/extractor.js';
import { rows } from '../support/database/rows.js';
import { byDoors } from '../support/doors/doors.js';
import { ExtractedCall, ownTenant } from '../support/models/extracted-call.js';
import { ChangedExtractor } from '../support/models/local-reader.js';
import { ScriptedExtractor } from '../support/models/scripted-extractor.js';
import { testConnection } from '../support/service/service.js';
import { TestClock } from '../support/service/test-clock.js';

/** Finds what the script finds, as a reader of that name. */
class Named extends Extractor {
  constructor(
    readonly name: string,
    private readonly script: Extractor,
  ) {
    super();
  }

  extract(request: ExtractionRequest): Promise<Extraction> {
    return this.script.extract(request);
  }
}

const clock = new TestClock('2026-03-05T10:00:00Z');
const script = new ScriptedExtractor();
const local = new Named('local-extractor#000000000000', script);
const extractor = new ChangedExtractor(script);
const { tenantId, settings } = ownTenant();

byDoors('what was forgotten and is read again', { clock, extractor, tenantId, settings }, (visit) => {
  const { ask } = visit;
  const call = new ExtractedCall(visit, script);
  const STOLE = 'I was fired for stealing';
  let words = 'Asha was fired for stealing';

  beforeEach(async () => {
    extractor.current = script;
    words = 'Asha was fired for stealing';
    await call.begin();
    call.tell(({ turns }) => ({
      facts: turns.flatMap(({ id, text }) => [
        ...(text.includes('stealing') ? [{ text: words, evidence: { turnId: id, quote: STOLE } }] : []),
        ...(text.includes('Porto')
          ? [{ text: 'Asha lives in Porto', evidence: { turnId: id, quote: 'I live in Porto' } }]
          : []),
      ]),
    }));
  });

  const again = async (): Promise<void> => {
    await ask(extractSession, { sessionId: call.sessionId, again: true });
    await call.work();
  };
  const forget = async (text: string): Promise<void> => {
    const { memories } = await ask(listMemories, { contactId: call.contactId });
    await ask(forgetMemory, { memoryId: memories.find((one) => one.text === text)?.id ?? '' });
  };
  const unread = async (): Promise<unknown> => {
    const query = 'MATCH (t:Turn {sessionId: $sessionId}) RETURN t.unread AS unread ORDER BY t.position';
    return (await rows(testConnection(), query, { sessionId: call.sessionId })).map((row) => row['unread']);
  };

  it('does not come back in other words; the rest of the turn is read, and so is what is said anew', async () => {
    await call.say(['1', 'Asha', `${STOLE}. I live in Porto.`]);
    await again();
    await forget(words);
    await expect(unread()).resolves.toEqual([[0, STOLE.length + 1]]);
    words = 'Asha lost her job because of theft';
    await again();
    expect(call.asked.at(-1)?.turns).toMatchObject([{ text: `${'█'.repeat(STOLE.length)}. I live in Porto.` }]);
    await expect(call.texts()).resolves.toEqual(['Asha lives in Porto']);
    await call.say(['2', 'Asha', `As I said, ${STOLE}.`]);
    await again();
    await expect(call.texts()).resolves.toEqual([words, 'Asha lives in Porto'].sort());
    await ask(forgetTurn, { sessionId: call.sessionId, turnId: call.idOf('1') });
    await expect(unread()).resolves.toEqual([null, null]);
  });

  it('does not come back when the call ends, where it was told of the turn before: what was told without a quote is of all of it', async () => {
    await call.say(['1', 'Asha', `${STOLE}. I live in Porto.`], ['2', 'Asha', `${STOLE}! I live in Porto.`]);
    const said = { contactId: call.contactId, sessionId: call.sessionId };
    await ask(remember, { ...said, text: 'Asha stole', turnId: call.idOf('1'), quote: STOLE });
    await ask(remember, { ...said, text: 'Asha stole from the till', turnId: call.idOf('2') });
    await forget('Asha stole');
    await forget('Asha stole from the till');
    await ask(endSession, { sessionId: call.sessionId });
    await call.work();
    await expect(call.texts()).resolves.toEqual(['Asha lives in Porto']);
    expect(call.asked.at(-1)?.turns).toHaveLength(1);
    await expect(call.status()).resolves.toBe('done');
  });

  it('does not come back by another reader, and takes nothing else with it', async () => {
    const pet = 'I live in Porto with my cat';
    extractor.current = local;
    call.tell(({ turns: [turn] }) => ({
      facts: ['Asha lives in Porto', 'Asha has a cat'].map((text) => ({
        text,
        evidence: { turnId: turn?.id ?? '', quote: pet },
      })),
    }));
    await call.say(['1', 'Asha', `${pet}.`], ['2', 'Asha', 'Right.']);
    await again();
    await forget('Asha lives in Porto');
    extractor.current = script;
    call.tell(({ turns }) => ({
      facts: turns.flatMap(({ id, text }) => [{ text: `She said: ${text}`, evidence: { turnId: id, quote: pet } }]),
    }));
    await again();
    await expect(call.texts()).resolves.toEqual(['Asha has a cat']);
  });

  it('is not written by a reading that had begun before', async () => {
    await call.say(['1', 'Asha', `${STOLE}. I live in Porto.`]);
    const said = { contactId: call.contactId, sessionId: call.sessionId, turnId: call.idOf('1'), quote: STOLE };
    await ask(remember, { ...said, text: 'Asha stole' });
    call.tell(async ({ turns: [turn] }) => {
      const isFirst = call.asked.length === 1;
      if (isFirst) await forget('Asha stole');
      return isFirst ? { facts: [{ text: words, evidence: { turnId: turn?.id ?? '', quote: STOLE } }] } : {};
    });
    await again();
    await call.work();
    await expect(call.texts()).resolves.toEqual([]);
    await expect(call.status()).resolves.toBe('done');
  });
});
