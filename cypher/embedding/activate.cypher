// embedding/activate: the service searches this slot from its next start. Done in one step, so that one slot is always active.
//
// @mode   write
// @param  slot string
//
// :param slot => 'B';

MATCH (e:Embedding)
SET e.active = (e.slot = $slot);
