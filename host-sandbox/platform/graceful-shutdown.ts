import { bilingual, oneLine } from './startup-error';

/**
 * Ends the process cleanly, once, on Ctrl-C, on a polite kill, and when the parent that started it with an IPC
 * channel is gone.
 */
export function shutdownOnSignals(close: () => Promise<void>): void {
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${bilingual('未能正常关闭', `could not close cleanly: ${oneLine(error)}`)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  process.on('disconnect', end);
}
