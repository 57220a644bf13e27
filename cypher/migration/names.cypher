// migration/names: registers all labels, relationship types and property names with the database, without leaving a node. The database
// discards the plan of a query when a name in it becomes known: without this, an agent would meet unplanned queries repeatedly in the
// first minutes of a new database (docs/adr/0135). EXPLAIN warns of names missing here, such as typos.
//
// @mode   write

CREATE (n:Tenant)
// One after another: labels(n) and Neo4j Browser list names in the order in which they became known, so the main label comes first.
SET n:ApiKey, n:Migration, n:Embedding, n:Answer, n:Contact, n:Profile, n:Identifier, n:Session, n:Turn, n:Memory, n:Event,
    n:Superseded, n:Decision, n:Notice, n:PendingNotice, n:Erased, n:Restoring, n:Forgotten, n:Certificate, n:Entity,
    n:ExtractionSettings, n:TenantSettings, n:TextInGerman, n:TextInSpanish, n:TextInFrench, n:TextInPortuguese, n:TextInDutch,
    n:TextInItalian, n:TextInRussian, n:TextInSwedish, n:TextInHindi, n:TextInCjk, n:Repository, n:Revision, n:Fork, n:AuditLine,
    n:Expiring
CREATE (n)-[:BELONGS_TO]->(n), (n)-[:KNOWN_AS]->(n), (n)-[:OPENS]->(n), (n)-[:WITH]->(n), (n)-[:IN]->(n), (n)-[:NEXT]->(n),
       (n)-[:ABOUT]->(n), (n)-[:FROM]->(n), (n)-[:DECIDED]->(n), (n)-[:FOR]->(n), (n)-[:ANNOUNCES]->(n), (n)-[:COPY_OF]->(n), (n)-[:FORK_OF]->(n), (n)-[:EXTRACTS_BY]->(n), (n)-[:SETS]->(n), (n)-[:TRACKS]->(n)
CREATE (n)-[of:OF]->(n), (n)-[mentions:MENTIONS]->(n)
SET of.name = '', of.role = '', of.kind = '', of.recordedAt = 0, of.decisionId = '', mentions = properties(of)
CREATE (n)-[merged:MERGED_INTO]->(n)
SET merged.id = '', merged.tenantId = '', merged.reason = '', merged.recordedAt = 0, merged.revertedAt = 0, merged.revertReason = '', merged.copied = 0, merged.superseded = ''
CREATE (n)-[r:SUPERSEDES]->(n)
SET r.as = '', r.decidedBy = '', r.reason = '', r.statedReason = '', r.similarity = 0.0, r.decisionId = '', r.at = 0, r.recordedAt = 0, r.replacedFact = ''
SET n.id = '', n.tenantId = '', n.contactId = '', n.sessionId = '', n.factId = '', n.memoryId = '', n.turnId = ''
SET n.validFrom = 0, n.validTo = 0, n.recordedAt = 0, n.supersededAt = 0, n.createdAt = 0, n.revokedAt = 0, n.lastWriteAt = 0
SET n.name = '', n.timezone = '', n.language = '', n.textLabels = '', n.attributes = '', n.turns = 0, n.decisions = 0, n.locked = true
SET n.role = '', n.entityId = '', n.nameSince = 0
SET n.kind = '', n.value = '', n.folded = ''
SET n.channel = '', n.agentId = '', n.startedAt = 0, n.endedAt = 0, n.endRecordedAt = 0
SET n.position = 0, n.speaker = '', n.quote = '', n.text = '', n.searchText = '', n.context = '', n.at = 0, n.embeddingA = 0, n.embeddingB = 0, n.wordVectorsA = '', n.wordVectorsB = '', n.unread = 0
SET n.attribute = '', n.factKeyHash = '', n.importance = 0, n.confidence = 0, n.tags = '', n.tier = '', n.pins = '', n.category = '', n.saidAt = 0, n.restatedAt = 0, n.lastRecalledAt = 0, n.recallCount = 0, n.startsKnown = true, n.modality = '', n.precision = '',
    n.expression = '', n.begins = 0, n.holdsFrom = 0, n.holdsTo = 0, n.startsAt = 0, n.endsAt = 0, n.recurrence = '', n.moved = true, n.recursUntil = 0,
    n.subject = '', n.verb = '', n.object = '', n.aliases = '', n.status = '', n.eventKeyHash = '', n.refersFrom = 0, n.refersTo = 0
SET n.outcome = '', n.superseded = '', n.decidedBy = '', n.similarity = 0, n.reason = '', n.statedReason = '', n.candidates = '', n.mayConcern = '', n.resolves = '', n.probability = 0.0, n.revertedAt = 0, n.decidedByModel = '', n.reader = '',
    n.cardinality = '', n.reverts = '', n.opened = '', n.begun = '', n.ended = ''
SET n.polarity = '', n.subjectKey = '', n.repository = '', n.validFromRevision = '', n.validToRevision = '', n.repositoryId = '', n.revisions = 0, n.parents = '', n.paths = '', n.committedAt = 0
SET n.statement = '', n.statements = 0, n.knownAt = 0
SET n.forgetAt = 0
SET n.hash = '', n.expiresAt = 0, n.ratePerMinute = 0, n.operation = '', n.door = '', n.keyId = '', n.keyName = '', n.number = 0, n.checksum = '', n.appliedAt = 0
SET n.slot = '', n.model = '', n.dimensions = 0, n.active = true, n.since = 0
SET n.state = '', n.attempts = 0, n.dueAt = 0, n.leasedUntil = 0, n.settledAt = 0, n.error = ''
SET n.extractedTo = 0, n.pendingTokens = 0, n.waitingSince = 0, n.leaseId = '',
    n.extractionError = '', n.extractionDeadAt = 0, n.extractedAt = 0, n.extractedStatements = 0, n.extractionModel = '',
    n.inputTokens = 0, n.outputTokens = 0, n.cost = 0.0
SET n.instructions = '', n.examples = '', n.setAt = 0, n.setBy = '', n.ranking = '', n.country = '', n.keepTurns = 0, n.keepVersions = 0, n.keepAnswers = 0, n.keepDecisions = 0, n.privacy = '', n.webhookUrl = '', n.webhookSecret = ''
SET n.key = '', n.request = '', n.operation = '', n.answer = '', n.refusal = '', n.pool = '', n.batchId = '', n.restoreKey = '', n.backup = '', n.directory = '', n.loaded = true, n.forgottenAt = 0, n.forgottenBy = '', n.forgottenReason = '', n.report = '', n.contactIds = '', n.erasedAt = 0, n.memories = 0, n.sessions = 0, n.identifiers = 0, n.profiles = 0, n.answers = 0, n.previous = ''
DETACH DELETE n;
