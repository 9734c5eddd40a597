import type * as z from 'zod/mini';
import type { ErrorCode } from './error-codes';

/**
 * Who may make a call:
 * - `public`: anyone, a token is welcome but not needed;
 * - `client`: no user yet; the fixed basic client header must be right (R7.8);
 * - `member`: a valid bearer token.
 */
export type CallAccess = 'public' | 'client' | 'member';

/** One platform call, declared once: the portal's client, the platform's route and the OpenAPI page follow from it. */
export interface Call<Request = unknown, Response = unknown> {
  /** Path below the API base; `{product}` is filled with the configured product code. Always POST. */
  readonly path: `/${string}`;
  /** One Chinese sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: CallAccess;
  /** Of a public call: a good token makes its owner known, any other counts as none. */
  readonly optionalAuth?: boolean;
  /** Of a member call: the role that is asked for besides. */
  readonly role?: 'admin';
  /** Fixed query string parameters, such as the grant type of a login. */
  readonly query?: Readonly<Record<string, string>>;
  /** Where the input travels: in the JSON body unless said otherwise. In the query all of it is text (R7.18). */
  readonly inputLocation?: 'query';
  readonly request: z.ZodMiniType<Request>;
  /** Shape of the envelope's `data`. */
  readonly response: z.ZodMiniType<Response>;
  /** Codes it may answer beyond those every call may answer (`everyCallErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** Longest body in bytes, where it is not `limits.bodyBytes`. */
  readonly maxBodyBytes?: number;
  /** True for the few member calls that answer although the password is past its age. */
  readonly allowExpiredPassword?: boolean;
  /** True where the call only reads: it may be repeated and cached. */
  readonly readOnly: boolean;
}

export type RequestOf<C extends { request: z.ZodMiniType }> = z.infer<C['request']>;
export type ResponseOf<C extends { response: z.ZodMiniType }> = z.infer<C['response']>;

/** Declares a call; exists for its type inference only. */
export function defineCall<Request, Response>(call: Call<Request, Response>): Call<Request, Response> {
  return call;
}

/** The call's path and fixed query for a product code, e.g. `/train2/portal/oauth2/token?grant_type=password`. */
export function callAddress(call: Pick<Call, 'path' | 'query'>, product: string): string {
  const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : '';
  return callPath(call, product) + query;
}

/** Address and body that carry an input: all of it is in the query for a call that says so (R7.18). */
export function callRequest(
  call: Pick<Call, 'path' | 'query' | 'inputLocation'>,
  product: string,
  input: unknown,
): { address: string; body: unknown } {
  if (call.inputLocation !== 'query') return { address: callAddress(call, product), body: input };
  const query = { ...call.query, ...(input as Record<string, string>) };
  return { address: callAddress({ ...call, query }, product), body: {} };
}

/** The call's path for a product code, without the query: what a server routes by. */
export function callPath(call: Pick<Call, 'path'>, product: string): string {
  return call.path.replace('{product}', product);
}
