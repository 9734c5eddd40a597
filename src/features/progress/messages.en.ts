import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  saved: 'Saved {time}',
  automatic: 'Your progress is saved automatically',
  unsaved:
    '{seconds, plural, one {# second is} other {# seconds are}} not saved yet and will be sent when the network is back',
  unsavedPosition: 'Your latest progress is not saved yet and will be sent when the network is back',
  busy: 'Many people are studying right now; your progress is kept and will be sent automatically in a moment',
  later: 'The platform takes part of your progress later; it will be sent automatically',
  A0404: 'This lesson is no longer offered; this part of your progress was not saved.',
  A0501: 'Your enrolment is not approved at present; this part of your progress was not saved.',
  A0502: 'The course has not started; this part of your progress was not saved.',
  A0503: 'The course is over; this part of your progress was not saved.',
  A0507: 'This part of your progress does not fit the lesson and was not saved.',
  notPersistent:
    'This browser cannot store your progress on this device. Please keep the page open until it has been sent.',
  sync: 'Save now',
};
