/** Defaults that portal and platform must agree on when neither is configured (R10.1 to R10.5). */
export const defaults = {
  /** Fills `{product}` of call paths. */
  product: 'train',
  /** Field of the login answer that holds the token. */
  tokenField: 'access_token',
  /** Public client of the login call: an identifier, not a secret, since every browser carries it. */
  clientId: 'portal',
  clientSecret: 'portal',
} as const;
