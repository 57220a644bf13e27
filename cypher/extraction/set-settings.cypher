// extraction/set-settings: stores a new version of what a tenant adds to the prompt of extraction. The tenant is locked, so that version
// numbers are unique.
//
// @mode   write
// @param  tenantId     string
// @param  id           string
// @param  instructions string?
// @param  examples     string   JSON
// @param  now          instant
// @param  by           string?  the API key
//
// :param tenantId => 'default';
// :param id => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param instructions => 'Our plans are called tariffs.';
// :param examples => '[]';
// :param now => datetime();
// :param by => null;

MERGE (t:Tenant {id: $tenantId})
SET t.locked = true
REMOVE t.locked
WITH t, COUNT { (t)-[:EXTRACTS_BY]->(:ExtractionSettings) } AS before
CREATE (t)-[:EXTRACTS_BY]->(:ExtractionSettings {
  id: $id, tenantId: $tenantId, number: before + 1, instructions: $instructions, examples: $examples, setAt: $now, setBy: $by
});
