import { oneLine } from '@/contracts/printable';
import { bilingual } from './startup-error';

/** Shuts the process down once: on Ctrl-C, on SIGTERM, and when the parent behind its IPC channel is gone. */
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
