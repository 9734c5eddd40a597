import { results, runSteps, type Step } from './run-steps';
import { jestTotals, playwrightTotals } from './test-results';

// `npm run soak`: the long forms of the tests, and all of them on PostgreSQL where one is named.
process.env.SOAK = '1';
const browser: Step = {
  name: 'browser, long',
  command: 'playwright test --config host-sandbox/e2e/playwright.config.ts',
  totals: (exitCode) => playwrightTotals(`${results}/e2e.json`, exitCode),
};
const postgres: Step = {
  name: 'platform on PostgreSQL',
  command: `jest --selectProjects platform --json --outputFile ${results}/jest-postgres.json`,
  totals: (exitCode) => jestTotals(`${results}/jest-postgres.json`, exitCode),
};

const named = Boolean(process.env.TEST_DATABASE_URL);
if (!named)
  console.log('TEST_DATABASE_URL names no PostgreSQL server: the embedded database alone is tested.');
await runSteps([{ name: 'build', command: 'npm run build' }, browser, ...(named ? [postgres] : [])]);
