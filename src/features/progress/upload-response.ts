/**
 * Why a call failed: there was no response; the platform could not store it now; or it refused it, and will refuse the
 * same again.
 */
export type UploadFailure = 'failed' | 'unavailable' | 'refused';

/** The call failed. */
export interface FailedResponse {
  failure: UploadFailure;
  /** Error number of the call. */
  number: string;
}

/** The platform has no capacity for a report, and stored nothing of it. */
export interface BusyResponse {
  /** Minimum seconds to wait; `null` if not given. */
  retryAfter: number | null;
}
