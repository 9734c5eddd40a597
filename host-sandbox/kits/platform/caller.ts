import { type Call, callRequest } from '@/contracts/call';
import { calls, type CallName } from '@/contracts/calls';
import { envelope } from '@/contracts/envelope';
import { isSuccess } from '@/contracts/success-code';
import { errorStatus, type ErrorCode } from '@/contracts/error-codes';
import { oneLine } from '@/contracts/printable';
import { describeIssue } from './describe-issue';
import type { FaultName } from './faults';
import { futureTime } from './future-time';

export interface CheckTarget {
  /** Base URL of the calls, without a trailing slash. */
  readonly apiBase: string;
  readonly product: string;
  readonly tokenField: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  /** Milliseconds to wait for a response; default 10 000, as the portal does. */
  readonly timeoutMs?: number;
}

/** The result of a call: an envelope, or the fault that the response has instead. */
export interface CheckResponse {
  readonly status: number | null;
  readonly code: string | number | null;
  readonly msg: string;
  readonly data: unknown;
  readonly fault: FaultName | null;
  /** Explains the fault. */
  readonly detail: string;
  /** The platform's `Date` header, milliseconds; `null` without one. */
  readonly date: number | null;
}

export interface CallOptions {
  /** The bearer token; default: none. */
  readonly token?: string | undefined;
  readonly method?: 'GET' | 'POST';
  /** Replaces the body; text of any kind. */
  readonly body?: string;
  readonly contentType?: string;
  /** Replaces the path below the API base. */
  readonly path?: string;
}

export type Caller = (name: CallName, input: unknown, options?: CallOptions) => Promise<CheckResponse>;

/** Maximum length of a response in characters, so that a broken platform cannot stall the check. */
const maxResponseLength = 5_000_000;

/** Creates a function that makes one call; it never throws. */
export function createCaller(target: CheckTarget): Caller {
  return async (
    name,
    input,
    { token, method = 'POST', body, contentType = 'application/json', path } = {},
  ) => {
    const call: Call = calls[name];
    try {
      const request = callRequest(call, target.product, input);
      const response = await fetch(target.apiBase + (path ?? request.address), {
        method,
        headers: { 'content-type': contentType, ...authorization(call, target, token) },
        ...(method === 'POST' && { body: body ?? JSON.stringify(request.body) }),
        redirect: 'error',
        signal: AbortSignal.timeout(target.timeoutMs ?? 10_000),
      });
      const date = Date.parse(response.headers.get('date') ?? '');
      return {
        ...parseResponse(response.status, await readText(response)),
        date: Number.isNaN(date) ? null : date,
      };
    } catch (error) {
      const reason = error instanceof Error && error.cause ? error.cause : error;
      return { ...nothing, fault: 'no-answer', detail: oneLine(reason) };
    }
  };
}

const nothing = { status: null, code: null, msg: '', data: null, fault: null, detail: '', date: null };

function parseResponse(status: number, text: string): CheckResponse {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { ...nothing, status, fault: 'not-json' };
  }
  const outer = envelope.safeParse(body);
  if (!outer.success) return { ...nothing, status, fault: 'envelope', detail: describeIssue(outer.error) };
  const { code, msg, data } = outer.data;
  return { ...nothing, status, code, msg: msg ?? '', data };
}

/** Why a response is not the success that the contract declares; `null` if it is. */
export function successFault(
  name: CallName,
  response: CheckResponse,
): { fault: FaultName; detail: string } | null {
  const { status, code, msg, data, fault } = response;
  if (fault) return { fault, detail: response.detail };
  if (!isSuccess(code)) {
    const isOk = status !== null && status >= 200 && status <= 299;
    const detail = `${code} ${msg}`;
    if (!isOk) return { fault: 'refused', detail };
    return { fault: String(code) in errorStatus ? 'error-with-success-status' : 'unknown-code', detail };
  }
  if (status === null || status < 200 || status > 299)
    return { fault: 'success-with-error-status', detail: `HTTP ${status}` };
  const inner = calls[name].response.safeParse(data);
  if (inner.success) {
    const ahead = futureTime(data, response.date ?? Date.now());
    return ahead ? { fault: 'time-zone', detail: ahead } : null;
  }
  const [issue] = inner.error.issues;
  const isMissing = issue?.code === 'invalid_type' && valueAt(data, issue.path) === undefined;
  return {
    fault: isMissing ? 'missing-field' : 'wrong-value',
    detail: describeIssue(inner.error, 'data'),
  };
}

/** Why a response is not this error; `null` if it is. @param instead the fault of a success */
export function errorFault(
  response: CheckResponse,
  expected: ErrorCode,
  instead: FaultName,
): { fault: FaultName; detail: string } | null {
  const { status, code, fault, detail } = response;
  if (fault) return { fault, detail };
  if (isSuccess(code)) return { fault: instead, detail: expectedError(expected) };
  if (code === expected && status === errorStatus[expected]) return null;
  if (code === expected && status !== null && status < 400)
    return { fault: 'error-with-success-status', detail: `${code}, HTTP ${status}` };
  return { fault: 'wrong-error', detail: expectedError(expected) };
}

const expectedError = (code: ErrorCode) => `应为 expected ${code}, HTTP ${errorStatus[code]}`;

/**
 * True for the response of a server that does not know the path, by its HTTP status or its code.
 * @param declared the codes with which a platform that has the call may refuse this input
 */
export function isUnknownPath(
  { status, code }: CheckResponse,
  declared: readonly (string | number)[] = [],
): boolean {
  const isMissing = [404, 405, 501].includes(status ?? 0) || ['A0404', '404'].includes(String(code));
  return isMissing && !(code !== null && declared.includes(code));
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? (value as never)[key] : undefined),
    data,
  );
}

function authorization(call: Call, target: CheckTarget, token: string | undefined): Record<string, string> {
  if (call.access === 'client') {
    const pair = Buffer.from(`${target.clientId}:${target.clientSecret}`).toString('base64');
    return { authorization: `Basic ${pair}` };
  }
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function readText(response: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true });
    if (text.length > maxResponseLength) throw new Error('应答过大');
  }
  return text;
}

/** The base URL of the calls for a platform's URL: adds `/api` where no path is given. `null` for an invalid URL. */
export function parseApiBase(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (!/^https?:$/.test(url.protocol)) return null;
  const path = url.pathname.replace(/\/+$/, '');
  return url.origin + (path || '/api');
}
