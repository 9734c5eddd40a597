import type { HostError, HostErrorCode, HostErrorSeverity, HostProps } from '@/contracts/host';

/** Collects the portal's errors. Errors reported before `connect` are buffered and delivered then. */
export interface ErrorReporter {
  /** Error log only. */
  log(error: unknown): void;
  /** Error log and host; for errors that React has written to the console. */
  forward(error: unknown): void;
  /** Error log, host and console. */
  report(error: unknown): void;
  /** @returns disconnects; later errors go to the console only */
  connect(sinks: ErrorSinks): () => void;
}

export interface ErrorSinks {
  /** Adds to the error log. */
  log: (error: unknown) => void;
  /** Passes to the host. */
  notifyHost: (error: unknown) => void;
}

export function createErrorReporter(): ErrorReporter {
  const pending: ((sinks: ErrorSinks) => void)[] = [];
  let deliver = (delivery: (sinks: ErrorSinks) => void) => {
    pending.push(delivery);
  };
  const log = (error: unknown) => {
    deliver((sinks) => {
      sinks.log(error);
    });
  };
  const forward = (error: unknown) => {
    log(error);
    deliver((sinks) => {
      sinks.notifyHost(error);
    });
  };
  return {
    log,
    forward,
    report(error) {
      // oxlint-disable-next-line no-console -- React does the same for errors that no boundary catches
      console.error(error);
      forward(error);
    },
    connect(sinks) {
      deliver = (delivery) => {
        delivery(sinks);
      };
      pending.splice(0).forEach(deliver);
      return () => {
        deliver = () => {};
      };
    },
  };
}

/**
 * Passes errors to the host with their code and severity, each object once. One without a code of the portal, and anything
 * else that was thrown, is the `cause` of the error that the host gets.
 * @param onError callback of the host, if it has one
 */
export function createHostErrorReporter(onError: HostProps['onError']): (error: unknown) => void {
  const reported = new WeakSet<Error>();
  return (thrown) => {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    if (reported.has(error)) return;
    reported.add(error);
    onError?.(toHostError(error));
  };
}

/** Severity of each error. */
export const hostErrorSeverities: Readonly<Record<HostErrorCode, HostErrorSeverity>> = {
  CHUNK_GONE: 'error',
  CHUNK_LOAD_FAILED: 'error',
  CSS_CHUNK_LOAD_FAILED: 'error',
  PLATFORM_UNAVAILABLE: 'error',
  INVALID_PROP: 'warning',
  INVALID_SETTING: 'warning',
  HASH_TAKEN: 'warning',
  HOST_CALLBACK_FAILED: 'warning',
  UNEXPECTED: 'error',
};

function toHostError(error: Error & { code?: unknown }): HostError {
  const { code, name, message } = error;
  if (isHostErrorCode(code)) return Object.assign(error, { code, severity: hostErrorSeverities[code] });
  const unexpected = { name, code: 'UNEXPECTED', severity: hostErrorSeverities.UNEXPECTED } as const;
  return Object.assign(new Error(message, { cause: error }), unexpected);
}

const isHostErrorCode = (code: unknown): code is HostErrorCode =>
  typeof code === 'string' && Object.keys(hostErrorSeverities).includes(code);
