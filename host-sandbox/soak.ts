import { findPrograms } from './cluster/programs';
import { resultsFolder, runSteps, type Step } from './run-steps';
import { jestTotals, playwrightTotals } from './test-results';

// `npm run soak`: the long forms of the tests, and all of them on PostgreSQL where one is configured.
process.env.SOAK = '1';
const browser: Step = {
  name: 'browser, long',
  command: 'playwright test --config host-sandbox/e2e/playwright.config.ts',
  totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
};
const onPostgres = (name: string, file: string, tests = ''): Step => ({
  name,
  command: `jest ${tests} --selectProjects platform --json --outputFile ${resultsFolder}/${file}`,
  totals: (exitCode) => jestTotals(`${resultsFolder}/${file}`, exitCode),
});

const { TEST_DATABASE_URL, TEST_POSTGRES_BIN } = process.env;
if (!TEST_DATABASE_URL)
  console.log('TEST_DATABASE_URL names no PostgreSQL server: the embedded database alone is tested.');
if (!TEST_POSTGRES_BIN)
  console.log(
    'TEST_POSTGRES_BIN names no folder of initdb and pg_ctl: no PostgreSQL is stopped in the tests.',
  );
const programs = findPrograms();
if (!('postgres' in programs)) console.log(`No cluster is tested: ${programs.join(', ')} not installed.`);
await runSteps([
  { name: 'build', command: 'npm run build' },
  browser,
  {
    name: 'faulty and malformed responses, and links',
    command: `jest src/portal-section-errors.test.ts src/portal-malformed-replies.test.ts src/portal-links.test.ts --json --outputFile ${resultsFolder}/jest-malformed.json`,
    totals: (exitCode) => jestTotals(`${resultsFolder}/jest-malformed.json`, exitCode),
  },
  ...(TEST_DATABASE_URL
    ? [onPostgres('platform on PostgreSQL', 'jest-postgres.json', "--testPathIgnorePatterns 'soak\\.test'")]
    : []),
  ...(TEST_POSTGRES_BIN
    ? [onPostgres('PostgreSQL stopped', 'jest-stopped.json', "'platform/.*soak\\.test'")]
    : []),
  ...('postgres' in programs ? [onPostgres('cluster', 'jest-cluster.json', "'host-sandbox/cluster/'")] : []),
]);
