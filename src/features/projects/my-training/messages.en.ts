import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'My training',
  all: 'All my training',
  none: 'You are in no course at present.',
  find: 'See the courses',
  goOn: 'Continue',
  look: 'Look',
  until: 'Running until {day}',
  from: 'Starts {day}',
  waits: 'Waiting for a decision',
};
