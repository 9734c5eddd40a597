import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('userCentreParts', {
  cancel: '取消',
  password: '登录密码',
  passwordRequired: '请输入登录密码',
});
