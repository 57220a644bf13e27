/**
 * Tells somebody who stops a service during its start that this was noticed: a database cannot be stopped before it
 * runs.
 * @returns a function to call when the service has started.
 */
export function earlyStop(arrival: Promise<void>, say: (line: string) => void): () => void {
  let hasStarted = false;
  void arrival.then(() => {
    if (!hasStarted) say('Stopping as soon as it has started; Ctrl-C again ends it at once ...');
  });
  return () => (hasStarted = true);
}
