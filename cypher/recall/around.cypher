// recall/around: what a recall reads besides its searches.
// - entities: the contact's current entities, because a question may name one.
// - replaced: what replaced the superseded facts nearest to the question. "Send it to the flat instead" answers where the parcel goes, but
//   only the fact before it mentions the parcel.
// - hasEnded: whether anything has ended, so that what is no longer so can be answered where nothing current answers.
//
// @mode   read
// @param  contactId  string
// @param  vector     vector?   unit length; null if there are none
// @param  property   string    the property with the vectors: embeddingA or embeddingB
// @param  validAt    instant
// @param  knownAt    instant
// @param  isCompared boolean   whether superseded facts are compared
// @param  followed   int       how many superseded facts are followed
// @return entities   map[] {id string, kind string?, name string?, role string?, aliases string[]} oldest first
// @return replaced   map[] {id string, cosine float?, opening string} nearest first
//   id: what is believed now; cosine and opening: the nearness and the first words of the superseded fact
// @return hasEnded   boolean   whether a believed fact has ended, or an event is superseded, as one that was cancelled is
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';
// :param validAt => datetime();
// :param knownAt => datetime();
// :param isCompared => true;
// :param followed => 20;

MATCH (c:Contact|Fork {id: $contactId})
RETURN COLLECT {
         MATCH (c)<-[:OF]-(e:Entity)
         WITH e ORDER BY e.createdAt, e.id
         RETURN {id: e.id, kind: e.kind, name: e.name, role: e.role, aliases: coalesce(e.aliases, [])}
       } AS entities,
       COLLECT {
         UNWIND CASE WHEN $isCompared THEN [$contactId] ELSE [] END AS contactId
         MATCH (old:Superseded)
         USING INDEX SEEK old:Superseded(contactId, supersededAt)
         WHERE old.contactId = contactId AND old.supersededAt <= $knownAt AND old:Memory
         WITH old, 2 * vector.similarity.cosine(old[$property], $vector) - 1 AS cosine
         ORDER BY coalesce(cosine, 0) DESC, old.supersededAt DESC, old.id LIMIT $followed
         MATCH (old)<-[r:SUPERSEDES WHERE r.as IN ['change', 'correction']]-{1,5}(new:Memory)
         WHERE new.recordedAt <= $knownAt AND new.supersededAt > $knownAt
         WITH new, cosine, old ORDER BY coalesce(cosine, 0) DESC, new.id
         RETURN {id: new.id, cosine: cosine, opening: left(old.text, 200)}
       } AS replaced,
       EXISTS {
         MATCH (m:Memory)
         USING INDEX SEEK m:Memory(contactId, validTo, id)
         WHERE m.contactId = $contactId AND m.validTo <= $validAt AND m.id IS NOT NULL AND m.recordedAt <= $knownAt
           AND m.supersededAt > $knownAt
       } OR EXISTS {
         MATCH (m:Superseded)
         USING INDEX SEEK m:Superseded(contactId, supersededAt)
         WHERE m.contactId = $contactId AND m.supersededAt <= $knownAt AND m:Event
       } AS hasEnded;
