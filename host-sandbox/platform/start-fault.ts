/**
 * A reason not to start that the operator can act on. The message is the one line printed on stderr:
 * it says what is wrong and what to do, so no stack trace is needed.
 */
export class StartFault extends Error {
  override name = 'StartFault';
}

/** Prints one line for whatever stopped the start, and ends the process with code 1. */
export function failClearly(error: unknown): never {
  const line = error instanceof StartFault ? error.message : `启动失败：${oneLine(error)}`;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The message of anything thrown, on one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
