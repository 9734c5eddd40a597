import { errorStatus, sessionEndedCode, type ErrorCode } from '@/contracts/error-codes';

export type ErrorKind =
  | 'network'
  | 'timeout'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'invalid'
  | 'conflict'
  | 'tooMany'
  | 'server'
  | 'contract'
  | 'aborted';

/** What is known of a failed call, plain enough for a store. Texts for people are made where it is shown. */
export interface ApiErrorData {
  kind: ErrorKind;
  /** Code of the envelope, or the HTTP status where there was none, or `offlineCode`. */
  code: string;
  /** Status whose default text applies (R8.5 to R8.20); 0 when nothing was answered. */
  status: number;
  /** The platform's own words, empty when it had none. */
  message: string;
  /** The envelope's `data`: more facts, such as `retryAfter` in seconds or `lockedUntil`. */
  data?: unknown;
  /** HTTP's own words for a failed status, empty when it sent none. */
  statusText: string;
  /** For people who call the help desk: 错误编号. */
  requestId: string;
  /** Id of the session the call was made under; empty for a call without a token. */
  session: string;
}

/** Which call it was, and whose. */
export type CallContext = Pick<ApiErrorData, 'requestId' | 'session'>;

/** What went wrong, whichever call it was. */
export type ApiFailure = Omit<ApiErrorData, keyof CallContext>;

/** The one error that leaves the API client. */
export class ApiError extends Error {
  constructor(
    readonly details: ApiErrorData,
    options?: ErrorOptions,
  ) {
    super(
      details.message === '' ? `Request failed with status code ${details.status}` : details.message,
      options,
    );
    this.name = 'ApiError';
  }
}

/** The status that counts: the envelope's code where it means one, else the HTTP status (R7.31, R7.32). */
export function statusOf(code: string, httpStatus: number): number {
  if (code === sessionEndedCode) return 401;
  if (code in errorStatus) return errorStatus[code as ErrorCode];
  if (/^\d{3}$/.test(code)) return Number(code);
  return httpStatus >= 400 ? httpStatus : 500;
}

/** The kind of failure a status stands for. */
export function kindOf(status: number): ErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'invalid');
}

const kinds: Partial<Record<number, ErrorKind>> = {
  0: 'network',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  429: 'tooMany',
  504: 'timeout',
};

/** True for the failure that says there is no such thing. */
export function isNotFound(error: unknown): boolean {
  return isApiErrorData(error) && error.kind === 'notFound';
}

/** True for a call that was given up: nobody waits for its answer any more. */
export function isAborted(error: unknown): boolean {
  return isApiErrorData(error) && error.kind === 'aborted';
}

/** The code of a call that met no network, and so never reached the platform. */
export const offlineCode = 'offline';

/** True for the failure of a call that met no network; no number of it is known to anybody. */
export function isOffline(error: unknown): boolean {
  return isApiErrorData(error) && error.code === offlineCode;
}

/** Seconds after which the platform wants to be asked again; `null` when a failure does not say so. */
export function retryAfterOf(error: unknown): number | null {
  if (!isApiErrorData(error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return null;
  return typeof data.retryAfter === 'number' && data.retryAfter > 0 ? data.retryAfter : null;
}

/** True for what RTK Query or a caller hands over as an error when it came from the client. */
export function isApiErrorData(error: unknown): error is ApiErrorData {
  return typeof error === 'object' && error !== null && 'kind' in error && 'requestId' in error;
}
