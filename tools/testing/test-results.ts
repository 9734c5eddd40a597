import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** A step without results of its own counts as one test. */
export function singleTotals(exitCode: number): Totals {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** Totals of Jest's `--json` file; a test file that could not run counts as a failed test. */
export function jestTotals(file: string, exitCode: number): Totals {
  const result = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    numRuntimeErrorTestSuites: number;
  }>(file);
  if (!result) return singleTotals(exitCode || 1);
  return countExitCode(exitCode, {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  });
}

/** Totals of Playwright's json report; an error outside of any test counts as a failed test. */
export function playwrightTotals(file: string, exitCode: number): Totals {
  const result = readJson<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  }>(file);
  if (!result) return singleTotals(exitCode || 1);
  const { expected, unexpected, flaky, skipped } = result.stats;
  return countExitCode(exitCode, {
    passed: expected,
    failed: unexpected + flaky + result.errors.length,
    skipped,
  });
}

/** The failed tests of Jest's `--json` file, each with the first lines of its error. */
export function jestFailures(results: string): string[] {
  const suites = readJson<{ testResults: JestSuite[] }>(results)?.testResults ?? [];
  return suites.flatMap(({ name: file, message, assertionResults }) => {
    const name = relative('', file);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0) return [failure(name, message)];
    return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
  });
}

interface JestSuite {
  name: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

/** The failed tests of Playwright's json report, each with the first lines of its error. */
export function playwrightFailures(file: string): string[] {
  const report = readJson<PlaywrightSuite & { errors: PlaywrightError[] }>(file);
  if (!report) return [];
  const outside = report.errors.map((error) => failure('outside of a test', error.message ?? ''));
  return [...outside, ...failedSpecs(report)];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: { results: { errors: PlaywrightError[] }[] }[];
  }[];
}

function failedSpecs({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return failure(`${file}:${line} › ${title}`, errors.map(({ message }) => message ?? '').join('\n'));
    });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/** Lines of an error that a summary shows: enough for what was expected and received. */
const shownLines = 12;

function failure(title: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, shownLines);
  return [title, ...lines.map((line) => `    ${line.slice(0, 200)}`)].join('\n');
}

/** `N passed, N failed`, with `, N skipped` where there are any. */
export function totalsLine(all: readonly Totals[]): string {
  const sum = (key: keyof Totals) => all.reduce((total, one) => total + one[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A bad exit code although every test passed is a failure that the tool does not count. */
function countExitCode(exitCode: number, totals: Totals): Totals {
  return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

/** Undefined when the tool crashed before it wrote its results. */
function readJson<Result>(file: string): Result | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } catch {
    return undefined;
  }
}
