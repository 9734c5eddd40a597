import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Unread messages',
  markAll: 'Mark all as read',
  markOne: 'Mark as read: “{title}”',
  allMarked: 'All marked as read',
  undo: 'Undo',
  none: 'No unread messages',
  all: 'See all messages',
};
