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
  A0251: 400, // not a file that can be taken
  A0301: 409, // enrolment has not begun
  A0302: 409, // enrolment is over
  A0303: 409, // no place left
  A0304: 409, // enrolled already
  A0305: 409, // a course is to be finished first: `data.projects`
  A0306: 409, // the profile is incomplete: `data.missing`
  A0307: 409, // refused for this course before
  A0308: 409, // too late to leave: the course has started
  A0501: 409, // not in this course, or not approved: `data.state` of the enrolment, or `null`
  A0502: 409, // the course has not begun: `data.startsAt`
  A0503: 409, // the course is over
  A0505: 409, // of a report: the time gone by allows only a part of it as yet
  A0506: 409, // of a report: the document was not open for long enough yet
  A0507: 409, // of a report: it does not fit its lesson
  A0508: 409, // no attempt at the quiz is left
  A0509: 409, // the quiz's time is over
  A0510: 409, // the certificate is not earned yet: `data.missing`
  A0511: 400, // no certificate's number: its check sign is wrong
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
