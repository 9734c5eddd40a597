import { delimiter } from 'node:path';
import { findPostgres, findPrograms } from '../cluster/programs';
import { freePort } from '../platform/testing/free-port';
import { startPostgres } from '../platform/testing/postgres';
import { resultsFolder, runSteps, type Step } from '../testing/run-steps';
import { jestTotals, playwrightTotals } from '../testing/test-results';

// `npm run soak`: the long forms of the tests, and those of the platform on PostgreSQL where one is installed or named.
process.env.SOAK = '1';
const browser: Step = {
  name: 'browser, long',
  command: 'playwright test --config host-sandbox/e2e/playwright.config.ts',
  totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
};
const onPlatform = (name: string, file: string, tests: string): Step => ({
  name,
  command: `jest ${tests} --selectProjects platform --json --outputFile ${resultsFolder}/${file}`,
  totals: (exitCode) => jestTotals(`${resultsFolder}/${file}`, exitCode),
});

const postgresBin = process.env.TEST_POSTGRES_BIN ?? findPostgres();
if (postgresBin) {
  process.env.TEST_POSTGRES_BIN = postgresBin;
  process.env.PATH = [process.env.PATH, postgresBin].join(delimiter);
}
const given = process.env.TEST_DATABASE_URL;
const own = !given && postgresBin ? startPostgres(postgresBin, await freePort()) : null;
const server = given ?? own?.url;
if (!server) console.log('PostgreSQL is not installed: the embedded database alone is tested.');
const programs = findPrograms();
if (!('postgres' in programs)) console.log(`No cluster is tested: ${programs.join(', ')} not installed.`);

const all = onPlatform(
  'platform on PostgreSQL',
  'jest-postgres.json',
  "--testPathIgnorePatterns 'soak\\.test'",
);
try {
  await runSteps([
    { name: 'build', command: 'npm run build' },
    browser,
    {
      name: 'faulty and malformed responses, and links',
      command: `jest src/portal-section-errors.test.ts src/portal-malformed-replies.test.ts src/portal-links.test.ts --json --outputFile ${resultsFolder}/jest-malformed.json`,
      totals: (exitCode) => jestTotals(`${resultsFolder}/jest-malformed.json`, exitCode),
    },
    ...(server ? [{ ...all, command: `TEST_DATABASE_URL='${server}' ${all.command}` }] : []),
    ...(postgresBin
      ? [onPlatform('PostgreSQL stopped', 'jest-stopped.json', "'platform/.*soak\\.test'")]
      : []),
    ...('postgres' in programs
      ? [onPlatform('cluster', 'jest-cluster.json', "'host-sandbox/cluster/'")]
      : []),
  ]);
} finally {
  own?.remove();
}
