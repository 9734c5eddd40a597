import type { Translation } from '@/shared/intl/languages';
import type { messages } from './messages';

export const english: Translation<typeof messages> = {
  home: 'Back to the home page',
  help: 'Need help? Help centre',

  methods: 'Ways to sign in',
  byPassword: 'Password',
  bySms: 'SMS code',
  username: 'User name',
  usernameRequired: 'Please enter your user name',
  password: 'Password',
  passwordTooShort: 'The password must have at least 6 characters',
  submit: 'Sign in',
  forgotPassword: 'Forgot password?',
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

  attemptsLeft: '{count, plural, one {# attempt} other {# attempts}} left.',
  lockedUntil: 'Too many wrong passwords. You can try again after {time}.',
  resetBySms: 'You can also <link>reset the password by SMS</link> now.',

  phone: 'Mobile number',
  newPhone: 'New mobile number',
  phoneRequired: 'Please enter your mobile number',
  code: 'SMS code',
  codeRequired: 'Please enter the SMS code',
  sendCode: 'Send code',
  solvingCaptcha: 'Security check…',
  resendIn: 'Resend in {seconds} s',
  codeMayArrive: 'The code may still arrive. Please wait a moment before you request another.',
  captchaFailed: 'The security check was not completed, so no code was sent. Please try again.',
  codeSent:
    'The code has been sent and is valid for 5 minutes. If it does not arrive, please check the number.',

  newPassword: 'New password',
  newPasswordRequired: 'Please enter a password',
  repeatPassword: 'Repeat the password',
  repeatPasswordRequired: 'Please repeat the password',
  passwordsDiffer: 'The passwords do not match',
  passwordRules: 'Password rules',
  length: '8 to 20 characters',
  noChinese: 'No Chinese characters',
  kinds: 'At least three of: digits, lower-case letters, upper-case letters, special characters',
  ruleMet: 'met',
  ruleNotMet: 'not met',

  realName: 'Real name',
  realNameHint:
    'Certificates show the name under which your enrolment was approved; operators approve a later change',
  realNameRequired: 'Please enter your real name',
  hospital: 'Hospital',
  hospitalRequired: 'Please enter your hospital',
};
