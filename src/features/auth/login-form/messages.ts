import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('loginForm', {
  byPassword: '密码登录',
  byCode: '短信登录',
  username: '用户名',
  password: '密码',
  usernameRequired: '用户名不能为空',
  passwordShort: '密码不能少于6位',
  submit: '登录',
  forgot: '忘记密码',
  noAccount: '还没有账号？',
  register: '注册新账号',
  terms: '登录即表示同意<link>《服务协议》与《隐私政策》</link>',
  noToken: '登录接口异常，未正确返回 {field}',
  earlyMorning: '早上好，{name}',
  morning: '上午好，{name}',
  noon: '中午好，{name}',
  afternoon: '下午好，{name}',
  evening: '晚上好，{name}',
  welcome: '欢迎登录{site}',
});
