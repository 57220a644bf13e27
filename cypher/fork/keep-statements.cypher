// fork/keep-statements: stores the statements made in a fork, so that a merge can repeat them for its contact.
//
// @mode   write
// @param  forkId     string
// @param  statements map[] {decisionId string, statement string} `statement`: JSON
//
// :param forkId => '01K9Z3V5T7R8Q2M4N6P0S1WXYF';
// :param statements => [];

MATCH (f:Fork {id: $forkId})
SET f.statements = f.statements + size($statements)
WITH f
UNWIND $statements AS row
MATCH (d:Decision {id: row.decisionId})
SET d.statement = row.statement;
