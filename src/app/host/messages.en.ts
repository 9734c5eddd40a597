import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  leave: 'You have unsaved input, which will be lost if you leave. Leave?',
  leaveConfirm: 'Leave',
};
