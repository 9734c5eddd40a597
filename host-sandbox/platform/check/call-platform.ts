import { type Call, callRequest } from '@/contracts/call';
import { envelope } from '@/contracts/envelope';
import { isSuccess } from '@/contracts/success-code';
import { errorStatus, type ErrorCode } from '@/contracts/error-codes';
import { formatZodIssue } from '../http/format-zod-issue';
import { oneLine } from '../startup-error';

export interface CheckTarget {
  /** Base URL of the calls, without a trailing slash. */
  readonly apiBase: string;
  readonly product: string;
  readonly tokenField: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
}

/** The result of one call. */
export interface CallResult {
  readonly name: string;
  /** HTTP status, `null` without a response. */
  readonly status: number | null;
  /** Code of the envelope, `null` without one. */
  readonly code: string | number | null;
  readonly result: 'fits' | 'misfit' | 'untried';
  /** What does not fit, or why the call was skipped. */
  readonly note: string;
}

/** The result of a call that cannot be made. */
export function skipped(name: string, note: string): CallResult {
  return { name, status: null, code: null, result: 'untried', note };
}

interface Outcome {
  readonly finding: CallResult;
  readonly data: unknown;
}

/** Limits of response length (characters) and duration (ms), so that a broken platform cannot stall the check. */
const maxResponseLength = 5_000_000;
const timeoutMs = 10_000;

/**
 * Creates a function that makes one call and compares the response with the contract; it never throws. With
 * `expectedError`, that error code is the expected response.
 */
export function createCaller(target: CheckTarget) {
  return async (
    name: string,
    call: Call,
    input: unknown,
    token: string | undefined,
    expectedError?: ErrorCode,
  ): Promise<Outcome> => {
    try {
      const { address, body } = callRequest(call, target.product, input);
      const response = await fetch(target.apiBase + address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization(call, target, token) },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return evaluate(name, call, response.status, await readText(response), expectedError);
    } catch (error) {
      const reason = error instanceof Error && error.cause ? error.cause : error;
      const note = `没有应答：${oneLine(reason)}`;
      return { finding: { name, status: null, code: null, result: 'misfit', note }, data: null };
    }
  };
}

function evaluate(
  name: string,
  call: Call,
  status: number,
  text: string,
  expectedError?: ErrorCode,
): Outcome {
  const misfit = (note: string, code: string | number | null = null): Outcome => ({
    finding: { name, status, code, result: 'misfit', note },
    data: null,
  });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return misfit('应答不是 JSON');
  }
  const outer = envelope.safeParse(body);
  if (!outer.success) return misfit(`应答不是 { code, msg, data }：${formatZodIssue(outer.error)}`);
  const { code, msg, data } = outer.data;
  if (expectedError) {
    const fits = code === expectedError && status === errorStatus[expectedError];
    if (!fits) return misfit(`应以 ${expectedError} 拒绝`, code);
    return { finding: { name, status, code, result: 'fits', note: '如期拒绝' }, data: null };
  }
  if (!isSuccess(code)) return misfit(`应答失败：${msg ?? ''}`, code);
  if (status < 200 || status > 299) return misfit('成功的代码配了失败的 HTTP 状态', code);
  const inner = call.response.safeParse(data);
  if (!inner.success) return misfit(`data.${formatZodIssue(inner.error)}`, code);
  return { finding: { name, status, code, result: 'fits', note: '' }, data: inner.data };
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
