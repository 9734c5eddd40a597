import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Messages',
  unread: '{count} unread',
  unreadCount: 'Number of unread messages',
  allRead: 'No unread messages',
  readAll: 'Mark all as read',
  readOne: 'Mark as read',
  readOneNamed: 'Mark as read: “{title}”',
  remove: 'Delete',
  removeNamed: 'Delete “{title}”',
  removed: 'Deleted “{title}”',
  removedSeveral: 'Deleted {count, plural, one {# message} other {# messages}}',
  undo: 'Undo',
  allMarked: 'All marked as read',
  restored: 'Restored',
  show: 'Show',
  all: 'All',
  isUnread: 'Unread',
  noneUnread: 'You have read them all',
  showAll: 'Show all messages',
  cleared: 'All messages on this page have been deleted',
  empty: 'No messages yet',
  emptyText: 'News of your enrolments, training and account will appear here.',
};
