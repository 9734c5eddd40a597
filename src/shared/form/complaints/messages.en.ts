import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  phone: 'Please enter a valid mobile number',
  username: 'A user name must have 4 to 20 letters, digits or underscores',
  smsCode: 'Please enter the 6 digits of the code',
  realName: 'A name must have 2 to 20 letters, with · between its parts if needed',
  email: 'Please enter a valid e-mail address',
  idNumber: 'Please enter a valid ID number',
  visible: 'Please enter visible text',
  length: 'A password must have 8 to 20 characters',
  noChinese: 'A password cannot contain Chinese characters',
  kinds:
    'A password must have at least three of: digits, lower-case letters, upper-case letters, special characters',
  replyTo: 'Enter a mobile phone, a landline number or an e-mail address',
  other: 'This is not valid, please check',
};
