import { defineTexts } from '@/shared/intl/texts';

export const messages = defineTexts('userCentreParts', {
  cancel: '取消',
  password: '登录密码',
  passwordRequired: '请输入登录密码',
});
