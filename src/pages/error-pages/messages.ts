import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('errorPages', {
  forbiddenTitle: '无权访问',
  forbiddenText: '您的账号没有打开这个页面的权限。如需开通，请联系所在培训基地的管理员。',
  notFoundTitle: '页面不存在',
  notFoundText: '地址可能有误，或者页面已经移走。',
  home: '返回首页',
  back: '返回上一页',
  search: '搜索您要找的内容',
  searchButton: '搜索',
  courses: '查找培训项目',
  verify: '查验证书',
  help: '查看帮助中心',
  code: '错误代码 {code}',
});
