/**
 * Error codes of the envelope with their HTTP status. The client uses the code before the status (R7.31, R7.32).
 * `npm run docs` writes the comments into docs/debugging.md: the cause, where to look (`@look`), and what to do (`@remedy`).
 */
export const errorStatus = {
  /**
   * The request breaks the contract of its call.
   * @look `msg`: the field, and what it must be
   * @remedy A user corrects the field; your own client sends what `request` of the call declares.
   */
  A0400: 400,
  /**
   * User name or password is wrong, without saying which.
   * @look `data.remaining`: the attempts that are left
   * @remedy The user tries again, or resets the password by phone.
   */
  A0210: 400,
  /**
   * Too many wrong passwords: the name is locked, for the right password too.
   * @look `data.lockedUntil`
   * @remedy Wait until then, or reset the password by phone.
   */
  A0211: 423,
  /**
   * The password has passed its age: every call of members but the change of it is refused.
   * @look the setting `PASSWORD_DAYS`
   * @remedy The portal opens the change; your own client calls `passwordEdit`.
   */
  A0212: 409,
  /**
   * The code is wrong, used or expired, or blocked after too many attempts.
   * @look the SMS inbox of the sample; `sms not delivered` in the log
   * @remedy Request another code, and type the last one.
   */
  A0220: 400,
  /**
   * The captcha is wrong, used or expired.
   * @look `captchaChallenge` in the network
   * @remedy Try again. If it never passes, the processes of the platform differ in `DATA_KEY` or clock.
   */
  A0221: 400,
  /** The user name is taken. @look the user name of the form @remedy Choose another name. */
  A0230: 409,
  /**
   * The phone belongs to another account, or is the user’s own already.
   * @look the phone of the form
   * @remedy Sign in with it, reset its password, or use another phone.
   */
  A0231: 409,
  /** The new password equals the current one. @look the new password of the form @remedy Choose another password. */
  A0240: 400,
  /**
   * The picture is damaged, too large, or has another format.
   * @look `msg`: formats and sizes
   * @remedy Choose a picture of these formats and sizes.
   */
  A0250: 400,
  /**
   * The file is damaged, too large, or no file of the type in its name.
   * @look `msg`: types and sizes
   * @remedy Choose a file of these types and sizes, or send it again.
   */
  A0251: 400,
  /** Enrolment has not started. @look `enrolFrom` of the course @remedy Wait, or let the course remind the user. */
  A0301: 409,
  /**
   * Enrolment is over.
   * @look `enrolUntil` of the course
   * @remedy Choose another course, or move the end of enrolment.
   */
  A0302: 409,
  /** No seat is left. @look `quota` and `left` of the course @remedy Join the waitlist, or raise the quota. */
  A0303: 409,
  /** The user is enrolled already. @look my courses of the user @remedy Nothing: the enrolment exists. */
  A0304: 409,
  /** Another course must be completed first. @look `data.projects`: these courses @remedy Complete them first. */
  A0305: 409,
  /** The profile is incomplete. @look `data.missing`: its fields @remedy Complete the profile. */
  A0306: 409,
  /**
   * An operator has refused an enrolment of this user in this course.
   * @look 报名审核 of the sample host
   * @remedy An operator reverts the refusal, or it stays.
   */
  A0307: 409,
  /**
   * It is too late to withdraw: the course has started.
   * @look `startsAt` of the course
   * @remedy An operator decides on the enrolment.
   */
  A0308: 409,
  /**
   * The course is for people of other titles or departments.
   * @look `data.unmet`: the fields of the profile; `conditions` of the course
   * @remedy The user chooses another course, or corrects the profile.
   */
  A0309: 409,
  /**
   * The user is not enrolled, or not approved.
   * @look `data.state` of the enrolment, `null` without one
   * @remedy Enrol, or approve the enrolment.
   */
  A0501: 409,
  /** The course has not started. @look `data.startsAt`; the clock of the platform @remedy Wait until then. */
  A0502: 409,
  /**
   * The course is over.
   * @look `endsAt` of the course; the clock of the platform
   * @remedy Choose another course, or move its end.
   */
  A0503: 409,
  /**
   * A progress report is possible only in part in the time that has passed.
   * @look `retryAfter` of the result; the clock of the platform
   * @remedy The portal sends it again after `retryAfter` seconds; your own client does so too.
   */
  A0505: 409,
  /**
   * A progress report: the document was not open for long enough.
   * @look `retryAfter` of the result
   * @remedy The portal sends it again after `retryAfter` seconds; your own client does so too.
   */
  A0506: 409,
  /**
   * A progress report does not fit its lesson, or has too many ranges.
   * @look the kind of the lesson and `ranges` of the report
   * @remedy Reload the study page. Was the lesson replaced while it was studied?
   */
  A0507: 409,
  /**
   * No attempt at the quiz is left.
   * @look `attempts` of the quiz
   * @remedy Raise its attempts, if the user may try again.
   */
  A0508: 409,
  /**
   * The time of the quiz is over.
   * @look `deadline` of the attempt; the clock of the platform
   * @remedy Submit the attempt: saved answers count.
   */
  A0509: 409,
  /** The certificate is not earned yet. @look `data.missing`: the lessons @remedy Complete these lessons. */
  A0510: 409,
  /**
   * The certificate number is invalid: its check character does not fit.
   * @look the typed number
   * @remedy Type the number as it is printed.
   */
  A0511: 400,
  /** The video has as many notes as it can have. @look `notesPerLesson` of limits.ts @remedy Delete some notes. */
  A0512: 409,
  /**
   * The token is missing, expired or revoked; of a call before the login, the client header is wrong.
   * @look `authorization` of the request
   * @remedy Sign in again. At the login: `clientId` and `clientSecret` must be those of the platform.
   */
  A0401: 401,
  /**
   * The user may not do this, or a signed address has expired.
   * @look the roles in `userInfo`; `role` of the call
   * @remedy Give the user the role, or open the page again for a new address.
   */
  A0403: 403,
  /**
   * No such record, or it is not published; or no such path.
   * @look the path and the id of the request
   * @remedy A record: publish it, or correct the link. Every call: correct `apiBase` and `product`.
   */
  A0404: 404,
  /**
   * The call is not a POST.
   * @look method of the request; a redirect before it
   * @remedy Send POST. A redirect turns it into GET: use the final address in `apiBase`.
   */
  A0405: 405,
  /**
   * The request conflicts with the current state, such as a change by somebody else.
   * @look `msg` and `data`
   * @remedy Load the record again and repeat.
   */
  A0409: 409,
  /**
   * A precondition header does not hold for the file: it has changed.
   * @look `if-match` and `if-unmodified-since` of the request
   * @remedy Load the file from its start.
   */
  A0412: 412,
  /**
   * The body is too large.
   * @look `content-length` of the request; `maxBodyBytes` of the call
   * @remedy Send less. When the response is that of nginx: raise `client_max_body_size`.
   */
  A0413: 413,
  /** The body is not JSON. @look `content-type` of the request @remedy Send `application/json`. */
  A0415: 415,
  /**
   * The byte range is outside of the file.
   * @look `range` of the request
   * @remedy Load the file from its start: it was replaced by a shorter one.
   */
  A0416: 416,
  /**
   * Too many requests, or the platform is overloaded.
   * @look `data.retryAfter` in seconds; limits in the configuration
   * @remedy Wait. Where many share one address: `TRUST_PROXY` behind a proxy, then the limits.
   */
  A0429: 429,
  /**
   * The platform failed.
   * @look `npm run trace -- <error number>`
   * @remedy Read the stack and the SQL statement there, and fix the platform.
   */
  B0500: 500,
  /**
   * The database is unreachable.
   * @look `/readyz`; the log of the database
   * @remedy Start the database, or correct `DATABASE_URL`.
   */
  B0503: 503,
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
