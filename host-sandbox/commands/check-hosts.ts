import { resultsFolder, runSteps } from '../../tools/testing/run-steps';
import { playwrightTotals } from '../../tools/testing/test-results';

// `npm run hosts:check`: runs every check on every sample host, and writes docs/hosts.md once all have passed.
process.env.HOSTS_TABLE = '1';
await runSteps([
  { name: 'build', command: 'npm run build' },
  {
    name: 'hosts',
    needs: 'build',
    command: 'playwright test --config host-sandbox/e2e/playwright.config.ts --workers 1 in-host/kinds',
    totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
  },
  {
    name: 'table',
    needs: 'hosts',
    command: 'tsx host-sandbox/e2e/host-kinds/write-table.ts && oxfmt docs/hosts.md',
  },
]);
