/** A git hook sets these for its own repository; they take precedence over the working directory. */
const OF_A_REPOSITORY = new Set([
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_IMPLICIT_WORK_TREE', 'GIT_COMMON_DIR', 'GIT_INDEX_FILE', 'GIT_PREFIX'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_ALTERNATE_OBJECT_DIRECTORIES', 'GIT_QUARANTINE_PATH', 'GIT_NAMESPACE'],
  ...['GIT_GRAFT_FILE', 'GIT_SHALLOW_FILE', 'GIT_REPLACE_REF_BASE', 'GIT_NO_REPLACE_OBJECTS'],
]);

/**
 * @returns the environment for a git that reads the repository of its working directory, even inside a hook of another
 * one.
 */
export function gitEnvironment(): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_REPOSITORY.has(name)));
}
