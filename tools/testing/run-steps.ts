import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { singleTotals, totalsLine, type Totals } from './test-results';

export interface Step {
  name: string;
  /** Printed with the name; a secret belongs into `env`. */
  command: string;
  /** Variables on top of those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Name of an earlier step without whose success this one proves nothing: it is skipped then. */
  needs?: string;
  /** Reads the step's totals; without it the step counts as one test. */
  totals?: (exitCode: number) => Totals;
  /** Reads the step's failed tests, which are told once more at the end. */
  failures?: () => readonly string[];
}

/** Folder for the results of the steps. */
export const resultsFolder = 'test-results';

/**
 * Runs every step, so that one run shows all failures, except for steps that need a failed one. The last line of output
 * is the totals.
 * @param steps run one after the other, and print as they go
 * @param background run one after the other in parallel with `steps`, on the remaining processor time; each prints when
 * it ends
 */
export async function runSteps(steps: readonly Step[], background: readonly Step[] = []): Promise<void> {
  // A result of an earlier run must not count for a tool that crashed.
  rmSync(resultsFolder, { recursive: true, force: true });
  mkdirSync(resultsFolder);
  const done = (await Promise.all([runLane(steps, false), runLane(background, true)])).flat();

  for (const failure of done.flatMap(({ failures }) => failures)) console.log(`✘ ${failure}`);
  console.table(Object.fromEntries(done.map(({ name, seconds, totals }) => [name, { ...totals, seconds }])));
  if (done.some(({ totals }) => totals.failed > 0)) process.exitCode = 1;
  console.log(totalsLine(done.map(({ totals }) => totals)));
}

async function runLane(steps: readonly Step[], isBackground: boolean): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of steps) {
    const needed = done.find(({ name }) => name === step.needs);
    done.push(needed && !hasPassed(needed) ? skip(step) : await runStep(step, isBackground));
  }
  return done;
}

interface Done {
  name: string;
  seconds: number;
  totals: Totals;
  failures: readonly string[];
}

/** A skipped step has not passed. */
const hasPassed = ({ totals: { passed, failed } }: Done) => failed === 0 && passed > 0;

function skip({ name, needs }: Step): Done {
  console.log(`\n▶ ${name}: skipped, because "${needs}" has not passed`);
  return { name, seconds: 0, totals: { passed: 0, failed: 0, skipped: 1 }, failures: [] };
}

async function runStep(
  { name, command, env, totals = singleTotals, failures = () => [] }: Step,
  isBackground: boolean,
): Promise<Done> {
  const title = `\n▶ ${name}: ${command}`;
  if (!isBackground) console.log(title);
  const started = Date.now();
  const { exitCode, output } = await run(command, { ...process.env, ...env }, isBackground);
  if (isBackground) console.log(title + '\n' + output);
  const seconds = Math.round((Date.now() - started) / 1000);
  return { name, seconds, totals: totals(exitCode), failures: failures() };
}

/** Exit code of a command, and its output in the background; npm puts the project's tools on the PATH. */
function run(
  command: string,
  env: NodeJS.ProcessEnv,
  isBackground: boolean,
): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    const stdio = isBackground ? 'pipe' : 'inherit';
    const child = spawn(command, { shell: true, env, stdio: ['inherit', stdio, stdio] });
    if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', () => resolve({ exitCode: 1, output }));
    child.on('close', (code) => resolve({ exitCode: code ?? 1, output }));
  });
}
