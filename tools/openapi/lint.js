import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';

// Lints openapi.json by the rules that Redocly recommends; no network is needed. Ends with 1 if anything is found.
const config = await createConfig({
  extends: ['recommended'],
  rules: {
    // The server is "/": the one that serves the document.
    'no-server-example.com': 'off',
  },
});
const problems = await lint({ ref: 'openapi.json', config });
const totals = getTotals(problems);
formatProblems(problems, { format: 'codeframe', totals, version: '', maxProblems: 20 });
process.exitCode = totals.errors + totals.warnings > 0 ? 1 : 0;
