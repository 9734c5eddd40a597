/**
 * Codes the platform answers in the envelope's `code`, each with its HTTP status.
 * The client trusts the code first, the status second (R7.31, R7.32).
 */
export const errorStatus = {
  A0400: 400, // the request does not fit its schema, or breaks a rule
  A0210: 400, // user name or password wrong: one answer for both
  A0211: 423, // too many wrong passwords: locked until `data.lockedUntil`
  A0212: 409, // the password is past its age and must be changed first
  A0220: 400, // SMS code wrong, used, expired, or dead after too many tries
  A0221: 400, // captcha wrong, used or expired
  A0230: 409, // user name taken
  A0231: 409, // phone taken, or one's own already
  A0240: 400, // the new password is the present one
  A0250: 400, // not a picture that can be taken
  A0401: 401, // no token, or one that is expired or revoked
  A0403: 403, // not allowed: to this user, or to anybody
  A0404: 404, // no such record, or not published
  A0405: 405, // not POST
  A0409: 409, // clashes with the present state
  A0412: 412, // a condition in the request's headers does not hold for the file
  A0413: 413, // body too large
  A0415: 415, // not JSON
  A0416: 416, // the file has no such byte range
  A0429: 429, // too many requests; `data.retryAfter` seconds
  B0500: 500, // fault of the platform
  B0503: 503, // the platform cannot reach its database
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What any call may answer besides its own codes. */
export const everyCallErrors = [
  'A0400',
  'A0413',
  'A0415',
  'A0429',
  'B0500',
  'B0503',
] as const satisfies readonly ErrorCode[];

/** What any member call may answer besides. */
export const everyMemberErrors = ['A0401'] as const satisfies readonly ErrorCode[];

/** The code of a password past its age; the portal then leads to changing it. */
export const passwordExpiredCode = 'A0212';

/** The code of an ended or missing session; the client treats it as HTTP 401 (R4.22). */
export const sessionEndedCode = 'A0401';
