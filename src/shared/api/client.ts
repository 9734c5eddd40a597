import * as z from 'zod/mini';
import axios, { AxiosError, CanceledError, type AxiosInstance, type AxiosResponse } from 'axios';
import { callRequest, type Call, type CallAccess } from '@/contracts/call';
import { envelope, isSuccess, requestIdHeader } from '@/contracts/envelope';
import { kindOf, PlatformError, statusOf, type ErrorFacts } from './platform-error';

export interface ClientDeps {
  baseUrl: string;
  product: string;
  timeoutMs: number;
  /** The public client of the login call; an identifier, not a secret. */
  basic: { id: string; secret: string };
  /** Token and id of the present session; null for a visitor. Asked anew for each call. */
  session: () => { token: string; id: string } | null;
  newRequestId: () => string;
  /** An answer that was asked for before the script ran, given out once; undefined if there is none. */
  early?: ((address: string, body: unknown) => Promise<Answer> | undefined) | undefined;
}

export interface Client {
  /** Makes the call and answers its checked data. @throws PlatformError, and nothing else. */
  send<Request, Response>(
    call: Call<Request, Response>,
    body: Request,
    signal?: AbortSignal,
  ): Promise<Response>;
  /** Aborts what is under way, and whatever is still asked of it afterwards. */
  dispose(): void;
}

/** The one way to the platform: POST, JSON, bearer token, envelope. Knows no store, router, toast or language. */
export function createClient(deps: ClientDeps): Client {
  const inFlight = new Set<AbortController>();
  let disposed = false;
  const http = axios.create({
    baseURL: deps.baseUrl,
    timeout: deps.timeoutMs,
    headers: { 'Content-Type': 'application/json;charset=UTF-8' },
    responseType: 'text',
    transformResponse: (text: unknown) => text,
    validateStatus: () => true,
  });

  return {
    async send(call, body, signal) {
      const session = call.access === 'client' ? null : deps.session();
      const requestId = deps.newRequestId();
      const context = { requestId, session: session?.id ?? '' };
      const { address, body: payload } = callRequest(call, deps.product, body);
      const controller = new AbortController();
      const abort = () => {
        controller.abort();
      };
      inFlight.add(controller);
      if (disposed) controller.abort();
      signal?.addEventListener('abort', abort);
      try {
        const answer =
          (call.reads ? await adopt(deps, address, payload, controller.signal, context) : undefined) ??
          (await post(
            http,
            address,
            payload,
            headersFor(call.access, deps, session, requestId),
            controller.signal,
            context,
          ));
        return readAnswer(call.response, answer, { ...context, requestId: answer.requestId || requestId });
      } finally {
        inFlight.delete(controller);
        signal?.removeEventListener('abort', abort);
      }
    },
    dispose() {
      disposed = true;
      for (const controller of inFlight) controller.abort();
    },
  };
}

/** An answer as it came, before anybody looked at it. */
export interface Answer {
  status: number;
  statusText: string;
  text: string;
  requestId: string;
}
type Context = Pick<ErrorFacts, 'requestId' | 'session'>;
type Fault = Omit<ErrorFacts, keyof Context>;

function headersFor(
  access: CallAccess,
  deps: ClientDeps,
  session: { token: string } | null,
  requestId: string,
) {
  const headers: Record<string, string> = { [requestIdHeader]: requestId };
  if (access === 'client') headers.Authorization = `Basic ${btoa(`${deps.basic.id}:${deps.basic.secret}`)}`;
  else if (session) headers.Authorization = `Bearer ${session.token}`;
  return headers;
}

/**
 * An early answer is only a head start: if it failed, the call is made as if it had never been. It may take as long
 * as any call.
 */
async function adopt(
  deps: ClientDeps,
  address: string,
  body: unknown,
  signal: AbortSignal,
  context: Context,
): Promise<Answer | undefined> {
  const early = deps.early?.(address, body);
  if (!early) return undefined;
  try {
    const answer = await within(deps.timeoutMs, signal, early);
    return answer.status < 400 ? answer : undefined;
  } catch (cause) {
    if (cause instanceof AxiosError) throw new PlatformError({ ...unanswered(cause), ...context }, { cause });
    return undefined;
  }
}

/** Settles as the work does, or as axios does when it is late or aborted. */
function within<T>(milliseconds: number, signal: AbortSignal, work: Promise<T>): Promise<T> {
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

async function post(
  http: AxiosInstance,
  address: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal,
  context: Context,
): Promise<Answer> {
  try {
    const answer: AxiosResponse<unknown> = await http.post(address, body, { headers, signal });
    const requestId: unknown = answer.headers[requestIdHeader];
    return {
      status: answer.status,
      statusText: answer.statusText,
      text: typeof answer.data === 'string' ? answer.data : '',
      requestId: typeof requestId === 'string' ? requestId : '',
    };
  } catch (cause) {
    throw new PlatformError({ ...unanswered(cause), ...context }, { cause });
  }
}

function unanswered(cause: unknown): Fault {
  if (axios.isCancel(cause)) return { ...silent, kind: 'aborted', code: 'aborted', status: 0 };
  const late =
    cause instanceof AxiosError &&
    (cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT);
  return late
    ? { ...silent, kind: 'timeout', code: '504', status: 504 }
    : { ...silent, kind: 'network', code: '0', status: 0 };
}

const silent = { message: '', statusText: '' };

/** Without a code the HTTP status decides (R7.32). */
const looseEnvelope = z.partial(envelope, { code: true });

function readAnswer<Response>(shape: z.ZodMiniType<Response>, answer: Answer, context: Context): Response {
  const body = looseEnvelope.safeParse(parseJson(answer.text));
  if (!body.success) throw new PlatformError({ ...unreadable(answer), ...context });
  const { code = answer.status, msg, data } = body.data;
  const succeeded = body.data.code === undefined ? answer.status < 400 : isSuccess(code);
  if (!succeeded) {
    const status = statusOf(String(code), answer.status);
    throw new PlatformError({
      kind: kindOf(status),
      code: String(code),
      status,
      message: msg ?? '',
      data: data ?? null,
      statusText: answer.status >= 400 ? answer.statusText : '',
      ...context,
    });
  }
  const checked = shape.safeParse(data ?? null);
  if (!checked.success) throw new PlatformError({ ...misfit, ...context });
  return checked.data;
}

/** An answer that is no envelope: a fault's status speaks for itself, else the format is what is wrong (406). */
function unreadable({ status, statusText }: Answer): Fault {
  if (status < 400) return misfit;
  return { kind: kindOf(status), code: String(status), status, message: '', statusText };
}

const misfit: Fault = { ...silent, kind: 'contract', code: '406', status: 406 };

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
