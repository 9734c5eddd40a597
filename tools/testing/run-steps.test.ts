import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from './run-steps';

const started = process.cwd();
let folder: string;
let printed: string[];

beforeEach(() => {
  // the folder of results is emptied, which must not be that of the tests that run
  folder = mkdtempSync(join(tmpdir(), 'steps-'));
  process.chdir(folder);
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  jest.spyOn(console, 'table').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(started);
  process.exitCode = undefined;
  rmSync(folder, { recursive: true, force: true });
});

test('a step gets its variables as they are, and prints none of them', async () => {
  const env = { TEST_SECRET: "it's $HOME" };
  await runSteps([{ name: 'on a database', command: 'test ${#TEST_SECRET} = 10', env }]);
  expect(printed).toEqual(['\n▶ on a database: test ${#TEST_SECRET} = 10', '1 passed, 0 failed']);
});

test('a step is skipped when one that it needs has failed or was skipped, and every other step runs', async () => {
  await runSteps([
    { name: 'build', command: 'exit 1' },
    { name: 'tests', command: 'touch ran', needs: 'build' },
    { name: 'table', command: 'touch ran', needs: 'tests' },
    { name: 'other', command: 'touch other' },
    { name: 'last', command: 'touch last', needs: 'other' },
  ]);
  expect(readdirSync(folder).sort()).toEqual(['last', 'other', 'test-results']);
  expect(printed.at(-1)).toBe('2 passed, 1 failed, 2 skipped');
  expect(process.exitCode).toBe(1);
});

test('the failed tests of all steps are told once more before the totals', async () => {
  const failures = (name: string) => ({ command: 'exit 1', name, failures: () => [`${name} test`] });
  await runSteps([failures('unit'), failures('browser')]);
  expect(printed.slice(-3)).toEqual(['✘ unit test', '✘ browser test', '0 passed, 2 failed']);
});
