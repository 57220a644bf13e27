/**
 * A database of the tests grows from nothing: every few seconds its queries would be planned again, an eighth of all that a run computes.
 * A query would be planned again to compile its expressions when it has run ten times, and few run so often that this pays. And
 * specs ask more queries, with more types of parameters, than a server keeps plans of by itself.
 */
export const PLANNER_SETTINGS = {
  'dbms.cypher.min_replan_interval': '1d',
  'internal.cypher.expression_engine': 'INTERPRETED',
  'server.memory.query_cache.per_db_cache_num_entries': '5000',
};
