import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  title: 'Create an account',
  lead: 'With an account you can enrol, learn online and keep your progress.',
  account: 'Account',
  username: 'User name',
  usernameHint: '4 to 20 letters, digits or underscores',
  usernameRequired: 'Please enter a user name',
  password: 'Password',
  phone: 'Mobile number',
  person: 'About you',
  read: 'Please read the <service>service agreement</service> and the <privacy>privacy policy</privacy> first.',
  consent: 'I have read and agree to the service agreement and the privacy policy',
  consentRequired: 'Please read and agree to the service agreement and the privacy policy first',
  submit: 'Create the account',
  registered: 'Registered. Please sign in.',
  signedIn: 'You are registered and signed in to {site}',
  hasAccount: 'Already have an account?',
  login: 'Sign in',
};
