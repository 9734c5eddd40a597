import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'My training',
  all: 'All my training',
  none: 'You are not taking any course at present.',
  find: 'Browse courses',
  goOn: 'Continue',
  look: 'View',
  until: 'Runs until {day}',
  from: 'Starts {day}',
  waits: 'Awaiting a decision',
};
