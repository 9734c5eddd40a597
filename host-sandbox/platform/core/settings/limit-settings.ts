import { minutesAsSeconds, setting, wholeNumber } from './setting-schemas';

/** The settings that protect accounts, SMS and the platform itself from too many attempts. */
export const limitSettings = {
  lockFailures: setting(
    'LOCK_FAILURES',
    '5',
    'Wrong passwords in a row that lock a username, except in browsers and networks that its owner has signed in from',
    wholeNumber(1, 1_000_000),
  ),
  lockSeconds: setting('LOCK_MINUTES', '30', 'Minutes of a lock; may be a fraction', minutesAsSeconds),
  passwordDays: setting(
    'PASSWORD_DAYS',
    '90',
    'Age in days after which a password must be changed before anything else works',
    wholeNumber(1, 36_500),
  ),
  sessionsPerUser: setting(
    'SESSION_LIMIT',
    '20',
    'Sessions that an account may have at the same time; a further one ends the oldest',
    wholeNumber(1, 1_000_000),
  ),
  signInsPerAddress: setting(
    'SIGN_IN_LIMIT',
    '100',
    'Failed sign-ins, registrations and resets from one address in ten minutes',
    wholeNumber(1, 1_000_000),
  ),
  verifyPerAddress: setting(
    'VERIFY_LIMIT',
    '60',
    'Certificate numbers that one address may verify in ten minutes',
    wholeNumber(1, 1_000_000),
  ),
  smsPerPhone: setting(
    'SMS_PHONE_LIMIT',
    '10',
    'SMS codes to one phone in a day for each purpose, half of them to one network; 60 seconds between two',
    wholeNumber(1, 1_000_000),
  ),
  smsPerAddress: setting(
    'SMS_ADDRESS_LIMIT',
    '200',
    'SMS codes from one address in a day',
    wholeNumber(1, 1_000_000),
  ),
  emailCodesPerAddress: setting(
    'EMAIL_CODE_LIMIT',
    '10',
    'Codes to one e-mail address in a day, half of them for one account; 60 seconds between two of an account',
    wholeNumber(1, 1_000_000),
  ),
  contactPerAddress: setting(
    'CONTACT_LIMIT',
    '10',
    'Contact messages from one address in a day',
    wholeNumber(1, 1_000_000),
  ),
  reportLimit: setting(
    'REPORT_LIMIT',
    '500',
    'Reports of progress that wait or run at the same time; further ones are answered `A0429` at once',
    wholeNumber(1, 1_000_000),
  ),
} as const;
