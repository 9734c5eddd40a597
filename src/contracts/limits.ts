/** Every limit that portal and platform share, once. Lengths are in characters, sizes in bytes. */
export const limits = {
  /** Records a page may ask for at most. */
  pageSize: 100,
  /** Page number a list may ask for at most. */
  pageNumber: 100_000,
  /** A login form accepts no shorter password (R5.22); new passwords follow the stricter rules of R5. */
  passwordMin: 6,
  /** Longest password read: a bound on hashing work, not a rule for people. */
  passwordMax: 128,
  usernameMax: 64,
  keywordMax: 50,
  /** Body of any JSON call. */
  bodyBytes: 256 * 1024,
} as const;
