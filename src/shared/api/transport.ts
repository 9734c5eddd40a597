import { jsonText } from '@/contracts/json-text';
import axios, { AxiosError, CanceledError, type AxiosResponse } from 'axios';
import { browserHeader, requestIdHeader } from '@/contracts/envelope';
import { TimeoutError, withTimeout } from '../lib/with-timeout';
import { offlineCode, redirectedCode, ApiError, type CallContext, type ApiFailure } from './api-error';

/** A response before it is parsed. */
export interface RawResponse {
  status: number;
  statusText: string;
  text: string;
  requestId: string;
  /** The value of the header by which the platform recognises this browser later. */
  browser?: string;
}

export interface OutgoingCall {
  /** Below the API base, with its query. */
  address: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
  context: CallContext;
  /** Instead of the common timeout, for a large body. */
  timeoutMs?: number | undefined;
  /** Receives the share of the body that was sent, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface TransportDeps {
  baseUrl: string;
  timeoutMs: number;
  /** Takes the response that the inline script requested for this call, if there is one. */
  preloaded?: ((address: string, body: unknown) => Promise<RawResponse> | undefined) | undefined;
}

/** Sends requests; returns every response, whatever its status. */
export interface Transport {
  /** @throws ApiError when there was no response */
  post(call: OutgoingCall): Promise<RawResponse>;
  /** Sends a request that outlives the unloading page; at most 64 KiB, without a response (R10.63). */
  postKeepalive(call: Pick<OutgoingCall, 'address' | 'body' | 'headers'>): void;
  /**
   * The preloaded response, if it succeeded. If it failed, the caller sends the request itself.
   * @throws ApiError on timeout or abort
   */
  adoptPreloaded(call: OutgoingCall): Promise<RawResponse | undefined>;
}

const json = { 'Content-Type': 'application/json;charset=UTF-8' };

/**
 * Sends calls with axios, and those of an unloading page with `fetch`. Responses are texts that are not parsed yet.
 * `timeoutMs`, in milliseconds, applies to calls without their own.
 */
export function createTransport({ baseUrl, timeoutMs, preloaded }: TransportDeps): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    headers: json,
    responseType: 'text',
    transformRequest: (body: unknown) => jsonText(body),
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  });
  return {
    async post({ address, body, headers, signal, context, timeoutMs: ownTimeoutMs, onProgress }) {
      try {
        const options = {
          headers,
          signal,
          ...(ownTimeoutMs !== undefined && { timeout: ownTimeoutMs }),
          ...(onProgress &&
            reportsUploads() && {
              onUploadProgress: ({ progress = 0 }: { progress?: number | undefined }) => {
                onProgress(progress);
              },
            }),
        };
        return toRawResponse(await http.post(address, body, options));
      } catch (cause) {
        const failure = toApiFailure(cause);
        const isLed = failure.code === '0' && (await isRedirected(`${baseUrl}${address}`, signal));
        const told = signal.aborted ? aborted : isLed ? redirected : failure;
        throw new ApiError({ ...told, ...context }, { cause });
      }
    },
    postKeepalive({ address, body, headers }) {
      const call = { method: 'POST', keepalive: true, headers: { ...json, ...headers } };
      fetch(`${baseUrl}${address}`, { ...call, body: jsonText(body) }).catch(() => undefined);
    },
    async adoptPreloaded({ address, body, signal, context }) {
      const pending = preloaded?.(address, body);
      if (!pending) return undefined;
      try {
        const response = await withTimeout(pending, timeoutMs, signal);
        return response.status < 400 ? response : undefined;
      } catch (cause) {
        if (!signal.aborted && !(cause instanceof TimeoutError)) return undefined;
        const error = signal.aborted ? new CanceledError() : cause;
        throw new ApiError({ ...toApiFailure(error), ...context }, { cause });
      }
    },
  };
}

function toRawResponse({ status, statusText, data, headers }: AxiosResponse<unknown>): RawResponse {
  const requestId: unknown = headers[requestIdHeader];
  const browser: unknown = headers[browserHeader];
  return {
    status,
    statusText,
    text: typeof data === 'string' ? data : '',
    requestId: typeof requestId === 'string' ? requestId : '',
    ...(typeof browser === 'string' && { browser }),
  };
}

const empty = { message: '', statusText: '' };
const aborted: ApiFailure = { ...empty, kind: 'aborted', code: 'aborted', status: 0 };
const redirected: ApiFailure = {
  ...empty,
  kind: 'network',
  code: redirectedCode,
  status: 0,
  isFromNetwork: true,
};

function toApiFailure(cause: unknown): ApiFailure {
  if (axios.isCancel(cause)) return aborted;
  const isTimeout =
    cause instanceof TimeoutError ||
    (cause instanceof AxiosError &&
      (cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT));
  return isTimeout
    ? { ...empty, kind: 'timeout', code: '504', status: 504 }
    : { ...empty, kind: 'network', code: navigator.onLine ? '0' : offlineCode, status: 0 };
}

/** False on a page whose library, such as Mock.js, has replaced XMLHttpRequest without the events of an upload. */
const reportsUploads = () =>
  typeof (new XMLHttpRequest() as Partial<XMLHttpRequest>).upload?.addEventListener === 'function';

/** Longer than a login page of a network needs; the failed call waits for it. */
const redirectTimeoutMs = 3000;

/**
 * True if something between leads this address of the platform to another one, as networks with a login page do. The
 * failed call itself looks like one without a connection. The platform redirects no call, and this request has no effect.
 */
async function isRedirected(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = fetch(address, { redirect: 'manual', cache: 'no-store', signal });
    return (await withTimeout(response, redirectTimeoutMs, signal)).type === 'opaqueredirect';
  } catch {
    return false;
  }
}
