import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  byPassword: 'Password',
  byCode: 'SMS code',
  username: 'User name',
  password: 'Password',
  usernameRequired: 'The user name must not be empty',
  passwordShort: 'The password has at least 6 characters',
  submit: 'Sign in',
  forgot: 'Forgot password',
  noAccount: 'No account yet?',
  register: 'Create an account',
  terms: 'By signing in you agree to the <link>terms and the privacy policy</link>',
  noToken: 'The login interface is abnormal: {field} was not returned correctly',
  earlyMorning: 'You are up early, {name}',
  morning: 'Good morning, {name}',
  noon: 'Good day, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome to {site}',
};
