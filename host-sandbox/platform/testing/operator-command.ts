import { bundledProgram } from './build-cache';
import { launchPlatform } from './launch-platform';
import type { ProgramName } from './programs';

/** A backup of much data takes minutes. */
const maxSeconds = 600;

/**
 * Runs an operator's command. The first run of a test file is from source, as `npm run` does; the others run its bundle,
 * which starts in a fifth of the time.
 * @returns a function that runs it with exactly these environment variables, and gives its exit code and output
 */
export function operatorCommand(name: ProgramName) {
  let isFirst = true;
  return async (env: Readonly<Record<string, string>>, ...args: string[]) => {
    const isFromSource = isFirst;
    isFirst = false;
    const program = isFromSource ? `host-sandbox/${name}.ts` : await bundledProgram(name);
    const child = launchPlatform(env, program, args, undefined, maxSeconds);
    return { code: await child.exited, text: child.output() };
  };
}
