// schema/049-turn-role: who spoke in the turns from before it was kept: the agent of the session, or a speaker with a word for one;
// else the contact. It goes on where it was stopped.
//
// @mode write

MATCH (t:Turn)-[:IN]->(s:Session)
WHERE t.role IS NULL
CALL (t, s) {
  SET t.role = CASE
    WHEN toLower(trim(t.speaker)) = toLower(trim(s.agentId)) THEN 'agent'
    WHEN toLower(trim(t.speaker)) IN ['agent', 'assistant', 'ai', 'bot', 'chatbot', 'voicebot', 'system', 'operator', 'ivr',
                                      'representative'] THEN 'agent'
    ELSE 'contact' END
} IN TRANSACTIONS OF 1000 ROWS;
