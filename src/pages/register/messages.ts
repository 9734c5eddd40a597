import { defineMessages } from '@/shared/intl/define-messages';
import { title } from './title';

export const messages = defineMessages('register', {
  title,
  lead: '注册后即可报名培训、在线学习并保存进度。',
  account: '登录账号',
  username: '用户名',
  usernameHint: '4-20 位字母、数字或下划线',
  usernameRequired: '用户名不能为空',
  password: '设置密码',
  phone: '手机验证',
  person: '个人信息',
  read: '注册前请先阅读<service>《服务协议》</service>和<privacy>《隐私政策》</privacy>。',
  consent: '我已阅读并同意服务协议与隐私政策',
  consentRequired: '请先阅读并同意服务协议与隐私政策',
  submit: '注册',
  registered: '注册成功，请登录。',
  signedIn: '注册成功，已登录{site}',
  hasAccount: '已有账号？',
  login: '登录',
});
