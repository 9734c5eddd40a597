import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  phone: 'Mobile number',
  phoneRequired: 'Please enter your mobile number',
  code: 'SMS code',
  codeRequired: 'Please enter the SMS code',
  send: 'Send code',
  proving: 'Security check…',
  wait: 'Again in {seconds} s',
  mayCome: 'The code may still arrive: please wait a moment before you ask for another.',
  sent: 'The code has been sent and is valid for 5 minutes. If nothing comes, please check the number.',
};
