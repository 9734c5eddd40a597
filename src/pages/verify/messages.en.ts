import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Verify a certificate',
  resultTitle: 'Verification result',
  lead: 'Enter the number on a certificate to see whether this platform issued it and whether it is valid now. No login is needed; the name is shown in part only.',
  number: 'Certificate number',
  hint: 'Begins with TC, {length, plural, one {# character} other {# characters}}; case and spaces do not matter',
  example: 'The number is beside the code at the bottom left of the certificate, such as {number}',
  wrong: 'The number is wrong; compare it with the certificate character by character',
  partial: 'The number is incomplete: TC and {length, plural, one {# character} other {# characters}} in all',
  empty: 'Enter the number of the certificate',
  submit: 'Verify',
  checking: 'Verifying',
  issued: 'The certificate is valid',
  issuedText: 'This platform issued it and it is valid now. Compare the details below with the certificate.',
  revoked: 'The certificate has been revoked',
  revokedText: 'This platform issued it and revoked it on {day}. It is no longer valid.',
  expired: 'The certificate has expired',
  expiredText: 'This platform issued it. It was valid until {day}.',
  accountClosed: 'The holder closed the account; the name is no longer shown',
  checkedAt: 'Verified at {time}',
  verifyAgain: 'Verify again',
  notFound: 'There is no certificate with this number',
  notFoundText:
    'The number has the right form, but this platform never issued such a certificate. Compare it with the certificate; if it is the same, the certificate is not from this platform.',
  mistyped: 'This number is wrong',
  mistypedText:
    '“{number}” is not a complete and correct certificate number. Compare it with the certificate character by character and enter it again.',
  tooMany: 'Too many verifications',
  tooManyText:
    'To prevent guessing, only so many verifications are allowed from one network. Try again in about {minutes, plural, one {# minute} other {# minutes}}.',
  unavailable: 'Cannot verify at the moment',
  unavailableText:
    'The network is down or the platform does not answer, so nothing was verified. That does not mean the certificate is invalid; try again later.',
};
