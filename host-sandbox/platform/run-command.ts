import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readSettings } from './read-settings';
import type { Settings } from './settings';
import { exitWithError, StartupError } from './startup-error';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>;

/** How a command is called, and with what. */
interface CommandCall<Known extends Options> {
  readonly positionals: readonly string[];
  readonly values: Parsed<Known>['values'];
  readonly settings: Settings;
  /** To be thrown when the arguments do not fit. */
  readonly usageError: StartupError;
}

/**
 * Runs an npm script of an operator. Any error, an unknown option too, is one line on stderr, with exit code 1.
 * @param usage what follows `npm run`, in Chinese and English
 * @param options as `parseArgs` of Node takes them
 */
export async function runCommand<Known extends Options>(
  [chinese, english]: readonly [chinese: string, english: string],
  options: Known,
  run: (call: CommandCall<Known>) => void | Promise<void>,
): Promise<void> {
  const usageError = new StartupError(`用法：npm run ${chinese}`, `usage: npm run ${english}`);
  try {
    await run({ ...readArguments(options, usageError), settings: readSettings(process.env), usageError });
  } catch (error) {
    exitWithError(error);
  }
}

function readArguments<Known extends Options>(options: Known, usageError: StartupError): Parsed<Known> {
  try {
    return parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch {
    throw usageError;
  }
}
