// entity/answering: the entity of the contact that stays which stands for one of a merged contact: memories of the one were copied, and
// the copies are about the other.
//
// @mode   read
// @param  entityId  string
// @param  contactId string   that answers
// @param  knownAt   instant
// @return id        string
//
// :param entityId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYA';
// :param knownAt => datetime();

MATCH (:Entity {id: $entityId})<-[said:OF|MENTIONS]-(:Memory)<-[:COPY_OF]-{1,100}(copy:Memory)-[again:OF|MENTIONS]->(other:Entity)
WHERE copy.contactId = $contactId AND copy.recordedAt <= $knownAt AND type(again) = type(said) AND properties(again) = properties(said)
RETURN other.id AS id
ORDER BY copy.recordedAt DESC, id
LIMIT 1;
