// forget/traces: the decisions that hold words of some versions: those about them, and those compared with them.
//
// @mode   read
// @param  contactIds string[] whose decisions
// @param  ids        string[] of the versions
// @return id         string
// @return isAbout    boolean  the versions say what its statement said
// @return decidedBy  string
// @return text       string
// @return reason     string
// @return statedReason string? its caller's own
// @return candidates string   JSON
//
// :param contactIds => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];
// :param ids => ['01K9Z3V5T7R8Q2M4N6P0S1WXYZ'];

CALL () {
  UNWIND $ids AS id
  MATCH (:Memory|Forgotten {id: id})<-[:DECIDED]-(d:Decision)
  RETURN d
UNION
  UNWIND $contactIds AS contactId
  MATCH (d:Decision)
  WHERE d.contactId = contactId AND d.recordedAt IS NOT NULL AND d.position IS NOT NULL
  // Each id that it names is looked up once: a fact can have thousands of versions.
  WITH d, d.superseded + [named IN split(d.candidates, '"id":"') | split(named, '"')[0]] AS named
  WHERE any(id IN named WHERE id IN $ids)
  RETURN d
}
// Looked up from the decision, and only then compared: from the versions, each decision would read those of all.
WITH d, COLLECT { MATCH (d)-[:DECIDED]->(m:Memory|Forgotten) RETURN {id: m.id, isKept: m:Memory} } AS abouts
RETURN d.id AS id,
       any(about IN abouts WHERE about.id IN $ids)
         AND CASE d.outcome
           WHEN 'merged' THEN false
           WHEN 'forgotten' THEN false
           WHEN 'reverted' THEN d.memoryId IN $ids
           // A decision that is also about another version, such as one that a revert brought back, stays about that one.
           ELSE none(about IN abouts WHERE about.isKept AND NOT about.id IN $ids)
         END AS isAbout,
       d.decidedBy AS decidedBy, d.text AS text, d.reason AS reason, d.statedReason AS statedReason, d.candidates AS candidates
ORDER BY id;
