import { writeFileSync } from 'node:fs';

const MINUTE_MS = 60_000;

/**
 * Says how far a run is, a line a file, where Jest draws no bar (no terminal). It writes Jest's own numbers to the file named
 * by TEST_RESULTS, if that is set.
 */
export default class ProgressReporter {
  #files = 0;
  #began = Date.now();

  onRunStart() {
    this.#began = Date.now();
  }

  onTestResult(_test, { numFailingTests, numPassingTests }, { numTotalTestSuites }) {
    this.#files += 1;
    if (process.stderr.isTTY) return;
    const minutes = ((Date.now() - this.#began) / MINUTE_MS).toFixed(1);
    const failed = numFailingTests > 0 ? `, ${numFailingTests} failed` : '';
    process.stderr.write(
      `  ${this.#files} of ${numTotalTestSuites} files, ${minutes} min: ${numPassingTests} passed${failed}\n`,
    );
  }

  onRunComplete(
    _contexts,
    { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests },
  ) {
    const file = process.env.TEST_RESULTS;
    const results = { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests };
    if (file) writeFileSync(file, JSON.stringify(results));
  }
}
