/**
 * A reason not to start that the operator can act on. The message is the one line printed on stderr, in both languages:
 * it says what is wrong and what to do, so no stack trace is needed.
 */
export class StartupError extends Error {
  override name = 'StartFault';

  constructor(chinese: string, english: string) {
    super(bilingual(chinese, english));
  }
}

/** What an operator reads before any language is chosen: Chinese, and the same in English behind it. */
export function bilingual(chinese: string, english: string): string {
  return `${chinese} / ${english}`;
}

/** Prints one line for whatever stopped the start, and ends the process with code 1. */
export function exitWithError(error: unknown): never {
  const { message } =
    error instanceof StartupError
      ? error
      : new StartupError('启动失败', `could not start: ${oneLine(error)}`);
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The message of anything thrown, on one line. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.replace(/\s+/g, ' ').trim().slice(0, 300);
}
