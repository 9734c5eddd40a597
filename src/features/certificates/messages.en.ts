import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  unearned: 'Not earned yet',
  ready: 'Ready to be issued',
  issued: 'Valid',
  revoked: 'Revoked',
  expired: 'Expired',
  number: 'Certificate number',
  holder: 'Holder',
  project: 'Course',
  hours: 'Hours',
  credits: 'Credits',
  creditsOf: '{credits, plural, one {# credit} other {# credits}}, Class {creditClass}',
  completedAt: 'Completed on',
  issuedAt: 'Issued on',
  expiresAt: 'Valid until',
  revokedAt: 'Revoked on',
  reason: 'Reason',
  issue: 'Get the certificate',
  issueNamed: 'Get the certificate: {title}',
  issuedNow: 'The certificate has been issued',
  needsName: 'Fill in your real name first. It cannot be changed on the certificate afterwards.',
  toProfile: 'Fill in your real name',
  openNamed: 'View the certificate: {title}',
  loading: 'Making the certificate',
  picture: 'Certificate of {holder}, number {number}; its text is given below',
};
