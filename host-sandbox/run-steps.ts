import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { singleTotals, totalsLine, type Totals } from './test-results';

export interface Step {
  name: string;
  command: string;
  /** Reads the step's totals; without it the step counts as one test. */
  totals?: (exitCode: number) => Totals;
}

/** Steps that run one after the other, in parallel with those of other lanes. */
export interface Lane {
  steps: readonly Step[];
  /** Uses only the processor time that the other lanes leave. */
  isBackground?: boolean;
}

/** Folder for the results of the steps. */
export const resultsFolder = 'test-results';

/**
 * Runs every step, so that one run shows all failures; the last line of output is the totals.
 * @param lanes the first one prints as it goes; a step of another one prints when it ends
 */
export async function runSteps(...lanes: Lane[]): Promise<void> {
  // A result of an earlier run must not count for a tool that crashed.
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);
  const done = (await Promise.all(lanes.map((lane, index) => runLane(lane, index === 0)))).flat();

  console.table(Object.fromEntries(done.map(({ name, seconds, totals }) => [name, { ...totals, seconds }])));
  if (done.some(({ totals }) => totals.failed > 0)) process.exitCode = 1;
  console.log(totalsLine(done.map(({ totals }) => totals)));
}

async function runLane({ steps, isBackground = false }: Lane, printsAtOnce: boolean): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of steps) done.push(await runStep(step, printsAtOnce, isBackground));
  return done;
}

interface Done {
  name: string;
  seconds: number;
  totals: Totals;
}

async function runStep(
  { name, command, totals = singleTotals }: Step,
  printsAtOnce: boolean,
  isBackground: boolean,
): Promise<Done> {
  const title = `\n▶ ${name}: ${command}`;
  if (printsAtOnce) console.log(title);
  const started = Date.now();
  const { exitCode, output } = await run(command, printsAtOnce, isBackground);
  if (!printsAtOnce) console.log(title + '\n' + output);
  return { name, seconds: Math.round((Date.now() - started) / 1000), totals: totals(exitCode) };
}

/** Exit code of a command, and its output unless it was printed at once; npm puts the project's tools on the PATH. */
function run(
  command: string,
  printsAtOnce: boolean,
  isBackground: boolean,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = printsAtOnce ? 'inherit' : 'pipe';
    const child = spawn(command, { shell: true, stdio: ['inherit', stdio, stdio] });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => resolve({ exitCode: 1, output }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
