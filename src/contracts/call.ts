import type * as z from 'zod/mini';
import type { Capability } from './capabilities';
import type { ErrorCode } from './error-codes';

/**
 * Callers that a call allows:
 * - `public`: everyone, with or without a token;
 * - `client`: before sign-in, with the fixed basic client header (R7.8);
 * - `member`: with a valid bearer token.
 */
export type CallAccess = 'public' | 'client' | 'member';

/**
 * Who needs a call: `specified`: every platform has it; a capability: a platform may lack it together with the screens;
 * `optional`: no screen needs it.
 */
export type CallNeed = 'specified' | Capability | 'optional';

/** The subject of responses; a change of it invalidates what is cached. */
export type Tag = 'enrolment' | 'message';

/** A platform call, declared once for the portal's client, the platform's route and the OpenAPI document. */
export interface Call<Request = unknown, Response = unknown> {
  /** Path below the API base; `{product}` is replaced by the configured product code. Always POST. */
  readonly path: `/${string}`;
  /** One Chinese sentence for the OpenAPI document. */
  readonly summary: string;
  readonly access: CallAccess;
  readonly capability: CallNeed;
  /**
   * `silent`: nobody asks for the call, the portal makes it by itself, and its failure shows no toast (R7.34); where it
   * matters, the page says so in its place. Every other failed call shows one toast, beside the error of its page or its
   * form.
   */
  readonly failure?: 'silent';
  /** Subjects of its response. */
  readonly tags?: readonly Tag[];
  /** Of a public call: a valid token identifies the user, an invalid one is ignored. */
  readonly optionalAuth?: boolean;
  /** Of a member call: the required role. */
  readonly role?: 'admin';
  /** Of a public call before sign-in: its response sets the cookie that recognises a browser, as `client` calls do. */
  readonly givesBrowserCookie?: boolean;
  /** Fixed query parameters, such as the grant type of a login. */
  readonly query?: Readonly<Record<string, string>>;
  /** Where the input is sent; default: JSON body. In the query all values are text (R7.18). */
  readonly inputLocation?: 'query';
  readonly request: z.ZodMiniType<Request>;
  /** Shape of the envelope's `data`. */
  readonly response: z.ZodMiniType<Response>;
  /** Error codes beyond those of every call (`everyCallErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** Maximum body in bytes; default `limits.bodyBytes`. */
  readonly maxBodyBytes?: number;
  /** True for the member calls that work with an expired password. */
  readonly allowExpiredPassword?: boolean;
  /** True for a call that the portal repeats automatically: it does not extend an idle session. */
  readonly isPolled?: boolean;
  /** True for a call that changes nothing: it may be repeated and cached. */
  readonly readOnly: boolean;
}

export type RequestOf<C extends { request: z.ZodMiniType }> = z.infer<C['request']>;
export type ResponseOf<C extends { response: z.ZodMiniType }> = z.infer<C['response']>;

/** Declares a call, with inferred types. */
export function defineCall<Request, Response>(call: Call<Request, Response>): Call<Request, Response> {
  return call;
}

/** Path and fixed query for a product code, e.g. `/train2/portal/oauth2/token?grant_type=password`. */
export function callAddress(call: Pick<Call, 'path' | 'query'>, product: string): string {
  const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : '';
  return callPath(call, product) + query;
}

/** Path, query and body for an input (R7.18). */
export function callRequest(
  call: Pick<Call, 'path' | 'query' | 'inputLocation'>,
  product: string,
  input: unknown,
): { address: string; body: unknown } {
  if (call.inputLocation !== 'query') return { address: callAddress(call, product), body: input };
  const query = { ...call.query, ...(input as Record<string, string>) };
  return { address: callAddress({ ...call, query }, product), body: {} };
}

/** The path for a product code without query, as a server routes it. */
export function callPath(call: Pick<Call, 'path'>, product: string): string {
  return call.path.replace('{product}', product);
}
