/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  jestFailures,
  jestTotals,
  playwrightFailures,
  playwrightTotals,
  singleTotals,
  totalsLine,
} from './test-results';

const folder = mkdtempSync(path.join(tmpdir(), 'test-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const jestResult = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const browserResult = {
  stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 },
  errors: [] as unknown[],
};

it('A test file that could not run counts as failed', () => {
  expect(jestTotals(written(jestResult), 1)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('A flaky browser test counts as failed', () => {
  expect(playwrightTotals(written(browserResult), 1)).toEqual({ passed: 4, failed: 2, skipped: 1 });
});

it('A tool that crashed without results counts as one failure, even with exit code 0', () => {
  expect(jestTotals(path.join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('A bad exit code is a failure although every test passed', () => {
  const green = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
  expect(playwrightTotals(written(green), 1)).toEqual({ passed: 4, failed: 1, skipped: 0 });
});

it('The totals line names skipped tests only when there are some', () => {
  expect(totalsLine([singleTotals(0), singleTotals(2)])).toBe('1 passed, 1 failed');
  expect(totalsLine([{ passed: 3, failed: 0, skipped: 2 }])).toBe('3 passed, 0 failed, 2 skipped');
});

it('Each failed unit test, and each file that could not run, is told with the first lines of its error', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const failed = {
    status: 'failed',
    fullName: 'divides',
    failureMessages: ['\u001b[31mExpected: 2\u001b[39m\n\nReceived: 3'],
  };
  const testResults = [
    { name: 'sum.test.ts', message: '', assertionResults: [passed, failed] },
    { name: 'broken.test.ts', message: 'Cannot find module', assertionResults: [] },
    { name: 'green.test.ts', message: '', assertionResults: [passed] },
  ];
  expect(jestFailures(written({ testResults }))).toEqual([
    'sum.test.ts › divides\n    Expected: 2\n    Received: 3',
    'broken.test.ts\n    Cannot find module',
  ]);
});

it('Each failed browser test, and each error outside of a test, is told with the first lines of its error', () => {
  const spec = (ok: boolean, message: string) => ({
    ok,
    title: 'opens',
    file: 'page.spec.ts',
    line: 7,
    tests: [{ results: [{ errors: [{ message }] }] }],
  });
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [
      { specs: [spec(true, '')], suites: [{ specs: [spec(false, Array(30).fill('line').join('\n'))] }] },
    ],
  };
  expect(playwrightFailures(written(report))).toEqual([
    'outside of a test\n    no browser',
    `page.spec.ts:7 › opens\n${Array(12).fill('    line').join('\n')}`,
  ]);
});

it('A tool that crashed without results has no failed test to tell', () => {
  const absent = path.join(folder, 'absent.json');
  expect([...jestFailures(absent), ...playwrightFailures(absent)]).toEqual([]);
});

function written(result: object) {
  const file = path.join(folder, 'result.json');
  writeFileSync(file, JSON.stringify(result));
  return file;
}
