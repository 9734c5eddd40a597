import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  empty: 'You have no course to earn a certificate from yet',
  emptyText:
    'Courses you are approved for appear here; complete all lessons and quizzes of one to get its certificate.',
  browse: 'Browse courses',
  worth:
    '{hours, plural, one {# hour} other {# hours}} · {credits, plural, one {# credit} other {# credits}}, Class {creditClass}',
  number: 'No. {number}',
  missing: '{count} still to do: {titles}',
  missingMore: '{count} still to do: {titles} and more',
  study: 'Continue',
  studyNamed: 'Continue: {title}',
  completed: 'You completed everything on {day}; the certificate can be issued.',
  valid: 'Issued on {issued}, valid until {expires}',
  revokedOn: 'Revoked on {day}. Reason: {reason}',
  expiredOn: 'Expired on {day}',
  open: 'View the certificate',
  verifyAny: 'Verify any certificate',
  back: 'Back to my certificates',
  notFound: 'This certificate was not found',
  notFoundText: 'None of your certificates has this number; perhaps you are signed in with another account.',
  verifyThis: 'Verify this number publicly',
  certificate: 'Certificate: {title}',
  print: 'Print or save as PDF',
  png: 'Download as PNG',
  noPicture: 'The picture could not be made; use “Print or save as PDF”',
  file: 'certificate-{number}',
  details: 'What the certificate says',
  revokedTitle: 'This certificate has been revoked',
  revokedText:
    'It is no longer valid and cannot be printed or downloaded. Please contact the platform if you have questions.',
  expiredTitle: 'This certificate has expired',
  expiredText: 'Records and credits remain; the certificate can no longer be printed or downloaded.',
};
