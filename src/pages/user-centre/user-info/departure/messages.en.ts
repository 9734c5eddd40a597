import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Data and account',
  data: 'My data',
  dataText: 'Download everything the platform holds about you.',
  export: 'Export data',
  exportTitle: 'Export my data',
  exportText:
    'The file is JSON and has your profile and consents, login records and sessions, messages, enrolments, study progress, quiz answers, credits and certificates. Mobile and ID number stay masked unless you ask for more.',
  full: 'With the full mobile and ID number (asks for your password)',
  fileName: '{username}-training-platform-data',
  exported: 'Data exported. Please keep the file safe',
  account: 'Close account',
  accountText: 'Deletes account and personal information for good.',
  close: 'Close account',
  closeTitle: 'Close account',
  closeText: 'This cannot be undone. Please make sure that you know what follows:',
  loseData: 'Name, workplace, mobile number, ID number, picture and all else about you is deleted.',
  loseEnrolments: 'Courses that you have not finished are given up, and your places go to others.',
  loseStudy: 'Enrolments, study records, credits and certificates can no longer be seen with this account.',
  loseName: 'User name and mobile number are free and can be registered again.',
  loseSessions: 'All devices are signed out at once.',
  sure: 'I know what follows and want to close my account',
  sureRequired: 'Please confirm first',
  closed: 'Account closed',
  closedDetail: 'Your personal information has been deleted. You are now a visitor.',
};
