import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { projectRoot } from './project-root';

export interface PlatformProcess {
  /** Its port, once it serves. */
  readonly listening: Promise<number>;
  /** Exit code, or `null` after a signal. */
  readonly exited: Promise<number | null>;
  output(): string;
  /** Cuts the channel to it, as the end of this process would. */
  disconnect(): void;
  /** Sends an order to a controlled platform and waits until it is carried out. */
  control(order: object): Promise<void>;
  kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/**
 * Starts a program with exactly these settings; it may well refuse to run.
 * @param program what `platformProgram` gave, or a source of the project by its path from the root
 */
export function launchPlatform(env: Readonly<Record<string, string>>, program: string): PlatformProcess {
  const root = projectRoot();
  const translator = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(process.execPath, [...translator, resolve(root, program)], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (text += part.toString()));
  const exited = waitForExit(child);
  const listening = waitForListening(child, exited, () => text);
  // Whoever expects a refusal looks at `exited` only.
  listening.catch(() => undefined);
  return {
    listening,
    exited,
    output: () => text,
    disconnect: () => child.disconnect(),
    control: (order) =>
      new Promise((done) => {
        child.once('message', () => done());
        child.send(order);
      }),
    kill: async (signal) => {
      child.kill(signal);
      await exited;
    },
  };
}

/** Not the `close` event: Node never tells it after `disconnect` from this side. */
async function waitForExit(child: ChildProcess): Promise<number | null> {
  const code = new Promise<number | null>((done) => child.once('exit', done));
  const outputs = [child.stdout, child.stderr].flatMap((stream) => (stream ? [finished(stream)] : []));
  await Promise.all(outputs);
  return code;
}

function waitForListening(
  child: ChildProcess,
  exited: Promise<number | null>,
  output: () => string,
): Promise<number> {
  return new Promise((done, fail) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      fail(new Error(`the platform did not start within 60 seconds: ${output()}`));
    }, 60_000);
    child.once('message', (message: { listening: number }) => {
      clearTimeout(patience);
      done(message.listening);
    });
    void exited.then((code) => {
      clearTimeout(patience);
      fail(new Error(`the platform ended with code ${code}: ${output()}`));
    });
  });
}

/** What a controlled platform can be told. */
export interface ControlCommand {
  /** Sets its clock so many seconds ahead of the true time. */
  readonly secondsAhead?: number;
  /** Lets the database fail once, at the n-th query from now on, as if the connection had broken; `null` calls it off. */
  readonly failAtQuery?: number | null;
  /** Lets every query of the database wait from now on, until it is called off. */
  readonly pauseQueries?: boolean;
  /** Fills the news up to so many articles. */
  readonly articles?: number;
  /** Makes what the search finds anew, from all there is by then. */
  readonly rebuildSearchIndex?: true;
  /** Sweeps now, by its clock. */
  readonly cleanUp?: true;
}
