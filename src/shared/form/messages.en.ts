import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  required: 'Please enter: {label}',
  whitespace: '{label} cannot be blank',
  type: '{label} is not in the right format',
  lengthExact: 'Number of characters in “{label}”: {len}',
  lengthRange: 'Number of characters in “{label}”: {min} to {max}',
  lengthMin: 'Number of characters in “{label}”: at least {min}',
  lengthMax: 'Number of characters in “{label}”: at most {max}',
  rangeExact: '{label} must be {len}',
  range: '{label} must be between {min} and {max}',
  rangeMin: '{label} must be at least {min}',
  rangeMax: '{label} must be at most {max}',
  enum: '{label} must be one of: {enum}',
  pattern: '{label} does not have the required form',

  phone: 'Please enter a valid mobile number',
  username: 'A user name must have 4 to 20 letters, digits or underscores',
  smsCode: 'Please enter the 6 digits of the code',
  realName: 'A name must have 2 to 20 letters, with · between its parts if needed',
  email: 'Please enter a valid e-mail address',
  idNumber: 'Please enter a valid ID number',
  visible: 'Please enter visible text',
  passwordLength: 'A password must have 8 to 20 characters',
  passwordNoChinese: 'A password cannot contain Chinese characters',
  passwordKinds:
    'A password must have at least three of: digits, lower-case letters, upper-case letters, special characters',
  passwordCommon: 'This password is among the first that anybody guesses; choose another one',
  replyTo: 'Enter a mobile phone, a landline number or an e-mail address',
  invalid: 'This is not valid, please check',
};
