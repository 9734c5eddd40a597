import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Call, callPath } from '@/contracts/call';
import { successCode } from '@/contracts/success-code';
import { passwordExpiredCode } from '@/contracts/error-codes';
import { isPasswordExpired, type Session, authorizeRequest } from './access';
import { setBrowserCookie } from './browser-cookie';
import { type ClientInfo, clientInfoOf } from './client-info';
import { ApiError } from './api-error';
import { formatZodIssue } from './format-zod-issue';
import type { BatchQueue } from './batch-queue';

/** The context of a handler. */
export interface RequestContext {
  /** The time of the request by the platform's clock. */
  readonly now: Date;
  /** The session of the request: always set for `member` calls, optional with `optionalAuth`, else `null`. */
  readonly session: Session | null;
  readonly client: ClientInfo;
  /**
   * Gives the browser a new cookie, so that a cookie planted by somebody else is worthless after a sign-in.
   * @returns its hash
   */
  readonly renewBrowser: () => string;
  /** Keyed hashes of the client's network by each data key, the current one first. */
  readonly networkHashes: readonly [string, ...string[]];
  /** Identifies the request in the log. */
  readonly requestId: string;
}

export type EndpointHandler<Request, Response> = (
  input: Request,
  context: RequestContext,
) => Promise<Response>;

/**
 * Registers a declared call as a POST route: access, fixed query, request schema, handler, response schema, envelope.
 * Input and output that do not match the declaration are rejected.
 * @param queue where the handler lets requests wait; while it is full they are rejected before their body is read
 */
export function registerEndpoint<Request, Response>(
  app: FastifyInstance,
  call: Call<Request, Response>,
  handler: EndpointHandler<Request, Response>,
  queue?: Pick<BatchQueue<never, unknown>, 'assertCapacity'>,
): void {
  const { settings, clock, calls, encryption } = app.platform;
  const path = `/api${callPath(call, settings.product)}`;
  app.platform.registeredPaths.add(path);

  async function authorize(request: FastifyRequest): Promise<void> {
    request.session = await authorizeRequest(call, request, app.platform);
    checkQuery(call, request);
    if (!request.session || call.allowExpiredPassword) return;
    // Public calls serve expired passwords too.
    if (call.access === 'public') return;
    // Enforced here, because a client could ignore a page that asks for a new password.
    if (isPasswordExpired(request.session.passwordChangedAt, settings.passwordDays, clock()))
      throw new ApiError(passwordExpiredCode, '密码已超过有效期，请先修改密码');
  }

  async function respond(request: FastifyRequest, reply: FastifyReply): Promise<Response> {
    // A call without input may be sent without a body.
    const parsed = call.request.safeParse(
      (call.inputLocation === 'query' ? request.query : request.body) ?? {},
    );
    if (!parsed.success) throw new ApiError('A0400', formatZodIssue(parsed.error));
    const { session, id: requestId } = request;
    const client = clientOf(request, reply);
    const renewBrowser = () => setBrowserCookie(request, reply);
    const networkHashes = encryption.keyedHashes('login-network', client.network);
    const context = { now: clock(), session, client, renewBrowser, networkHashes, requestId };
    const handle = () => handler(parsed.data, context);
    return queue ? handle() : calls.count(handle);
  }

  /** Calls before sign-in set a cookie, so that the next call of the browser is recognised. */
  function clientOf(request: FastifyRequest, reply: FastifyReply): ClientInfo {
    const client = clientInfoOf(request);
    const givesCookie = call.access === 'client' || call.givesBrowserCookie;
    if (client.browser !== null || !givesCookie) return client;
    return { ...client, browser: setBrowserCookie(request, reply) };
  }

  app.post(path, {
    ...(call.maxBodyBytes ? { bodyLimit: call.maxBodyBytes } : {}),
    // Before the body is read: bodies of strangers and of rejected requests need not be parsed.
    onRequest: async (request) => {
      await authorize(request);
      queue?.assertCapacity(ownerOf(request.session, () => clientInfoOf(request)));
    },
    handler: async (request, reply) => sendData(call, await respond(request, reply), request, reply),
  });
}

/**
 * The owner of a request in a queue: the user, or the network of a stranger. Only verified facts count, because
 * requests with invented tokens could otherwise fill the queue.
 */
export function ownerOf(session: Session | null, client: () => Pick<ClientInfo, 'network'>): string {
  return session ? `user ${session.userId}` : client().network;
}

function checkQuery(call: Pick<Call, 'query'>, request: FastifyRequest): void {
  const given = request.query as Record<string, unknown>;
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (given[name] !== value) throw new ApiError('A0400', `${name}：应为 ${value}`);
  }
}

function sendData(
  call: Pick<Call, 'path' | 'response'>,
  data: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const checked = call.response.safeParse(data);
  if (!checked.success) {
    const fields = checked.error.issues.map((issue) => `${issue.path.map(String).join('.')} ${issue.code}`);
    request.log.error({ path: call.path, fields }, 'answer does not fit the contract');
    throw new ApiError('B0500', '服务器错误');
  }
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: successCode, msg: '操作成功', data: checked.data }));
}
