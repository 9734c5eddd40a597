/** Defaults that portal and platform share (R10.1 to R10.5). */
export const defaults = {
  /** Replaces `{product}` in call paths. */
  product: 'train',
  /** Field of the login response that holds the token. */
  tokenField: 'access_token',
  /** Public client of the login call; not a secret, since every browser knows it. */
  clientId: 'portal',
  clientSecret: 'portal',
  /** Name that the portal stores the token under. */
  tokenName: 'portal-token',
  /** Timeout of a call in milliseconds. */
  timeoutMs: 10_000,
} as const;
