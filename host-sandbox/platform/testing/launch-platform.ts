import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { projectRoot } from './project-root';

export interface PlatformProcess {
  readonly pid: number;
  /** Its port, once it is listening. */
  readonly listening: Promise<number>;
  /** Exit code, or `null` after a signal. */
  readonly exited: Promise<number | null>;
  output(): string;
  /** Closes the IPC channel, as the end of this process would. */
  disconnect(): void;
  /** Sends a command to a controlled platform and waits until it is executed. @returns the rows of its `query` */
  control(order: ControlCommand): Promise<Rows>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts a program with exactly these environment variables; it may fail to start.
 * @param program result of `bundledProgram`, or a source file by its path from the root
 * @param nodeArgs options of Node itself. Optimising the database's WebAssembly costs more than a short life gains by it:
 *   half of each start
 * @param startSeconds a platform that does not listen by then is killed, and so is a command that has not ended
 */
export function launchPlatform(
  env: Readonly<Record<string, string>>,
  program: string,
  args: readonly string[] = [],
  nodeArgs: readonly string[] = ['--liftoff-only'],
  startSeconds = 60,
): PlatformProcess {
  const root = projectRoot();
  const translator = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...nodeArgs, ...translator, resolve(root, program), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text += part.toString()));
  const exited = waitForExit(child);
  const listening = waitForListening(child, exited, startSeconds, () => text);
  // Tests that expect a failure await `exited` only.
  listening.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    listening,
    exited,
    output: () => text,
    disconnect: () => child.disconnect(),
    control: (order) =>
      new Promise((done) => {
        child.once('message', ({ rows }: { rows: Rows }) => done(rows));
        child.send(order);
      }),
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Not the `close` event: Node does not emit it after `disconnect` from this side. */
async function waitForExit(child: ChildProcess): Promise<number | null> {
  const code = new Promise<number | null>((done) => child.once('exit', done));
  const outputs = [child.stdout, child.stderr].flatMap((stream) => (stream ? [finished(stream)] : []));
  await Promise.all(outputs);
  return code;
}

function waitForListening(
  child: ChildProcess,
  exited: Promise<number | null>,
  startSeconds: number,
  output: () => string,
): Promise<number> {
  return new Promise((done, fail) => {
    const timeout = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`the platform did not start within ${startSeconds} seconds: ${output()}`));
    }, startSeconds * 1000);
    child.once('message', (message: { listening: number }) => {
      clearTimeout(timeout);
      done(message.listening);
    });
    void exited.then((code) => {
      clearTimeout(timeout);
      fail(new Error(`the platform ended with code ${code}: ${output()}`));
    });
  });
}

/** Rows of a query, by their columns. */
export type Rows = readonly Readonly<Record<string, unknown>>[];

/** Commands for a controlled platform. */
export interface ControlCommand {
  /** Sets its clock ahead of the real time, in seconds. */
  readonly secondsAhead?: number;
  /** Fails the n-th query from now on, once, as a lost connection would; `null` cancels it. */
  readonly failAtQuery?: number | null;
  /** Pauses all transactions until it is set to false. */
  readonly pauseTransactions?: boolean;
  /** While true, a transaction is committed but its connection is lost before the answer. */
  readonly loseCommits?: boolean;
  /** Fills the news up to this number of articles. */
  readonly articles?: number;
  /** Registers this many users with a session each, once; see fillUsers. */
  readonly users?: number;
  /** Rebuilds the search index. */
  readonly rebuildSearchIndex?: true;
  /** Runs SQL statements on its database; those that fail change nothing. */
  readonly statements?: readonly string[];
  /** Runs this query on its database and returns the rows. */
  readonly query?: string;
  /** Applies the due changes of waitlists, by its clock. */
  readonly settleWaitlist?: true;
  /** Runs the cleanup now, by its clock. */
  readonly cleanUp?: true;
}
