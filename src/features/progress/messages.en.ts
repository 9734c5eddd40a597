import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  saved: 'Saved {time}',
  automatic: 'Your progress is saved by itself',
  unsaved:
    '{seconds, plural, one {# second is} other {# seconds are}} not saved yet; sent when the network is back',
  unsavedPlace: 'Your latest progress is not saved yet; sent when the network is back',
  busy: 'Many people are studying right now; your progress is kept and sent by itself in a moment',
  later: 'The platform takes part of your progress later; it is sent by itself',
  fleeting:
    'This browser cannot keep your progress on the computer. Please leave the page open until it is sent.',
  sync: 'Sync now',
};
