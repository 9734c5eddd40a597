import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  phone: 'Mobile number',
  phoneRequired: 'Please enter your mobile number',
  code: 'SMS code',
  codeRequired: 'Please enter the SMS code',
  send: 'Send code',
  proving: 'Security check…',
  wait: 'Resend in {seconds} s',
  mayCome: 'The code may still arrive. Please wait a moment before you request another.',
  sent: 'The code has been sent and is valid for 5 minutes. If it does not arrive, please check the number.',
};
