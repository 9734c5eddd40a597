import { errorStatus, type ErrorCode } from '@/contracts/error-codes';

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

/** A failed call as plain data for the store. Its text for users is created where it is shown. */
export interface ApiErrorData {
  kind: ErrorKind;
  /** Code of the envelope, or the HTTP status if there was none, or `offlineCode` or `redirectedCode`. */
  code: string;
  /** Status whose default text applies (R8.5 to R8.20); 0 without a response. */
  status: number;
  /** The platform's message, empty if there is none. */
  message: string;
  /** The envelope's `data`, such as `retryAfter` in seconds or `lockedUntil`. */
  data?: unknown;
  /** If the data does not fit the contract: the fields, such as `records.0.title invalid_type`. */
  fields?: readonly string[];
  /** Status text of the HTTP response, empty if there is none. */
  statusText: string;
  /** The response has no envelope of the platform: a firewall, a proxy or a login page of the network sent it. */
  isFromNetwork?: boolean;
  /** Shown to users as 错误编号, for support. */
  requestId: string;
  /** Id of the session of the call; empty for a call without a token. */
  session: string;
  /** Declared path of the call. */
  path?: string;
}

/** Identifies the call and its session. */
export type CallContext = Pick<ApiErrorData, 'requestId' | 'session' | 'path'>;

/** The failure without the identity of its call. */
export type ApiFailure = Omit<ApiErrorData, keyof CallContext>;

/** The only error that the API client throws. */
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

/**
 * The effective status: that of the envelope's code if it has one, else the HTTP status (R7.31, R7.32). 0, the unknown
 * error of the catalogue, for an unknown code in a response with a success status.
 */
export function statusOf(code: string, httpStatus: number): number {
  if (code in errorStatus) return errorStatus[code as ErrorCode];
  if (/^\d{3}$/.test(code)) return Number(code);
  return httpStatus >= 400 ? httpStatus : 0;
}

/** The kind of a status. */
export function kindOf(status: number): ErrorKind {
  return kinds[status] ?? (status >= 500 ? 'server' : 'invalid');
}

const kinds: Partial<Record<number, ErrorKind>> = {
  0: 'server',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  429: 'tooMany',
  504: 'timeout',
};

/** True for a refusal that a retry of the same call meets again. */
export const isPermanent = ({ kind }: ApiErrorData): boolean => kind === 'invalid';

/** True for a missing record. */
export function isNotFound(error: unknown): boolean {
  return isApiErrorData(error) && error.kind === 'notFound';
}

/** True for a call that was aborted. */
export function isAborted(error: unknown): boolean {
  return isApiErrorData(error) && error.kind === 'aborted';
}

/** Code of a call without a network. */
export const offlineCode = 'offline';

/** Code of a call that the network between led to another address. */
export const redirectedCode = 'redirected';

/** True for a call without a network. It never reached the platform, so its request id is useless. */
export function isOffline(error: unknown): boolean {
  return isApiErrorData(error) && error.code === offlineCode;
}

/** Seconds after which the platform allows a retry; null if the error has none. */
export function retryAfterOf(error: unknown): number | null {
  if (!isApiErrorData(error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return null;
  return typeof data.retryAfter === 'number' && data.retryAfter > 0 ? data.retryAfter : null;
}

/** True for an error of the API client, as RTK Query passes it on. */
export function isApiErrorData(error: unknown): error is ApiErrorData {
  return typeof error === 'object' && error !== null && 'kind' in error && 'requestId' in error;
}
