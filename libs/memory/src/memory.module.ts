import { Module } from '@nestjs/common';
import { ContactsModule } from '#contacts/contacts.module.js';
import { EntitiesModule } from '#entities/entities.module.js';
import { ModelsModule } from '#models/models.module.js';
import { PrivacyModule } from '#privacy/privacy.module.js';
import { RevisionsModule } from '#revisions/revisions.module.js';
import { WatchRepository } from './watch/watch.repository.js';
import { WatchService } from './watch/watch.service.js';
import { ChangesRepository } from './history/changes.repository.js';
import { EntityMemoriesRepository } from './entities/entity-memories.repository.js';
import { EntityMemoriesService } from './entities/entity-memories.service.js';
import { EntityMergesService } from './merge/entity-merges.service.js';
import { EntityMergePlans } from './remember/entity-merge-plans.js';
import { DiffService } from './history/diff.service.js';
import { DriftService } from './history/drift.service.js';
import { EventsService } from './history/events.service.js';
import { HistoryService } from './history/history.service.js';
import { IntervalService } from './history/interval.service.js';
import { RelatedRepository } from './history/related.repository.js';
import { RelatedService } from './history/related.service.js';
import { TimelineService } from './history/timeline.service.js';
import { MemoriesRepository } from './memories.repository.js';
import { MergedMemoriesService } from './merge/merged-memories.service.js';
import { MemorySearch } from './recall/memory-search.js';
import { EndedAnswers } from './recall/ended-answers.js';
import { EndedRepository } from './recall/ended.repository.js';
import { NamedEntities } from './recall/named-entities.js';
import { QuestionReader } from './recall/question-reader.js';
import { RecallSearch } from './recall/recall-search.js';
import { Reranking } from './recall/reranking.js';
import { TurnSearch } from './recall/turn-search.js';
import { QuestionTime } from './recall/question-time.js';
import { RecallCounts } from './recall/recall-counts.service.js';
import { RevisionReads } from './recall/revision-reads.js';
import { RecallService } from './recall/recall.service.js';
import { ReturningRepository } from './recall/returning.repository.js';
import { SearchesRepository } from './recall/searches.repository.js';
import { Arbitration } from './remember/arbitration.js';
import { DecisionsService } from './remember/decisions.service.js';
import { EarlierReadings } from './remember/earlier-readings.service.js';
import { FilingService } from './remember/filing.service.js';
import { ForkMergesService } from './merge/fork-merges.service.js';
import { ForkVersions } from './remember/fork-versions.js';
import { LayeredSearches } from './recall/layered-searches.js';
import { Importance } from './remember/importance.js';
import { NearVersions } from './remember/near-versions.js';
import { CompetingVersions } from './remember/competing-versions.js';
import { Neighbourhood } from './remember/neighbourhood.js';
import { TimeTies } from './remember/time-ties.js';
import { TimeTiesRepository } from './remember/time-ties.repository.js';
import { RememberService } from './remember/remember.service.js';
import { RevertService } from './remember/revert.service.js';
import { RevertsRepository } from './remember/reverts.repository.js';
import { StatementEntities } from './remember/statement-entities.js';
import { StatementStretches } from './remember/statement-stretches.js';
import { StatementReader } from './remember/statement-reader.js';
import { StatementWriter } from './remember/statement-writer.js';
import { StatedRevisions } from './remember/stated-revisions.js';
import { Reverter } from './remember/reverter.js';
import { WithdrawService } from './remember/withdraw.service.js';
import { SettingsModule } from '#settings/settings.module.js';
import { DoubtfulService } from './review/doubtful.service.js';
import { ResolveService } from './review/resolve.service.js';
import { ReviewRepository } from './review/review.repository.js';
import { ReviewService } from './review/review.service.js';

@Module({
  imports: [ContactsModule, EntitiesModule, ModelsModule, PrivacyModule, RevisionsModule, SettingsModule],
  providers: [
    MemoriesRepository,
    ReturningRepository,
    SearchesRepository,
    LayeredSearches,
    ForkVersions,
    ForkMergesService,
    NearVersions,
    CompetingVersions,
    TimeTiesRepository,
    TimeTies,
    Neighbourhood,
    Arbitration,
    Importance,
    RevertsRepository,
    Reverter,
    EarlierReadings,
    MergedMemoriesService,
    EntityMergePlans,
    EntityMemoriesRepository,
    EntityMemoriesService,
    EntityMergesService,
    StatementEntities,
    StatementReader,
    StatementStretches,
    StatementWriter,
    RememberService,
    FilingService,
    WithdrawService,
    RevertService,
    DecisionsService,
    RevisionReads,
    StatedRevisions,
    DriftService,
    QuestionTime,
    NamedEntities,
    Reranking,
    RecallCounts,
    QuestionReader,
    RecallSearch,
    TurnSearch,
    RecallService,
    MemorySearch,
    EndedAnswers,
    EndedRepository,
    HistoryService,
    ChangesRepository,
    TimelineService,
    EventsService,
    DiffService,
    IntervalService,
    RelatedRepository,
    RelatedService,
    ReviewRepository,
    DoubtfulService,
    ReviewService,
    ResolveService,
    WatchRepository,
    WatchService,
  ],
  exports: [
    Arbitration,
    EntityMemoriesService,
    EntityMergesService,
    MergedMemoriesService,
    ForkMergesService,
    EarlierReadings,
    RememberService,
    FilingService,
    WithdrawService,
    RevertService,
    DecisionsService,
    RecallService,
    HistoryService,
    TimelineService,
    EventsService,
    DiffService,
    DriftService,
    IntervalService,
    RelatedService,
    ReviewService,
    ResolveService,
    WatchService,
  ],
})
export class MemoryModule {}
