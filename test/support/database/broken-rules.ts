import type { Connection } from '#graph/graph.js';
import { rows } from './rows.js';

/** Rules that hold in every database as long as each write is whole. Each query finds what breaks its rule; OF stands for the condition on the tenant. */
const RULES: Readonly<Record<string, string>> = {
  'a version is about one contact': `
    MATCH (m:Memory|Forgotten) WHERE OF(m) AND COUNT { (m)-[:ABOUT]->(:Contact|Fork) } <> 1 RETURN m.id AS id`,
  'a version was decided, is what is left of another, believed anew, or what a fork has of its contact': `
    MATCH (m:Memory)
    WHERE OF(m) AND NOT EXISTS { (:Decision)-[:DECIDED]->(m) } AND NOT EXISTS { (:Fork)<-[:ABOUT]-(m)-[:COPY_OF]->() }
      AND NOT EXISTS { MATCH (m)-[r:SUPERSEDES]->(:Memory|Forgotten) WHERE r.as IN ['remainder', 'revert'] }
    RETURN m.id AS id`,
  'a version that is believed no longer has a successor, was withdrawn or undone, and says so by its label': `
    MATCH (m:Memory) WHERE OF(m)
    WITH m, EXISTS { (m)<-[:SUPERSEDES]-(:Memory|Forgotten) } OR EXISTS {
      MATCH (d:Decision)-[:DECIDED]->(m)
      WHERE d.outcome = 'withdrawn' OR ((d.outcome IN ['ended', 'corrected'] OR d.opened IS NOT NULL) AND m.id IN d.superseded)
    }
           OR EXISTS { MATCH (d:Decision {outcome: 'reverted'})-[:DECIDED]->(m) WHERE m.id IN d.superseded } AS ended,
         m.supersededAt < datetime('9999-12-31T23:59:59.999Z') AS closed
    WHERE ended <> closed OR closed <> (m:Superseded)
    RETURN m.id AS id`,
  'a version begins when the one before it ends': `
    MATCH (new:Memory|Forgotten)-[r:SUPERSEDES]->(old:Memory|Forgotten)
    WHERE OF(new) AND ((r.as <> 'revert' AND new.recordedAt <> old.supersededAt) OR r.at <> new.recordedAt)
    RETURN new.id AS id`,
  'a link from one fact to another names the other one': `
    MATCH (new:Memory|Forgotten)-[r:SUPERSEDES]->(old:Memory|Forgotten)
    WHERE OF(new) AND coalesce(r.replacedFact, new.factId) <> old.factId
    RETURN new.id AS id`,
  'a link names the decision that made it': `
    MATCH (new:Memory|Forgotten)-[r:SUPERSEDES]->(old:Memory|Forgotten)
    WHERE OF(new) AND NOT EXISTS { MATCH (d:Decision {id: r.decisionId}) WHERE r.as = 'revert' OR old.id IN d.superseded }
    RETURN new.id AS id`,
  'a decision names the versions it closed': `
    MATCH (d:Decision) WHERE OF(d) AND NOT d.outcome IN ['reverted', 'forgotten'] UNWIND d.superseded AS old
    WITH d, old
    WHERE NOT EXISTS { MATCH (:Memory|Forgotten)-[r:SUPERSEDES]->(:Memory|Forgotten {id: old}) WHERE r.decisionId = d.id }
      AND NOT ((d.outcome IN ['ended', 'corrected'] OR d.opened IS NOT NULL) AND EXISTS { (d)-[:DECIDED]->(:Memory|Forgotten {id: old}) })
    RETURN d.id AS id`,
  'a version is replaced once': `
    MATCH (d:Decision) WHERE OF(d) AND NOT d.outcome IN ['reverted', 'forgotten'] UNWIND d.superseded AS old
    WITH old, count(DISTINCT d) AS times
    WHERE times > 1
    RETURN old AS id`,
  'an empty place is no memory, was decided to be one by its own contact, ended when it was or before, and tells nothing': `
    MATCH (m:Forgotten) WHERE OF(m)
    WITH m
    WHERE m:Memory OR m:Event OR m:Superseded OR m.text <> '' OR m.supersededAt > m.forgottenAt OR m.value IS NOT NULL
       OR m.factKeyHash IS NOT NULL OR m.embeddingA IS NOT NULL OR m.embeddingB IS NOT NULL OR EXISTS { (m)-[:FROM]->() }
       OR COUNT { (:Decision {outcome: 'forgotten', contactId: m.contactId})-[:DECIDED]->(m) } <> 1
    RETURN m.id AS id`,
  'the values of a slot with one at a time never overlap': `
    MATCH (a:Memory {attribute: 'current_city'})-[:ABOUT]->(c:Contact)<-[:ABOUT]-(b:Memory {attribute: 'current_city'})
    WHERE OF(a) AND a.id < b.id AND a.validFrom < b.validTo AND b.validFrom < a.validTo
      AND a.recordedAt < b.supersededAt AND b.recordedAt < a.supersededAt
      AND coalesce(a.entityId, a.subjectKey, '') = coalesce(b.entityId, b.subjectKey, '')
      AND coalesce(a.polarity, 'holds') = 'holds' AND coalesce(b.polarity, 'holds') = 'holds'
      AND coalesce(a.modality, 'fact') = 'fact' AND coalesce(b.modality, 'fact') = 'fact'
    RETURN a.id AS id`,
  'an entity is of one contact, and what is about it is about that contact': `
    MATCH (e:Entity) WHERE OF(e)
    WITH e WHERE COUNT { (e)-[:OF]->(:Contact|Fork {id: e.contactId}) } <> 1
       OR EXISTS { MATCH (e)<-[:OF|MENTIONS]-(m:Memory|Forgotten) WHERE m.contactId <> e.contactId }
    RETURN e.id AS id`,
  'a memory names the entity that it is about': `
    MATCH (m:Memory) WHERE OF(m) AND NOT EXISTS { (m)-[:ABOUT]->(:Fork) }
    WITH m, COLLECT { MATCH (m)-[:OF]->(e:Entity) RETURN DISTINCT e.id } AS about
    WHERE CASE WHEN m.entityId IS NULL THEN size(about) > 0 ELSE about <> [m.entityId] END
    RETURN m.id AS id`,
  'what is written on an entity is what the versions that are believed call it': `
    MATCH (e:Entity) WHERE OF(e)
    WITH e, COLLECT {
      MATCH (e)<-[r:OF|MENTIONS]-(m:Memory) WHERE m.supersededAt = datetime('9999-12-31T23:59:59.999Z') AND r.name IS NOT NULL
        AND NOT EXISTS { MATCH (d:Decision {id: r.decisionId}) WHERE d.revertedAt < datetime('9999-12-31T23:59:59.999Z') }
      RETURN DISTINCT r.name
    } AS names
    WHERE (e.name IS NULL) <> (names = []) OR (e.name IS NOT NULL AND NOT e.name IN names)
       OR any(alias IN coalesce(e.aliases, []) WHERE NOT alias IN names) OR size(coalesce(e.aliases, [])) > size(names)
    RETURN e.id AS id`,
  'nothing of a contact or another fork leads to what a fork has of its own': `
    MATCH (m:Memory|Forgotten)-[:ABOUT]->(f:Fork) WHERE OF(m)
    WITH m, f
    WHERE m.contactId <> f.id OR f.endedAt IS NOT NULL OR EXISTS { (m)-[:FROM]->() }
       OR EXISTS { MATCH (other:Memory|Forgotten) WHERE other.factId = m.factId AND other.contactId <> f.id }
       OR EXISTS { MATCH (m)-[:SUPERSEDES]-(other:Memory|Forgotten) WHERE other.contactId <> f.id }
       OR EXISTS { MATCH (m)<-[:DECIDED]-(d:Decision) WHERE d.contactId <> f.id }
    RETURN m.id AS id`,
  'what is decided in a fork is decided about what is its own': `
    MATCH (f:Fork) WHERE OF(f)
    MATCH (d:Decision {contactId: f.id})-[:DECIDED]->(m) WHERE m.contactId <> f.id
    RETURN d.id AS id`,
  'the turns of a session stand in one chain without a gap': `
    MATCH (s:Session)<-[:IN]-(t:Turn)
    WHERE OF(s)
    WITH s, t ORDER BY t.position
    WITH s, collect(t) AS turns
    WHERE [t IN turns | t.position] <> range(1, size(turns))
       OR any(i IN range(0, size(turns) - 2) WHERE NOT EXISTS { WITH turns[i] AS a, turns[i + 1] AS b MATCH (a)-[:NEXT]->(b) })
    RETURN s.id AS id`,
  'no lock is left behind': `
    MATCH (c:Contact) WHERE OF(c) AND c.locked IS NOT NULL RETURN c.id AS id`,
  'a key that was claimed has its answer': `
    MATCH (a:Answer) WHERE OF(a) AND a.answer IS NULL AND a.refusal IS NULL RETURN a.key AS id`,
};

/**
 * @param tenantId checks only this tenant; needed where other specs write to the same database.
 * @returns the rules that the database breaks, with what breaks them.
 */
export async function brokenRules(connection: Connection, tenantId?: string): Promise<Record<string, unknown[]>> {
  const broken: Record<string, unknown[]> = {};
  for (const [rule, query] of Object.entries(RULES)) {
    const ofTenant = query.replaceAll(/OF\((\w+)\)/g, tenantId === undefined ? 'true' : '$1.tenantId = $tenantId');
    const found = await rows(connection, ofTenant, { tenantId: tenantId ?? null });
    if (found.length > 0) broken[rule] = found.map(({ id }) => id);
  }
  return broken;
}

/** @returns how often the words were written, as statements and as turns. */
export async function timesWritten(connection: Connection, words: readonly string[]): Promise<Map<string, number>> {
  const found = await rows(
    connection,
    `MATCH (one:Decision|Turn) WHERE one.text IN $words
     RETURN one.text AS text, count(*) AS times`,
    { words },
  );
  const times = new Map(found.map(({ text, times }) => [String(text), Number(times)]));
  return new Map(words.map((text) => [text, times.get(text) ?? 0]));
}
