import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Messages',
  unread: '{count} unread',
  allRead: 'No unread messages',
  readAll: 'Mark all as read',
  readOne: 'Mark as read',
  readOneNamed: 'Mark as read: “{title}”',
  remove: 'Delete',
  removeNamed: 'Delete “{title}”',
  removed: 'Deleted “{title}”',
  removedSeveral: 'Deleted {count} messages',
  undo: 'Undo',
  restored: 'Brought back',
  show: 'Show',
  all: 'All',
  isUnread: 'Unread',
  noneUnread: 'You have read them all',
  showAll: 'Show all messages',
  cleared: 'All messages of this page are deleted',
  empty: 'No messages yet',
  emptyText: 'News of your enrolments, trainings and account will appear here.',
};
