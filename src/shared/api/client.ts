import { callRequest, type Call, type CallAccess } from '@/contracts/call';
import { browserHeader, requestIdHeader } from '@/contracts/envelope';
import { parseResponse } from './parse-response';
import type { RepairLog } from './repair-log';
import type { KeyedStorage } from '../lib/storage';
import { createTransport, type OutgoingCall, type TransportDeps } from './transport';

export interface ClientDeps extends TransportDeps {
  product: string;
  /** The public client of the login call; an identifier, not a secret. */
  basic: { id: string; secret: string };
  /** Token and id of the current session, null for a visitor; read for each call. */
  session: () => { token: string; id: string } | null;
  newRequestId: () => string;
  /**
   * When true, a member call without a session is aborted instead of being rejected by the platform: during a sign-out,
   * the old page sends nothing more.
   */
  needsSession?: () => boolean;
  /** Keeps the value by which a platform on another origin recognises this browser before a sign-in. */
  storage?: Pick<KeyedStorage, 'get' | 'set'>;
  /** Receives the fields of a response that did not fit the contract. */
  logRepaired?: RepairLog;
}

export interface SendOptions extends Pick<OutgoingCall, 'timeoutMs' | 'onProgress'> {
  signal?: AbortSignal | undefined;
  /** Headers in addition to the client's own, which they cannot replace (R7.8). */
  headers?: Readonly<Record<string, string>> | undefined;
}

export interface Client {
  /** @returns the validated data. @throws ApiError */
  send<Request, Response>(
    call: Call<Request, Response>,
    body: Request,
    options?: SendOptions,
  ): Promise<Response>;
  /** Sends a call that outlives the unloading page, without a response (R10.63). */
  sendKeepalive<Request>(call: Call<Request>, body: Request): void;
  /**
   * Prepares for the call that ends the session, after which the platform rejects its token: waits up to `timeoutMs`
   * for running calls and aborts the rest. Until `reopen`, every call of the session that `send` starts, except
   * `finalCall`, is aborted.
   */
  drain(finalCall: Pick<Call, 'path'>, timeoutMs: number): Promise<void>;
  /** Allows calls again after `drain`. */
  reopen(): void;
  /** A signal that `dispose` aborts; for other work of the portal, such as downloads. */
  readonly disposed: AbortSignal;
  /** Aborts all calls, present and future. */
  dispose(): void;
}

/** The client of the platform: POST, JSON, bearer token, envelope. Knows no store, router, toast or language. */
export function createClient(deps: ClientDeps): Client {
  const inFlight = new Set<AbortController>();
  const disposal = new AbortController();
  const idleListeners: (() => void)[] = [];
  let finalCall: Pick<Call, 'path'> | null = null;
  const transport = createTransport(deps);
  // With the address of the platform, so that no other platform gets the value.
  const browserKey = `browser:${deps.baseUrl}`;

  return {
    async send(call, input, { signal, headers, timeoutMs, onProgress } = {}) {
      const session = call.access === 'client' ? null : deps.session();
      const context = { requestId: deps.newRequestId(), session: session?.id ?? '', path: call.path };
      const controller = new AbortController();
      const abort = () => {
        controller.abort();
      };
      inFlight.add(controller);
      if (disposal.signal.aborted) abort();
      if (finalCall !== null && session !== null && call.path !== finalCall.path) abort();
      if (session === null && call.access === 'member' && deps.needsSession?.()) abort();
      signal?.addEventListener('abort', abort);
      try {
        const request = {
          ...callRequest(call, deps.product, input),
          headers: {
            ...unreserved(headers),
            ...headersFor(call.access, deps, session, context.requestId),
            ...(recognisesBrowser(call) && browserOf(deps.storage?.get(browserKey))),
          },
          signal: controller.signal,
          context,
          timeoutMs,
          onProgress,
        };
        const preloaded = call.readOnly ? await transport.adoptPreloaded(request) : undefined;
        const response = preloaded ?? (await transport.post(request));
        if (response.browser && recognisesBrowser(call)) deps.storage?.set(browserKey, response.browser);
        const served = { ...context, requestId: response.requestId || context.requestId };
        return await parseResponse(call.response, response, served, (field) =>
          deps.logRepaired?.(call.path, field),
        );
      } finally {
        inFlight.delete(controller);
        signal?.removeEventListener('abort', abort);
        if (inFlight.size === 0) for (const listener of idleListeners.splice(0)) listener();
      }
    },
    sendKeepalive(call, input) {
      if (disposal.signal.aborted) return;
      const session = call.access === 'client' ? null : deps.session();
      const headers = headersFor(call.access, deps, session, deps.newRequestId());
      transport.postKeepalive({ ...callRequest(call, deps.product, input), headers });
    },
    async drain(nextFinalCall, timeoutMs) {
      finalCall = nextFinalCall;
      if (inFlight.size === 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        idleListeners.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
      for (const controller of inFlight) controller.abort();
    },
    reopen() {
      finalCall = null;
    },
    disposed: disposal.signal,
    dispose() {
      disposal.abort();
      for (const controller of inFlight) controller.abort();
    },
  };
}

function headersFor(
  access: CallAccess,
  { basic }: ClientDeps,
  session: { token: string } | null,
  requestId: string,
) {
  const headers: Record<string, string> = { [requestIdHeader]: requestId };
  if (access === 'client') headers.Authorization = `Basic ${btoa(`${basic.id}:${basic.secret}`)}`;
  else if (session) headers.Authorization = `Bearer ${session.token}`;
  return headers;
}

/** Only calls before a sign-in need to be recognised. */
const recognisesBrowser = (call: Pick<Call, 'access' | 'givesBrowserCookie'>) =>
  call.access === 'client' || call.givesBrowserCookie === true;

/** A platform that has sent no value may not allow the header. */
const browserOf = (value: string | null | undefined) => (value ? { [browserHeader]: value } : {});

const reserved = ['authorization', 'content-type', requestIdHeader, browserHeader];

/** The headers that are not the client's own, in any letter case. */
const unreserved = (headers: SendOptions['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !reserved.includes(name.toLowerCase())));
