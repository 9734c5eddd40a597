import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Sign in',
  lead: 'Sign in with your platform account to continue learning.',
  why: 'Once signed in you can',
  projectWanted: 'The course you are opening',
  projectGain1: 'see the whole outline, the teachers and the assessment',
  projectGain2: 'enrol online and follow the decision',
  projectGain3: 'study, and earn credits and a certificate that can be verified',
  projectList: 'Look at all courses first',
  hospitalWanted: 'The training base you are opening',
  hospitalGain1: 'read about the base, with pictures and contact details',
  hospitalGain2: 'see the courses it offers',
  hospitalGain3: 'enrol there and follow the decision',
  hospitalList: 'Look at all training bases first',
  newsWanted: 'The news you are opening',
  newsGain1: 'read the whole text, with its pictures',
  newsGain2: 'download its files',
  newsGain3: 'go on to the previous and next news, and by category',
  newsList: 'Look at the list of news first',
  noticeWanted: 'The notices you are opening',
  noticeGain1: 'read notices in full',
  noticeGain2: 'download forms and other files',
  noticeGain3: 'get messages about what concerns you',
  noticeList: 'Look at the home page first',
};
