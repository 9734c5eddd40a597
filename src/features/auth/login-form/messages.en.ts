import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  byPassword: 'Password',
  byCode: 'SMS code',
  username: 'User name',
  password: 'Password',
  usernameRequired: 'Please enter your user name',
  passwordShort: 'The password must have at least 6 characters',
  submit: 'Sign in',
  forgot: 'Forgot password?',
  noAccount: 'No account yet?',
  register: 'Create an account',
  terms: 'By signing in you agree to the <link>terms and the privacy policy</link>',
  noToken: 'Sign-in failed: the platform did not return {field}',
  earlyMorning: 'You are up early, {name}',
  morning: 'Good morning, {name}',
  noon: 'Good day, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome to {site}',
};
