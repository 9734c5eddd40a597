import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('errorPages', {
  forbiddenTitle: '无权访问',
  forbiddenText: '您的账号没有打开这个页面的权限。如需开通，请联系所在培训基地的管理员。',
  notFoundTitle: '页面不存在',
  notFoundText: '地址可能有误，或者页面已经移走。',
  home: '返回首页',
  help: '帮助中心',
  back: '返回上一页',
});
