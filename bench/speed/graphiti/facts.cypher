// Some memories of a contact with their vectors, to be stored once more as Graphiti's facts. Read by search.py.
MATCH (m:Memory)
WHERE m.contactId = $contactId AND m.id > $after AND m[$property] IS NOT NULL
RETURN m.id AS id, m.text AS text, m[$property] AS vector, m.recordedAt AS recordedAt, m.validFrom AS validFrom
ORDER BY m.id
LIMIT $limit;
