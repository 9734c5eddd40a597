import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  phone: 'Please enter a correct mobile number',
  username: 'A user name has 4 to 20 letters, digits or underscores',
  smsCode: 'Please enter the 6 digits of the code',
  realName: 'A name has 2 to 20 letters, with · between them if need be',
  email: 'Please enter a correct e-mail address',
  idNumber: 'Please enter a correct ID number',
  visible: 'Please enter text that can be seen',
  length: 'A password has 8 to 20 characters',
  noChinese: 'A password cannot contain Chinese characters',
  kinds: 'A password has at least three of: digits, lower case, upper case, special characters',
  replyTo: 'Enter a mobile phone, a landline number or an e-mail address',
  other: 'This is not valid, please check',
};
