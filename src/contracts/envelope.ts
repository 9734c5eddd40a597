import * as z from 'zod/mini';

/** The outer shape of every response; `data` is validated by the call's response schema. */
export const envelope = z.object({
  code: z.union([z.string(), z.number()]),
  msg: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});
export type Envelope = z.infer<typeof envelope>;

/** Header of the request id in both directions; error screens show it as 错误编号. */
export const requestIdHeader = 'x-request-id';

/**
 * Header by which a platform recognises a browser on another origin, which sends it no cookie. The portal sends it only
 * after the platform has, and only in calls before a sign-in; see `browser-cookie.ts`.
 */
export const browserHeader = 'x-portal-browser';

/** Format of a client's request id that the platform adopts. */
export const requestIdPattern = /^[\w-]{8,64}$/;
