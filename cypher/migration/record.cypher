// migration/record: records that a migration was applied; if a second instance applied it too, this changes nothing.
//
// @mode   write
// @param  number   int
// @param  name     string
// @param  checksum string
// @param  now      instant
//
// :param number => 1;
// :param name => '001-migration-number';
// :param checksum => 'sha256';
// :param now => datetime();

MERGE (m:Migration {number: $number})
ON CREATE SET m.name = $name, m.checksum = $checksum, m.appliedAt = $now;
