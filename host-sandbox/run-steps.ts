import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { singleTotals, totalsLine, type Totals } from './test-results';

export interface Step {
  name: string;
  command: string;
  /** Reads the step's totals; without it the step counts as one test. */
  totals?: (exitCode: number) => Totals;
}

/** Folder that the steps write their results to. */
export const results = 'test-results';

/** Runs every step, so that one run tells all that is wrong; its last line of output is the totals. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  // An old result must never speak for a tool that died.
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  const done: { name: string; seconds: number; totals: Totals }[] = [];
  for (const { name, command, totals = singleTotals } of steps) {
    console.log(`\n▶ ${name}: ${command}`);
    const started = Date.now();
    const exitCode = await run(command);
    done.push({ name, seconds: Math.round((Date.now() - started) / 1000), totals: totals(exitCode) });
  }

  console.table(Object.fromEntries(done.map(({ name, seconds, totals }) => [name, { ...totals, seconds }])));
  if (done.some(({ totals }) => totals.failed > 0)) process.exitCode = 1;
  console.log(totalsLine(done.map(({ totals }) => totals)));
}

/** Exit code of a command; npm has put the project's own tools on the PATH. */
function run(command: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
}
