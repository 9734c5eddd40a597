import { defineMessages } from '@/shared/intl/define-messages';

/** The title and the buttons of every alert and confirmation that has no others (R8.29, R8.30). */
export const messages = defineMessages('dialog', {
  title: ['温馨提示', 'Please note'],
  confirm: ['确定', 'OK'],
  cancel: ['取消', 'Cancel'],
});
