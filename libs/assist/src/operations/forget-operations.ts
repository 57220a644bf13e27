import { forgetMemory, forgetSession, forgetTurn, redactMemory, redactTurn } from '#contract/forget.js';
import { ForgetMemoryService } from '#conversation/forget/forget-memory.service.js';
import { ForgetTurnsService } from '#conversation/forget/forget-turns.service.js';
import { RedactService } from '#conversation/forget/redact.service.js';
import { type AnyServed, served } from '../tools/served.js';

const ASKED_FOR =
  'Call it only when the contact asks for that, of this very thing, and say what will go before you do: it cannot be undone.';

const BACK =
  'memories and turns that are empty places now; kept, what still tells of it; how many decisions and answers lost their words.';

/** Forgetting and masking, one thing at a time. Erasing a whole contact has no tool. */
export const forgetOperations: readonly AnyServed[] = [
  served({
    operation: forgetMemory,
    service: ForgetMemoryService,
    run: (forgetting, caller, input) => forgetting.forget(caller, input),
    effect: 'removes',
    repeatable: true,
    tool: {
      name: 'forget_memory',
      about: `For what must not be kept. What was never true needs add_memory with as=correction, and what is not believed any more withdraw_memory: both stay in the history. With turns=forget the turns in which it was said go too. ${ASKED_FOR}`,
      back: BACK,
    },
  }),
  served({
    operation: forgetTurn,
    service: ForgetTurnsService,
    run: (forgetting, caller, input) => forgetting.turn(caller, input),
    effect: 'removes',
    repeatable: true,
    tool: {
      name: 'forget_turn',
      about: `What was learned from it stays, unless memories=forget. ${ASKED_FOR}`,
      back: BACK,
    },
  }),
  served({
    operation: forgetSession,
    service: ForgetTurnsService,
    run: (forgetting, caller, input) => forgetting.session(caller, input),
    effect: 'removes',
    repeatable: true,
    tool: {
      name: 'forget_session',
      about: `All turns of one call or chat. What was learned from it stays, unless memories=forget. ${ASKED_FOR}`,
      back: BACK,
    },
  }),
  served({
    operation: redactMemory,
    service: RedactService,
    run: (redactions, caller, input) => redactions.memory(caller, input),
    effect: 'removes',
    repeatable: true,
    tool: {
      name: 'redact_memory',
      about: `For a part that must not be kept, such as a card number, where the rest may stay: state spans of its text, or a pattern (4111*1111). ${ASKED_FOR}`,
      back: 'the memory as it is now; places, where the words were masked.',
    },
  }),
  served({
    operation: redactTurn,
    service: RedactService,
    run: (redactions, caller, input) => redactions.turn(caller, input),
    effect: 'removes',
    repeatable: true,
    tool: {
      name: 'redact_turn',
      about: `The same for what was said, and what was learned from it. ${ASKED_FOR}`,
      back: 'the turn as it is now; places, where the words were masked.',
    },
  }),
];
