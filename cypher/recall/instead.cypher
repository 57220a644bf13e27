// recall/instead: what took the place of those of a contact's superseded facts that are nearest to a question: "Send it to the flat
// instead" answers where the parcel goes, and only the fact before it says so.
//
// @mode   read
// @param  contactId string
// @param  vector    vector?   unit length; null where there are none
// @param  property  string    where vectors are kept: embeddingA or embeddingB
// @param  knownAt   instant
// @param  limit     int       how many superseded facts are followed
// @return id        string    of what is believed in its place
// @return cosine    float?    of the superseded fact
// @return opening   string    how its text begins
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param vector => [x IN range(1, 384) | 0.05];
// :param property => 'embeddingA';
// :param knownAt => datetime();
// :param limit => 20;

MATCH (:Contact|Fork {id: $contactId})<-[:ABOUT]-(old:Superseded)
WHERE old.supersededAt <= $knownAt
WITH old, 2 * vector.similarity.cosine(old[$property], $vector) - 1 AS cosine
ORDER BY coalesce(cosine, 0) DESC, old.supersededAt DESC, old.id LIMIT $limit
MATCH (old)<-[r:SUPERSEDES WHERE r.as IN ['change', 'correction']]-{1,5}(new:Memory)
WHERE new.recordedAt <= $knownAt AND new.supersededAt > $knownAt
RETURN new.id AS id, cosine, left(old.text, 200) AS opening
ORDER BY coalesce(cosine, 0) DESC, id;
