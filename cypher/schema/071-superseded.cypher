// schema/071-superseded: what a contact's record has superseded, such as facts that were replaced and plans that were cancelled.

CREATE INDEX superseded IF NOT EXISTS FOR (m:Superseded) ON (m.contactId, m.supersededAt);
