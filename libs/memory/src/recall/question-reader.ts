import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { type ScopeHead, ScopesService } from '#contacts/scopes.service.js';
import type { Caller } from '#domain/service/caller.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { AskedAttributes } from './asked-attributes.js';
import { pastOf } from './asked-past.js';
import type { PreparedQuestion } from './bearing.js';
import type { SearchedQuestion } from './memory-search.js';
import { QuestionTime, timeWords } from './question-time.js';
import { unnamed } from './question-words.js';
import { type Ranking, rankingOf } from './rank.js';
import type { RecallInput } from './recall.type.js';

/** A recall that was read: who is asked about, what is searched for, and how results are ranked. */
export interface ReadQuestion {
  /** As stated, without what the tenant hides in the query. */
  readonly input: RecallInput;
  readonly head: ScopeHead;
  readonly asking: SearchedQuestion;
  /** Of the whole question, for comparison with turns. */
  readonly vector: Vector | null;
  readonly ranking: Ranking;
  /** When the query was embedded, on the clock of `performance`. */
  readonly embeddedAt: number;
}

/** Reads the question of a recall: its words, attributes and time, before anything is searched. */
@Injectable()
export class QuestionReader {
  constructor(
    private readonly scopes: ScopesService,
    private readonly space: VectorSpace,
    private readonly questionTime: QuestionTime,
    private readonly privacy: PrivacyGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async read(caller: Caller, stated: RecallInput): Promise<ReadQuestion> {
    const gate = await this.privacy.of(caller.tenantId);
    const input = { ...stated, query: gate.ask(stated.query) };
    const [head, [vector = null]] = await Promise.all([
      this.scopes.head(caller, input.contactId, input),
      this.space.embed([input.query]),
    ]);
    const embeddedAt = performance.now();
    const asked = await this.questionTime.read(input, head);
    const ranking = { at: head.standing, asked, ...rankingOf(this.config, head.ranking, input) };
    const past = pastOf(input, asked);
    const context = { names: head.names, past, now: head.standing.validAt, when: timeWords(asked) };
    const asking = await this.asking(input.query, context, vector);
    return { input, head, asking, vector, ranking, embeddedAt };
  }

  /** Prepares the question without the contact's name, which says nothing about what is asked. */
  private async asking(stated: string, about: About, vector: Vector | null): Promise<SearchedQuestion> {
    const { telling, question } = unnamed(stated, about.names);
    const attributes = new AskedAttributes(question);
    const asked = { question, attributes, ...about };
    const asking = { text: telling, named: attributes.spellings, asked };
    if (vector === null || question === stated) return { ...asking, vector };
    const [withoutName = null] = await this.space.embed([question]);
    return { ...asking, vector: withoutName };
  }
}

type About = Pick<PreparedQuestion, 'names' | 'past' | 'now' | 'when'>;
