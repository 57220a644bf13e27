// embedding/slots: the models of the vectors in the graph.
//
// @mode   read
// @return slot       string   A or B
// @return model      string
// @return dimensions int
// @return active     boolean  the service searches it; the other slot is being filled, or is left over
// @return since      instant

MATCH (e:Embedding)
RETURN e.slot AS slot, e.model AS model, e.dimensions AS dimensions, e.active AS active, e.since AS since
ORDER BY slot;
