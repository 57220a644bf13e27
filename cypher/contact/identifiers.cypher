// contact/identifiers: the past, present and future identifiers of a contact and those merged into it, as believed now.
//
// @mode   read
// @param  contactId string
// @return key       string   identifies it within the transaction
// @return owner     string   the contact that has it
// @return kind      string
// @return folded    string
// @return validFrom instant
// @return validTo   until
//
// :param contactId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param openEnd => datetime('9999-12-31T23:59:59.999Z');

MATCH (c:Contact {id: $contactId})
MATCH (c)<-[r:MERGED_INTO WHERE r.revertedAt = $openEnd]-{0,100}(one:Contact)
MATCH (one)-[:KNOWN_AS]->(i:Identifier {supersededAt: $openEnd})
RETURN elementId(i) AS key, one.id AS owner, i.kind AS kind, i.folded AS folded, i.validFrom AS validFrom, i.validTo AS validTo
ORDER BY validFrom, owner, key;
