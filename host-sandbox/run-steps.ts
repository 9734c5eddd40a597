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
export const resultsFolder = 'test-results';

/**
 * Runs every step, so that one run tells all that is wrong; its last line of output is the totals. Steps in a list of
 * their own run beside each other, and each tells what it said when it is over.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<void> {
  // An old result must never speak for a tool that died.
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);
  const done: Done[] = [];
  for (const step of steps) {
    if ('command' in step) done.push(await runStep(step, 'inherit'));
    else done.push(...(await Promise.all(step.map((one) => runStep(one, 'pipe')))));
  }

  console.table(Object.fromEntries(done.map(({ name, seconds, totals }) => [name, { ...totals, seconds }])));
  if (done.some(({ totals }) => totals.failed > 0)) process.exitCode = 1;
  console.log(totalsLine(done.map(({ totals }) => totals)));
}

interface Done {
  name: string;
  seconds: number;
  totals: Totals;
}

async function runStep(
  { name, command, totals = singleTotals }: Step,
  output: 'inherit' | 'pipe',
): Promise<Done> {
  const title = `\n▶ ${name}: ${command}`;
  if (output === 'inherit') console.log(title);
  const started = Date.now();
  const { exitCode, text } = await run(command, output);
  if (output === 'pipe') console.log(title + '\n' + text);
  return { name, seconds: Math.round((Date.now() - started) / 1000), totals: totals(exitCode) };
}

/** Exit code of a command, and what it said if that was not passed on; npm has put the project's own tools on the PATH. */
function run(command: string, output: 'inherit' | 'pipe'): Promise<{ exitCode: number; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['inherit', output, output] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.on('error', () => resolve({ exitCode: 1, text: said }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, text: said }));
  });
}
