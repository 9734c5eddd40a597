import { defineMessages } from '@/shared/intl/define-messages';

export const messages = defineMessages('errorPages', {
  forbiddenTitle: ['无权访问', 'No access'],
  forbiddenText: [
    '您的账号没有打开这个页面的权限。如需开通，请联系所在培训基地的管理员。',
    'Your account may not open this page. The administrator of your training hospital can grant access.',
  ],
  forbiddenVisitorText: [
    '这个页面需要有权限的账号，请登录后再试。',
    'This page needs an account that may open it. Please sign in and try again.',
  ],
  login: ['登录', 'Sign in'],
  notFoundTitle: ['页面不存在', 'Page not found'],
  notFoundText: ['地址可能有误，或者页面已经移走。', 'The address may be wrong, or the page has moved.'],
  home: ['返回首页', 'Back to the home page'],
  back: ['返回上一页', 'Back to the previous page'],
  search: ['搜索您要找的内容', 'Search for what you need'],
  searchButton: ['搜索', 'Search'],
  courses: ['查找培训项目', 'Find a course'],
  verify: ['查验证书', 'Verify a certificate'],
  help: ['查看帮助中心', 'See the help centre'],
  code: ['错误代码 {code}', 'Error code {code}'],
});
