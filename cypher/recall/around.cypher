// recall/around: what a recall looks up beside its searches. Who and what is around the contact, as it is now, since a question may name
// one of them; and what took the place of those of its superseded facts that are nearest to the question: "Send it to the flat
// instead" answers where the parcel goes, and only the fact before it says so.
//
// @mode   read
// @param  contactId  string
// @param  vector     vector?   unit length; null where there are none
// @param  property   string    where vectors are kept: embeddingA or embeddingB
// @param  knownAt    instant
// @param  isCompared boolean   whether superseded facts are looked at: all of them are compared
// @param  followed   int       how many superseded facts are followed
// @return entities   map[] {id string, kind string?, name string?, role string?, aliases string[]} oldest first
// @return replaced   map[] {id string, cosine float?, opening string} nearest first: what is believed in its place, the cosine of the superseded fact, and how its text begins
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';
// :param knownAt => datetime();
// :param isCompared => true;
// :param followed => 20;

MATCH (c:Contact|Fork {id: $contactId})
RETURN COLLECT {
         MATCH (c)<-[:OF]-(e:Entity)
         WITH e ORDER BY e.createdAt, e.id
         RETURN {id: e.id, kind: e.kind, name: e.name, role: e.role, aliases: coalesce(e.aliases, [])}
       } AS entities,
       CASE WHEN $isCompared THEN COLLECT {
         MATCH (c)<-[:ABOUT]-(old:Superseded)
         WHERE old.supersededAt <= $knownAt
         WITH old, 2 * vector.similarity.cosine(old[$property], $vector) - 1 AS cosine
         ORDER BY coalesce(cosine, 0) DESC, old.supersededAt DESC, old.id LIMIT $followed
         MATCH (old)<-[r:SUPERSEDES WHERE r.as IN ['change', 'correction']]-{1,5}(new:Memory)
         WHERE new.recordedAt <= $knownAt AND new.supersededAt > $knownAt
         WITH new, cosine, old ORDER BY coalesce(cosine, 0) DESC, new.id
         RETURN {id: new.id, cosine: cosine, opening: left(old.text, 200)}
       } ELSE [] END AS replaced;
