// Adds up Jest's own numbers, as test/support/runner/progress-reporter.js wrote them; a run that left no results, a suite that did not load and a skipped test all fail.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [directory, ...names] = process.argv.slice(2);
const sum = { passed: 0, failed: 0, skipped: 0 };

for (const name of names) {
  const run = readRun(join(directory, `${name}.json`));
  sum.passed += run.numPassedTests;
  sum.failed += run.numFailedTests + run.numRuntimeErrorTestSuites;
  sum.skipped += run.numPendingTests + run.numTodoTests;
}

function readRun(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.log(`${file} is missing: that run ended before its tests did.`);
    return { numPassedTests: 0, numFailedTests: 1, numRuntimeErrorTestSuites: 0, numPendingTests: 0, numTodoTests: 0 };
  }
}

if (sum.skipped > 0) console.log('A test was skipped: mend it or remove it.');
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.passed === 0 || sum.failed > 0 || sum.skipped > 0 ? 1 : 0;
