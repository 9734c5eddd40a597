import { oneLine, printable } from '@/contracts/printable';

/**
 * A startup error that the operator can fix. The message is one line for stderr in both languages, with cause and
 * remedy, so no stack trace is needed.
 */
export class StartupError extends Error {
  override name = 'StartupError';

  constructor(chinese: string, english: string) {
    super(bilingual(chinese, english));
  }
}

/** A message for operators in Chinese and English. */
export function bilingual(chinese: string, english: string): string {
  return `${chinese} / ${english}`;
}

/** Prints one line for any startup error and exits with code 1. */
export function exitWithError(error: unknown): never {
  const { message } =
    error instanceof StartupError
      ? error
      : new StartupError('启动失败', `could not start: ${oneLine(error)}`);
  process.stderr.write(`${printable(message)}\n`);
  process.exit(1);
}
