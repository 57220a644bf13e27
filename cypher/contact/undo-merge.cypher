// contact/undo-merge: ends a merge; the record that it held until now stays.
//
// @mode   write
// @param  mergeId string
// @param  reason  string
// @param  now     instant
//
// :param mergeId => '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
// :param reason => 'Two people after all.';
// :param now => datetime();

MATCH (:Contact)-[r:MERGED_INTO {id: $mergeId}]->(:Contact)
SET r.revertedAt = $now, r.revertReason = $reason;
