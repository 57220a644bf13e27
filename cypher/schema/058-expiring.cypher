// schema/058-expiring: what is to be forgotten on a day, by that day.
//
// @mode schema

CREATE INDEX expiring IF NOT EXISTS FOR (n:Expiring) ON (n.forgetAt);
