// erase/marked: deletes and counts what this transaction has marked.
//
// @mode   write
// @return memories    int
// @return decisions   int
// @return sessions    int
// @return turns       int
// @return identifiers int
// @return profiles    int
// @return answers     int

MATCH (n:Erased)
WITH collect(n) AS marked
WITH marked, size([n IN marked WHERE n:Memory OR n:Forgotten]) AS memories, size([n IN marked WHERE n:Decision]) AS decisions,
     size([n IN marked WHERE n:Session]) AS sessions, size([n IN marked WHERE n:Turn]) AS turns,
     size([n IN marked WHERE n:Identifier]) AS identifiers, size([n IN marked WHERE n:Profile]) AS profiles,
     size([n IN marked WHERE n:Answer]) AS answers
FOREACH (n IN marked | DETACH DELETE n)
RETURN memories, decisions, sessions, turns, identifiers, profiles, answers;
