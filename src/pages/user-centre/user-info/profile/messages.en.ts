import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Profile',
  lead: 'Enrolments, study records and certificates use this information, so please keep it accurate.',
  complete: 'Your profile is complete.',
  incomplete: 'Your profile is not complete yet{count, plural, =0 {.} other {; still missing: {fields}.}}',
  comma: ', ',
  toEnrol: 'needed to enrol',
  gender: 'Gender',
  unknown: 'Not given',
  male: 'Male',
  female: 'Female',
  department: 'Department',
  jobTitle: 'Job title',
  jobTitleNone: 'Please choose',
  jobTitlesFailed: 'The list of job titles could not be loaded.',
  retry: 'Try again',
  email: 'E-mail',
  save: 'Save profile',
  undo: 'Undo changes',
  unsaved: 'You have unsaved changes',
  saved: 'Profile saved',
};
