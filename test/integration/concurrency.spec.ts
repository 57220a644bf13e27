import { ContactsService } from '#contacts/contacts.service.js';
import { newId } from '#graph/ids.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { Step } from '#memory/history/steps.js';
import type { Remembered } from '#memory/remember/draft.js';
import { RememberService } from '#memory/remember/remember.service.js';
import { Service } from '../support/service/service.js';

const WRITERS = 50;

/** The services that are written to; several stand for several instances of the service on one database. */
let services: Service[] = [];

async function start(instances: number): Promise<void> {
  services = await Promise.all(Array.from({ length: instances }, () => Service.start()));
}

class Contact {
  private constructor(
    private readonly caller: { tenantId: string },
    private readonly contactId: string,
  ) {}

  static async create(): Promise<Contact> {
    const caller = { tenantId: `tenant-${newId()}` };
    const { id } = await (services[0] as Service).app.get(ContactsService).create(caller, {});
    return new Contact(caller, id);
  }

  /** Tells all of it at once, by every instance in turn. */
  tell(said: readonly { text: string; attribute?: string; value?: string }[]): Promise<Remembered[]> {
    return Promise.all(
      said.map((statement, i) => {
        const { app } = services[i % services.length] as Service;
        return app.get(RememberService).remember(this.caller, {
          contactId: this.contactId,
          dryRun: false,
          reconcile: true,
          kind: 'semantic',
          importance: 0.5,
          confidence: 0.8,
          tags: [],
          as: 'change',
          ...statement,
        });
      }),
    );
  }

  async believed(): Promise<{ id: string; value: string | null; text: string }[]> {
    const { memories } = await this.history.list(this.caller, { contactId: this.contactId, limit: 500 });
    return memories.map(({ id, value, text }) => ({ id, value, text }));
  }

  async steps(memoryId: string): Promise<Step[]> {
    const { steps, nextCursor } = await this.history.chain(this.caller, { memoryId, limit: 1_000 });
    expect(nextCursor).toBeNull();
    return steps;
  }

  private get history(): HistoryService {
    return (services[0] as Service).app.get(HistoryService);
  }
}

const city = (value: string): { text: string; attribute: string; value: string } => ({
  text: `She lives in ${value}.`,
  attribute: 'current_city',
  value,
});

/** @returns the ids of the versions from the current one back to the first, one `change` after another. */
function walkedBack(steps: readonly Step[], from: string): string[] {
  const bySuccessor = new Map(steps.map((step) => [step.memory.id, step]));
  const walked: string[] = [];
  for (let id: string | undefined = from; id !== undefined;) {
    expect(walked).not.toContain(id);
    walked.push(id);
    id = bySuccessor.get(id)?.supersedes[0];
  }
  return walked;
}

describe.each([
  { instances: 1, what: 'one instance' },
  { instances: 2, what: 'two instances on one database' },
])('many writers at once, by $what', ({ instances }) => {
  beforeAll(() => start(instances));
  afterAll(() => Promise.all(services.map((service) => service.close())));

  it('of different values of one attribute leave one value and one unbroken chain with all of them', async () => {
    const contact = await Contact.create();
    const values = Array.from({ length: WRITERS }, (_, i) => `City ${i}`);
    const answers = await contact.tell(values.map(city));

    const [current, ...others] = await contact.believed();
    expect(others).toEqual([]);
    const steps = await contact.steps(String(current?.id));
    const said = new Map(steps.map(({ memory }) => [memory.id, memory.value]));
    const walked = walkedBack(steps, String(current?.id));
    expect(walked.map((id) => said.get(id)).sort()).toEqual(values.sort());
    expect(walked.toSorted()).toEqual(answers.map(({ memory }) => memory.id).sort());
    expect(steps.filter(({ supersedes }) => supersedes.length === 0).map(({ as }) => as)).toEqual(['added']);
  });

  it('of five values of one attribute are all in the chain, as versions or as restatements', async () => {
    const contact = await Contact.create();
    const answers = await contact.tell(Array.from({ length: WRITERS }, (_, i) => city(`City ${i % 5}`)));

    const believed = await contact.believed();
    expect(believed).toHaveLength(1);
    const steps = await contact.steps(String(believed[0]?.id));
    const versions = new Set(steps.map(({ memory }) => memory.id));
    const restatements = new Set(steps.flatMap((step) => step.restatements.map(({ decisionId }) => decisionId)));
    for (const { memory, decision } of answers) {
      expect(versions).toContain(memory.id);
      if (decision.outcome === 'restated') expect(restatements).toContain(decision.id);
    }
    const restated = answers.filter(({ decision }) => decision.outcome === 'restated').length;
    expect(restatements.size).toBe(restated);
    expect(walkedBack(steps, String(believed[0]?.id))).toHaveLength(WRITERS - restated);
  });

  it('of one free text leave one memory and nineteen restatements', async () => {
    const contact = await Contact.create();
    const text = 'She is allergic to peanuts.';
    const answers = await contact.tell(Array.from({ length: 20 }, () => ({ text })));

    expect(answers.map(({ decision }) => decision.outcome).sort()).toEqual([
      'added',
      ...Array<string>(19).fill('restated'),
    ]);
    expect(await contact.believed()).toEqual([{ id: answers[0]?.memory.id, value: null, text }]);
    const steps = await contact.steps(String(answers[0]?.memory.id));
    expect(steps.map(({ restatements }) => restatements.length)).toEqual([19]);
  });
});
