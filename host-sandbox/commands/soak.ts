import { delimiter } from 'node:path';
import { findPostgres, findPrograms } from '../platform/ops/cluster/programs';
import { freePort } from '../platform/testing/free-port';
import { startPostgres, type PostgresServer } from '../platform/testing/postgres';
import { resultsFolder, runSteps, type Step } from '../../tools/testing/run-steps';
import { jestTotals, playwrightTotals } from '../../tools/testing/test-results';

// `npm run soak`: the long forms of the tests, and those of the platform on PostgreSQL where one is installed or named.
process.env.SOAK = '1';
const browser: Step = {
  name: 'browser, long',
  command: 'playwright test --config host-sandbox/e2e/playwright.config.ts',
  totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
};
const onPlatform = (name: string, file: string, tests: string, env: Step['env'] = {}): Step => ({
  name,
  env,
  command: `jest ${tests} --selectProjects platform --json --outputFile ${resultsFolder}/${file}`,
  totals: (exitCode) => jestTotals(`${resultsFolder}/${file}`, exitCode),
});

const postgresBin = process.env.TEST_POSTGRES_BIN ?? findPostgres();
if (postgresBin) {
  process.env.TEST_POSTGRES_BIN = postgresBin;
  process.env.PATH = [process.env.PATH, postgresBin].join(delimiter);
}
// PostgreSQL is a daemon: it would outlive this process
let own: PostgresServer | null = null;
process.on('exit', () => own?.remove());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const given = process.env.TEST_DATABASE_URL;
if (!given && postgresBin) own = startPostgres(postgresBin, await freePort());
const server = given ?? own?.url;
if (!server) console.log('PostgreSQL is not installed: the embedded database alone is tested.');
const programs = findPrograms();
if (!('postgres' in programs)) console.log(`No cluster is tested: ${programs.join(', ')} not installed.`);

await runSteps([
  { name: 'build', command: 'npm run build' },
  browser,
  {
    name: 'faulty and malformed responses, and links',
    command: `jest src/portal-section-errors.dom.test.ts src/portal-malformed-replies.dom.test.ts src/portal-links.dom.test.ts --json --outputFile ${resultsFolder}/jest-malformed.json`,
    totals: (exitCode) => jestTotals(`${resultsFolder}/jest-malformed.json`, exitCode),
  },
  ...(server
    ? [
        onPlatform('platform on PostgreSQL', 'jest-postgres.json', "--testPathIgnorePatterns 'soak\\.test'", {
          TEST_DATABASE_URL: server,
        }),
      ]
    : []),
  ...(postgresBin ? [onPlatform('PostgreSQL stopped', 'jest-stopped.json', "'platform/.*soak\\.test'")] : []),
  ...('postgres' in programs
    ? [onPlatform('cluster', 'jest-cluster.json', "'host-sandbox/platform/ops/cluster/'")]
    : []),
]);
