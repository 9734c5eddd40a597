import axios, { AxiosError, CanceledError, type AxiosResponse } from 'axios';
import { requestIdHeader } from '@/contracts/envelope';
import { offlineCode, ApiError, type CallContext, type ApiFailure } from './api-error';

/** An answer as it came, before anybody looked at it. */
export interface RawResponse {
  status: number;
  statusText: string;
  text: string;
  requestId: string;
}

/** A call on its way out. */
export interface OutgoingCall {
  /** Below the API base, with its query. */
  address: string;
  body: unknown;
  headers: Record<string, string>;
  signal: AbortSignal;
  context: CallContext;
}

export interface TransportDeps {
  baseUrl: string;
  timeoutMs: number;
  /** An answer that was asked for before the script ran, given out once; undefined if there is none. */
  preloaded?: ((address: string, body: unknown) => Promise<RawResponse> | undefined) | undefined;
}

/** Carries calls to the platform and brings back what it said, whatever that was. */
export interface Transport {
  /** @throws ApiError when nothing was answered */
  post(call: OutgoingCall): Promise<RawResponse>;
  /** Carries a call of a page that goes: nobody will hear the answer, and 64 KiB is the most it may weigh (R10.63). */
  postKeepalive(call: Pick<OutgoingCall, 'address' | 'body' | 'headers'>): void;
  /**
   * The early answer, if there is a good one. It is only a head start: if it failed, the call is made as if it had
   * never been. It may take as long as any call.
   * @throws ApiError when it was late or the caller gave up
   */
  adoptPreloaded(call: OutgoingCall): Promise<RawResponse | undefined>;
}

const json = { 'Content-Type': 'application/json;charset=UTF-8' };

export function createTransport({ baseUrl, timeoutMs, preloaded }: TransportDeps): Transport {
  const http = axios.create({
    baseURL: baseUrl,
    timeout: timeoutMs,
    headers: json,
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  });
  return {
    async post({ address, body, headers, signal, context }) {
      try {
        return toRawResponse(await http.post(address, body, { headers, signal }));
      } catch (cause) {
        throw new ApiError({ ...toApiFailure(cause), ...context }, { cause });
      }
    },
    postKeepalive({ address, body, headers }) {
      const call = { method: 'POST', keepalive: true, headers: { ...json, ...headers } };
      fetch(`${baseUrl}${address}`, { ...call, body: JSON.stringify(body) }).catch(() => undefined);
    },
    async adoptPreloaded({ address, body, signal, context }) {
      const pending = preloaded?.(address, body);
      if (!pending) return undefined;
      try {
        const response = await withTimeout(timeoutMs, signal, pending);
        return response.status < 400 ? response : undefined;
      } catch (cause) {
        if (cause instanceof AxiosError)
          throw new ApiError({ ...toApiFailure(cause), ...context }, { cause });
        return undefined;
      }
    },
  };
}

function toRawResponse({ status, statusText, data, headers }: AxiosResponse<unknown>): RawResponse {
  const requestId: unknown = headers[requestIdHeader];
  return {
    status,
    statusText,
    text: typeof data === 'string' ? data : '',
    requestId: typeof requestId === 'string' ? requestId : '',
  };
}

/** Settles as the work does, or as axios does when it is late or aborted. */
function withTimeout<T>(milliseconds: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new AxiosError('', AxiosError.ETIMEDOUT));
    }, milliseconds);
    signal.addEventListener('abort', () => {
      reject(new CanceledError());
    });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

function toApiFailure(cause: unknown): ApiFailure {
  const silent = { message: '', statusText: '' };
  if (axios.isCancel(cause)) return { ...silent, kind: 'aborted', code: 'aborted', status: 0 };
  const late =
    cause instanceof AxiosError &&
    (cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT);
  return late
    ? { ...silent, kind: 'timeout', code: '504', status: 504 }
    : { ...silent, kind: 'network', code: navigator.onLine ? '0' : offlineCode, status: 0 };
}
