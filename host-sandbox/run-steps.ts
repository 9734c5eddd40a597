import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { singleTotals, totalsLine, type Totals } from './test-results';

export interface Step {
  name: string;
  command: string;
  /** Reads the step's totals; without it the step counts as one test. */
  totals?: (exitCode: number) => Totals;
}

/** Folder for the results of the steps. */
export const resultsFolder = 'test-results';

/**
 * Runs every step, so that one run shows all failures; the last line of output is the totals. A list of lanes runs in
 * parallel, the steps of a lane one after the other; each prints its output when it ends.
 */
export async function runSteps(steps: readonly (Step | readonly (readonly Step[])[])[]): Promise<void> {
  // A result of an earlier run must not count for a tool that crashed.
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);
  const done: Done[] = [];
  for (const step of steps) {
    if ('command' in step) done.push(await runStep(step, 'inherit'));
    else done.push(...(await Promise.all(step.map(runLane))).flat());
  }

  console.table(Object.fromEntries(done.map(({ name, seconds, totals }) => [name, { ...totals, seconds }])));
  if (done.some(({ totals }) => totals.failed > 0)) process.exitCode = 1;
  console.log(totalsLine(done.map(({ totals }) => totals)));
}

async function runLane(steps: readonly Step[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of steps) done.push(await runStep(step, 'pipe'));
  return done;
}

interface Done {
  name: string;
  seconds: number;
  totals: Totals;
}

async function runStep(
  { name, command, totals = singleTotals }: Step,
  stdio: 'inherit' | 'pipe',
): Promise<Done> {
  const title = `\n▶ ${name}: ${command}`;
  if (stdio === 'inherit') console.log(title);
  const started = Date.now();
  const { exitCode, output } = await run(command, stdio);
  if (stdio === 'pipe') console.log(title + '\n' + output);
  return { name, seconds: Math.round((Date.now() - started) / 1000), totals: totals(exitCode) };
}

/** Exit code of a command, and its output if piped; npm puts the project's tools on the PATH. */
function run(command: string, stdio: 'inherit' | 'pipe'): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['inherit', stdio, stdio] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => resolve({ exitCode: 1, output }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
