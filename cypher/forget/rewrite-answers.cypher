// forget/rewrite-answers: replaces the texts of stored answers.
//
// @mode  write
// @param answers map[] {tenantId string, key string, answer string}
//
// :param answers => [{tenantId: 'default', key: 'a', answer: '{}'}];

UNWIND $answers AS row
MATCH (a:Answer {tenantId: row.tenantId, key: row.key})
SET a.answer = row.answer;
