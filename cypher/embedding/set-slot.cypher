// embedding/set-slot: records the model of an embedding slot.
//
// @mode   write
// @param  slot       string
// @param  model      string
// @param  dimensions int
// @param  active     boolean
// @param  now        instant
//
// :param slot => 'A';
// :param model => 'bge-small-en-v1.5-q';
// :param dimensions => 384;
// :param active => true;
// :param now => datetime();

MERGE (e:Embedding {slot: $slot})
SET e.model = $model, e.dimensions = $dimensions, e.active = $active, e.since = $now;
