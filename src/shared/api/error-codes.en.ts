import type { ErrorCode } from '@/contracts/error-codes';
import type { Catalogue } from '@/shared/intl/languages';
import { errorCodeMessageId } from './error-message';

/**
 * English messages of the platform's error codes, whose own messages are Chinese. A code with many meanings, such as
 * A0400, has none: the platform's message is more specific.
 */
const texts: Partial<Record<ErrorCode, string>> = {
  A0210: '{signedIn, select, true {The password is wrong.} other {The user name or the password is wrong.}}',
  A0211: 'Too many wrong passwords. Please try again later.',
  A0212: 'Your password has expired and must be changed first.',
  A0220: 'The code is wrong or no longer valid. Please check it, or ask for a new one.',
  A0221: 'The security check was not passed. Please try again.',
  A0230: 'This user name is taken. Please choose another one.',
  A0231: 'This mobile number is already in use.',
  A0240: 'The new password must differ from the current one.',
  A0250: 'This picture cannot be used.',
  A0251: 'This file cannot be used.',
  A0301: 'Enrolment has not started.',
  A0302: 'Enrolment is over.',
  A0303: 'No seats are left.',
  A0304: 'You are already enrolled in this course.',
  A0305: 'Another course must be completed first.',
  A0306: 'Your profile is incomplete.',
  A0307: 'Your enrolment in this course was not approved before.',
  A0308: 'The course has started, so it is too late to leave.',
  A0309: 'The course is for people of other titles or departments.',
  A0401: 'You are no longer signed in. Please sign in again.',
  A0403: 'You are not allowed to do this.',
  A0404: 'This no longer exists.',
  A0409: 'This has changed in the meantime. Please reload and try again.',
  A0413: 'This is too large.',
  A0429:
    'Too many attempts. Please try again {minutes, plural, =0 {{seconds, plural, =0 {later} one {in # second} other {in # seconds}}} one {in # minute} other {in # minutes}}.',
  A0501: 'You are not in this course, or your enrolment is not approved yet.',
  A0502: 'The course has not started.',
  A0503: 'The course is over.',
  A0508: 'You have no attempts left at this quiz.',
  A0509: 'The time for this quiz is over.',
  A0510: 'The certificate is not earned yet.',
  A0511: 'This is not a certificate number.',
  A0512: 'This video has as many notes as it can have. Please delete some.',
  B0500: 'The platform ran into an error.',
  B0503: 'The platform is not available at the moment. Please try again later.',
};

export const english: Catalogue = Object.fromEntries(
  Object.entries(texts).map(([code, text]) => [errorCodeMessageId(code), text]),
);
