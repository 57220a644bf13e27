import fc from 'fast-check';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Memory } from '#domain/memory/memory.js';
import { DomainError } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import type { StatementInput } from '#memory/remember/statement-input.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { day, DayByDay } from '../support/stories/day-by-day.js';
import { testConnection } from '../support/service/service.js';
import { untilOver } from '../support/stories/until-over.js';

/** Statements are told on the first eight of these days. */
const DAYS = 12;

/** What somebody says of themselves or of their sister, on one day after the other. */
const statements = fc
  .record({
    attribute: fc.constantFrom('current_city', 'allergy', 'shade'),
    value: fc.constantFrom('A', 'B'),
    subject: fc.constantFrom(undefined, undefined, 'sister'),
    polarity: fc.constantFrom('holds' as const, 'holds' as const, 'ends' as const, 'never' as const),
    modality: fc.constantFrom('fact' as const, 'fact' as const, 'fact' as const, 'wish' as const, 'hearsay' as const),
    cardinality: fc.constantFrom(undefined, undefined, 'one' as const, 'many' as const),
    from: fc.option(fc.integer({ min: 0, max: 8 }), { freq: 2 }),
  })
  .map(({ attribute, value, from, cardinality, ...said }): StatementInput => ({
    ...said,
    // A caller may say that somebody lives in two cities; then two are believed, and the rule of one at a time is not broken.
    cardinality: attribute === 'current_city' ? undefined : cardinality,
    ...{ reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change', kind: 'semantic' },
    text: `${said.subject ?? 'She'}: ${attribute} ${value}, ${said.modality} ${said.polarity}.`,
    attribute,
    value,
    validFrom: from === null ? undefined : day(from),
  }));

const stories = fc.array(statements, { minLength: 2, maxLength: 7 });

const SHADE: Omit<StatementInput, 'text'> = {
  ...{ attribute: 'shade', value: 'A', reconcile: true, confidence: 0.25, importance: 0.5, tags: [], as: 'change' },
  ...{ modality: 'fact', kind: 'semantic' },
};
/** An end that lies ahead of the day on which it is told. */
const ENDS_AHEAD: StatementInput[] = [
  { ...SHADE, polarity: 'holds', text: 'She: shade A, fact holds.' },
  { ...SHADE, polarity: 'ends', text: 'She: shade A, fact ends.', validFrom: day(3) },
];

/** Tells claims to a service of its own: what is left of an interrupted property goes on for a while. */
class Claims {
  readonly days = new DayByDay();

  async begin(): Promise<string> {
    this.days.clock.reset();
    return (await this.days.get(ContactsService).create(this.days.caller, {})).id;
  }

  /** A day later. @returns `null` where the service refuses it. */
  async tell(contactId: string, input: StatementInput): Promise<Remembered | null> {
    this.days.tomorrow();
    try {
      return await this.days.get(RememberService).remember(this.days.caller, { ...input, contactId, dryRun: false });
    } catch (error) {
      if (error instanceof DomainError && error.code === 'INVALID') return null;
      throw error;
    }
  }

  async holding(contactId: string, validAt?: Date): Promise<Memory[]> {
    const asked = validAt === undefined ? { contactId } : { contactId, validAt };
    return (await this.days.get(HistoryService).list(this.days.caller, { ...asked, limit: 500 })).memories;
  }

  /** @returns what is believed of any day of the story. */
  async always(contactId: string): Promise<Memory[]> {
    return (await Promise.all(Array.from({ length: DAYS }, (_, i) => this.holding(contactId, day(i))))).flat();
  }
}

/** What is believed, but for what each telling has of its own. */
function shown(memories: readonly Memory[]): string[] {
  return memories
    .map(({ subject, attribute, value, text, modality, polarity, validFrom, validTo, confidence }) =>
      JSON.stringify([subject, attribute, value ?? text, modality, polarity, validFrom, validTo, confidence]),
    )
    .sort();
}

function facts(memories: readonly Memory[]): Memory[] {
  return memories.filter(({ modality }) => modality === 'fact');
}

function ofOthers(memories: readonly Memory[], { subject }: StatementInput): Memory[] {
  return memories.filter((memory) => memory.subject !== (subject ?? null));
}

function says(memory: Memory, { attribute, value, subject }: StatementInput): boolean {
  return memory.attribute === attribute && memory.value === value && memory.subject === (subject ?? null);
}

describe('any story of claims', () => {
  const claims = new Claims();

  it('never goes on believing what a claim ended or corrected, and lets only claims change what is claimed', async () => {
    const property = fc.asyncProperty(
      stories,
      untilOver(async (story) => {
        const contactId = await claims.begin();
        let before: Memory[] = [];
        for (const input of story) {
          const answer = await claims.tell(contactId, input);
          const after = await claims.always(contactId);
          if (input.modality !== 'fact') expect(shown(facts(after))).toEqual(shown(facts(before)));
          expect(shown(ofOthers(after, input))).toEqual(shown(ofOthers(before, input)));
          before = after;
          if (!answer || input.polarity === 'holds' || input.modality !== 'fact') continue;
          const since = input.validFrom instanceof Date ? input.validFrom : null;
          // What is said to end on a day to come holds until then.
          const isAhead = since !== null && since > claims.days.clock.now();
          const left =
            input.polarity === 'never' ? after : await claims.holding(contactId, isAhead ? since : undefined);
          const isMeant = (memory: Memory): boolean => since === null || memory.validFrom < since;
          expect(facts(left).filter((memory) => says(memory, input) && isMeant(memory))).toEqual([]);
        }
      }),
    );
    await fc.assert(property, { numRuns: 20, examples: [[ENDS_AHEAD]] });
    expect(await brokenRules(testConnection(), claims.days.caller.tenantId)).toEqual({});
  });
});

describe('any story of claims that is told again', () => {
  const claims = new Claims();

  it('comes to the same', async () => {
    const tell = async (story: readonly StatementInput[]): Promise<string[]> => {
      const contactId = await claims.begin();
      for (const input of story) await claims.tell(contactId, input);
      return shown(await claims.always(contactId));
    };
    const property = fc.asyncProperty(
      stories,
      untilOver(async (story) => {
        const once = await tell(story);
        expect(await tell(story)).toEqual(once);
      }),
    );
    await fc.assert(property, { numRuns: 10 });
  });
});
