/** Error codes of the envelope with their HTTP status. The client uses the code before the status (R7.31, R7.32). */
export const errorStatus = {
  A0400: 400, // invalid request
  A0210: 400, // wrong user name or password, without saying which
  A0211: 423, // too many wrong passwords: locked until `data.lockedUntil`
  A0212: 409, // expired password, which must be changed first
  A0220: 400, // code wrong, used, expired, or blocked after too many attempts
  A0221: 400, // captcha wrong, used or expired
  A0230: 409, // user name taken
  A0231: 409, // phone taken, or already the user's own
  A0240: 400, // new password equals the current one
  A0250: 400, // unacceptable image
  A0251: 400, // unacceptable file
  A0301: 409, // enrolment has not started
  A0302: 409, // enrolment is over
  A0303: 409, // no seat left
  A0304: 409, // already enrolled
  A0305: 409, // another course must be finished first: `data.projects`
  A0306: 409, // incomplete profile: `data.missing`
  A0307: 409, // rejected for this course before
  A0308: 409, // too late to withdraw: the course has started
  A0501: 409, // not enrolled or not approved: `data.state` of the enrolment, or `null`
  A0502: 409, // the course has not started: `data.startsAt`
  A0503: 409, // the course is over
  A0505: 409, // progress report: only partly possible in the elapsed time
  A0506: 409, // progress report: document not open for long enough
  A0507: 409, // progress report: does not fit its lesson
  A0508: 409, // no quiz attempt left
  A0509: 409, // quiz time is over
  A0510: 409, // certificate not earned: `data.missing`
  A0511: 400, // invalid certificate number (check character)
  A0512: 409, // the video has as many notes as it can have
  A0401: 401, // token missing, expired or revoked
  A0403: 403, // forbidden
  A0404: 404, // no such record, or not published
  A0405: 405, // not POST
  A0409: 409, // conflicts with the current state
  A0412: 412, // precondition header does not hold for the file
  A0413: 413, // body too large
  A0415: 415, // not JSON
  A0416: 416, // byte range not satisfiable
  A0429: 429, // too many requests; `data.retryAfter` seconds
  B0500: 500, // internal error
  B0503: 503, // database unreachable
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Error codes of every call, in addition to its own. */
export const everyCallErrors = [
  'A0400',
  'A0413',
  'A0415',
  'A0429',
  'B0500',
  'B0503',
] as const satisfies readonly ErrorCode[];

/** Error codes of every member call, in addition. */
export const everyMemberErrors = ['A0401'] as const satisfies readonly ErrorCode[];

/** Expired password: the portal redirects to the password change. */
export const passwordExpiredCode = 'A0212';

/** Ended or missing session; the client treats it as HTTP 401 (R4.22). */
export const sessionEndedCode = 'A0401';
