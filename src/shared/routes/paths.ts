import type { ArticleType } from '@/contracts/article';
import { defineMessages, type Message } from '@/shared/intl/define-messages';
import { fillPattern } from './fill-pattern';

/**
 * Pattern and href builder of every in-app path; paths are written nowhere else. Titles of pages are here as far as the
 * first script needs them, and other pages link to them.
 */
export const paths = {
  root: route('/'),
  home: route('/index'),
  welcome: route('/dash', defineMessages('welcome', { title: ['登录与门户', 'Sign in and portal'] })),
  login: route('/login', defineMessages('login', { title: ['登录', 'Sign in'] })),
  register: route('/register', defineMessages('register', { title: ['注册', 'Create an account'] })),
  forgotPassword: route(
    '/forgotpsd',
    defineMessages('forgotPassword', { title: ['重置密码', 'Reset the password'] }),
  ),
  terms: route(
    '/contract',
    defineMessages('terms', { title: ['服务协议与隐私政策', 'Service agreement and privacy policy'] }),
  ),
  password: route('/password', defineMessages('password', { title: ['修改密码', 'Change the password'] })),
  downloads: route('/download', defineMessages('downloadCentre', { title: ['下载中心', 'Downloads'] })),
  search: route('/search', defineMessages('search', { title: ['全站搜索', 'Search'] })),
  help: route('/help', defineMessages('help', { title: ['帮助中心', 'Help centre'] })),
  operators: route('/operators', defineMessages('operators', { title: ['运行概览', 'Operation overview'] })),
  inbox: route('/sys-message', defineMessages('inbox', { title: ['站内消息', 'Messages'] })),
  userCentre: route<{ section: string }>('/uc/:section'),
  verify: route('/verify', defineMessages('verify', { title: ['证书查验', 'Verify a certificate'] })),
  verified: route<{ number: string }>('/verify/:number', {
    title: defineMessages('verify', { resultTitle: ['查验结果', 'Verification result'] }).resultTitle,
  }),
  contact: route<{ id: string }>(
    '/contactus/:id',
    defineMessages('contact', { title: ['联系我们', 'Contact us'] }),
  ),
  forbidden: route('/403'),
  notFound: route('/404'),
  news: route('/article'),
  newsItem: route<{ id: string }>('/article/:id'),
  notices: route('/notice'),
  noticeItem: route<{ id: string }>('/notice/:id'),
  projects: route('/project', defineMessages('projectList', { title: ['培训项目', 'Courses'] })),
  project: route<{ id: string }>(
    '/project/:id',
    defineMessages('projectDetail', { title: ['培训详情', 'Course'] }),
  ),
  study: route<{ id: string }>('/study/:id', defineMessages('studyPage', { title: ['培训详情', 'Course'] })),
  hospitals: route(
    '/hospital',
    defineMessages('hospitalList', { title: ['培训基地', 'Training hospitals'] }),
  ),
  hospital: route<{ id: string }>(
    '/hospital/:id',
    defineMessages('hospitalDetail', { title: ['基地详情', 'Training hospital'] }),
  ),
  teacher: route<{ id: string }>(
    '/teacher/:id',
    defineMessages('teacher', { title: ['授课教师', 'Teacher'] }),
  ),
} as const;

/** List and detail paths of an article type. */
export const articlePaths = {
  news: { list: paths.news, item: paths.newsItem },
  notice: { list: paths.notices, item: paths.noticeItem },
} as const satisfies Record<ArticleType, unknown>;

export interface RoutePath<Params> {
  pattern: string;
  href: (params: Params) => string;
}

type Params = Record<string, string>;

function route<P extends Params | void = void>(pattern: string): RoutePath<P>;
function route<P extends Params | void = void>(
  pattern: string,
  messages: { title: Message },
): RoutePath<P> & { title: Message };
function route(pattern: string, messages?: { title: Message }) {
  return { pattern, ...messages, href: (params?: Params) => fillPattern(pattern, params ?? {}) };
}
