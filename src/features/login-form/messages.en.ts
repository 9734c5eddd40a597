import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  username: 'User name',
  password: 'Password',
  usernameRequired: 'The user name must not be empty',
  passwordShort: 'The password has at least 6 characters',
  submit: 'Sign in',
  noToken: 'The login interface is abnormal: {field} was not returned correctly',
  earlyMorning: 'You are up early, {name}',
  morning: 'Good morning, {name}',
  noon: 'Good day, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  welcome: 'Welcome to {site}',
};
