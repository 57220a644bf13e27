/**
 * Settings that keep plans, because planning would take an eighth of the time of a run:
 * - replanning, which a graph that grows from nothing would cause every few seconds, is off;
 * - expressions are interpreted, because few queries run often enough to make compiling them worth it;
 * - the cache holds the plans of all queries that specs send, with all types of their parameters.
 */
export const PLANNER_SETTINGS = {
  'dbms.cypher.min_replan_interval': '1d',
  'internal.cypher.expression_engine': 'INTERPRETED',
  'server.memory.query_cache.per_db_cache_num_entries': '5000',
};
