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
  realNameMax: 20,
  hospitalMax: 60,
  departmentMax: 40,
  emailMax: 254,
  /** Solved captcha as it travels. */
  captchaMax: 2000,
  /** Seconds a captcha may be solved and used in. */
  captchaSeconds: 300,
  /** Seconds between two SMS to one phone, whatever they are for. */
  smsGapSeconds: 60,
  /** Seconds an SMS code is good for. */
  smsCodeSeconds: 300,
  /** Wrong tries after which an SMS code is dead. */
  smsCodeTries: 3,
  /** An avatar as it is stored: longest file, longest side in pixels. */
  avatarBytes: 200 * 1024,
  avatarSide: 512,
} as const;
