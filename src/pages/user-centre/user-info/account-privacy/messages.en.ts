import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Data and account',
  data: 'My data',
  dataText: 'Download everything the platform holds about you.',
  export: 'Export data',
  exportTitle: 'Export my data',
  exportText:
    'The JSON file contains your profile and consents, login records and sessions, messages, enrolments, study progress, quiz answers, credits and certificates. Mobile and ID numbers stay masked unless you ask for them in full.',
  full: 'With full mobile and ID numbers (your password is required)',
  fileName: '{username}-training-platform-data',
  exported: 'Data exported. Please keep the file safe',
  account: 'Close account',
  accountText: 'Permanently deletes your account and personal information.',
  close: 'Close account',
  closeTitle: 'Close account',
  closeText: 'This cannot be undone. Please make sure you understand the consequences:',
  loseData:
    'Your name, workplace, mobile number, ID number, picture and all other information about you are deleted.',
  loseEnrolments: 'Courses you have not finished are given up, and your places go to others.',
  loseStudy: 'Enrolments, study records, credits and certificates can no longer be seen with this account.',
  loseName: 'Your user name and mobile number are released and can be registered again.',
  loseSessions: 'All devices are signed out at once.',
  sure: 'I understand the consequences and want to close my account',
  sureRequired: 'Please confirm first',
  closed: 'Account closed',
  closedDetail: 'Your personal information has been deleted. You are now a visitor.',
};
