import type { HostErrorCode } from '@/contracts/host';
import { isApiErrorData, retryAfterOf } from '@/shared/api/api-error';
import { backoffDelay, retryDelays } from '@/shared/lib/retry-loop';

/**
 * The platform did not respond: the data of a page or the access of the host's user could not be loaded, although the
 * host's token was not rejected.
 */
export class PlatformUnavailableError extends Error {
  override readonly name = 'PlatformUnavailableError';
  readonly code = 'PLATFORM_UNAVAILABLE' satisfies HostErrorCode;
  /** Status of the failed call; 0 without a response, 406 for one of another format. */
  readonly status: number;
  /** @param cause `ApiErrorData`, or any other thrown value */
  constructor(cause: unknown) {
    const status = isApiErrorData(cause) ? cause.status : 0;
    super(whatFailed(cause, status), { cause });
    this.status = status;
  }
}

function whatFailed(cause: unknown, status: number): string {
  return isApiErrorData(cause) && cause.kind === 'contract'
    ? 'The address of the platform answers, but not in the format of its calls (status 406): check `apiBase` and `product`'
    : `The platform is unavailable (status ${status})`;
}

/** Loads the access again while the platform is unavailable. */
export interface AccessRetry {
  /**
   * Reports an outage once, and schedules the next attempt with a growing delay.
   * @returns what the page shows, the same object while the status stays the same
   */
  failed(cause: unknown): PlatformUnavailableError;
  /** The access is decided: there is no outage, or it has ended. */
  settled(): void;
  dispose(): void;
}

export interface AccessRetryDeps {
  retry: () => void;
  /** Receives each outage once, and again when its status changes. */
  report: (error: PlatformUnavailableError) => void;
  /** Called after the outage. */
  onRecovered: () => void;
}

/**
 * A host's token remains valid during an outage of the platform, so the portal waits instead of requesting another
 * token.
 */
export function createAccessRetry({ retry, report, onRecovered }: AccessRetryDeps): AccessRetry {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let outage: PlatformUnavailableError | null = null;
  let isDisposed = false;
  return {
    failed(cause) {
      const error = new PlatformUnavailableError(cause);
      // calls that are aborted by an unmount fail as well
      if (isDisposed) return error;
      failures += 1;
      clearTimeout(timer);
      const requested = (retryAfterOf(cause) ?? 0) * 1000;
      timer = setTimeout(retry, Math.max(requested, backoffDelay(failures, retryDelays)));
      if (outage?.status === error.status) return outage;
      outage = error;
      report(error);
      return error;
    },
    settled() {
      clearTimeout(timer);
      failures = 0;
      if (outage === null) return;
      outage = null;
      onRecovered();
    },
    dispose() {
      isDisposed = true;
      outage = null;
      clearTimeout(timer);
    },
  };
}
