import { defineMessages } from '@/shared/intl/define-messages';
import { paths } from '@/shared/routes/paths';

export const messages = defineMessages('register', {
  title: paths.register.title,
  lead: [
    '注册后即可报名培训、在线学习并保存进度。',
    'With an account you can enrol, learn online and keep your progress.',
  ],
  account: ['登录账号', 'Account'],
  username: ['用户名', 'User name'],
  usernameHint: ['4-20 位字母、数字或下划线', '4 to 20 letters, digits or underscores'],
  usernameRequired: ['用户名不能为空', 'Please enter a user name'],
  password: ['设置密码', 'Password'],
  phone: ['手机验证', 'Mobile number'],
  person: ['个人信息', 'About you'],
  read: [
    '注册前请先阅读<service>《服务协议》</service>和<privacy>《隐私政策》</privacy>。',
    'Please read the <service>service agreement</service> and the <privacy>privacy policy</privacy> first.',
  ],
  consent: [
    '我已阅读并同意服务协议与隐私政策',
    'I have read and agree to the service agreement and the privacy policy',
  ],
  consentRequired: [
    '请先阅读并同意服务协议与隐私政策',
    'Please read and agree to the service agreement and the privacy policy first',
  ],
  submit: ['注册', 'Create the account'],
  registered: ['注册成功，请登录。', 'Registered. Please sign in.'],
  signedIn: ['注册成功，已登录{site}', 'You are registered and signed in to {site}'],
  hasAccount: ['已有账号？', 'Already have an account?'],
  login: ['登录', 'Sign in'],
});
