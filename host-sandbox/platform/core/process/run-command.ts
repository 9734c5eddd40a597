import { parseArgs, type ParseArgsConfig } from 'node:util';
import { readSettings } from '../settings/read-settings';
import type { Settings } from '../settings/settings';
import { exitWithError, StartupError } from './startup-error';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known; allowPositionals: true }>
>;

/** The arguments and settings of a command. */
interface CommandCall<Known extends Options> {
  readonly positionals: readonly string[];
  readonly values: Parsed<Known>['values'];
  readonly settings: Settings;
  /** The error for invalid arguments; the command throws it. */
  readonly usageError: StartupError;
}

/**
 * Runs an npm script of an operator. Any error, including an unknown option, is one line on stderr, with exit code 1.
 * @param usage the arguments after `npm run`, in Chinese and English
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
