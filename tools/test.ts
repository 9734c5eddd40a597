import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { browserTestsOf, selectLanes, slicesOf, unitTestsOf, wholeTag } from './testing/lanes';
import { resultsFolder, runSteps, type Step } from './testing/run-steps';
import { jestFailures, jestTotals, playwrightFailures, playwrightTotals } from './testing/test-results';

// `npm test`: the everyday run. `npm test -- --changed`: what the change since the main branch may have broken.
// `npm test -- --all`: everything that must pass before a change is merged; `--shard=1/2` runs one half of it.
const { values } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    shard: { type: 'string' },
  },
});
const shard = values.shard === undefined ? '' : ` --shard=${values.shard}`;
const changed = values.changed ? changedFiles() : undefined;
const names = selectLanes(changed);
const unit = values.all
  ? null
  : unitTestsOf(names, testFiles(), changed && [...changed, ...importers(changed)]);
const browser = values.all ? null : browserTestsOf(names, changed);

const steps: Step[] = [];
if (browser === null || browser.length > 0) steps.push({ name: 'build', command: 'npm run build' });
if (unit === null || unit.length > 0)
  steps.push({
    name: 'unit and integration',
    // Fewer, larger collections of the young heap; the option reaches the workers.
    command:
      `node --max-semi-space-size=64 node_modules/jest/bin/jest.js --json --outputFile ${resultsFolder}/jest.json${shard}` +
      (unit === null ? '' : ` --runTestsByPath ${unit.join(' ')}`),
    totals: (exitCode) => jestTotals(`${resultsFolder}/jest.json`, exitCode),
    failures: () => jestFailures(`${resultsFolder}/jest.json`),
  });
if (browser === null || browser.length > 0)
  steps.push({
    name: 'browser',
    command:
      `playwright test --config host-sandbox/e2e/playwright.config.ts${shard}` +
      (browser === null ? '' : ` --grep-invert ${wholeTag} ${browser.join(' ')}`),
    totals: (exitCode) => playwrightTotals(`${resultsFolder}/e2e.json`, exitCode),
    failures: () => playwrightFailures(`${resultsFolder}/e2e.json`),
  });
await runSteps(steps, [
  { name: 'types and lint', command: 'oxlint' },
  { name: 'format', command: 'oxfmt --check' },
]);

/** Files that differ from the main branch, in commits or not yet. On the main branch: from its last commit. */
function changedFiles(): string[] {
  const [head, main] = ['HEAD', 'origin/main'].map(
    (name) => git('rev-parse', '--verify', '--quiet', name)[0],
  );
  const base = main !== undefined && main !== head ? git('merge-base', 'HEAD', 'origin/main')[0] : undefined;
  return [
    ...git('diff', '--name-only', base ?? 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Files of the portal that import a slice in which something changed. */
function importers(files: readonly string[]): string[] {
  const patterns = slicesOf(files).flatMap((slice) => ['-e', `'${slice}`]);
  return patterns.length === 0 ? [] : git('grep', '--untracked', '-lF', ...patterns, '--', 'src');
}

function testFiles(): string[] {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.soak.'));
}

function git(...args: string[]): string[] {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
