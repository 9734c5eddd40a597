import { resultsFolder, runSteps } from '../testing/run-steps';
import { jestTotals, playwrightTotals } from '../testing/test-results';

// `npm test`: everything that must pass before a change is merged.
await runSteps(
  [
    { name: 'build', command: 'npm run build' },
    {
      name: 'unit and integration',
      // Fewer, larger collections of the young heap; the option reaches the workers.
      command: `node --max-semi-space-size=64 node_modules/jest/bin/jest.js --json --outputFile ${resultsFolder}/jest.json`,
      totals: (exitCode) => jestTotals(`${resultsFolder}/jest.json`, exitCode),
    },
    {
      name: 'browser',
      command: 'playwright test --config host-sandbox/e2e/playwright.config.ts',
      totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
    },
  ],
  [
    { name: 'types and lint', command: 'oxlint' },
    { name: 'format', command: 'oxfmt --check' },
  ],
);
