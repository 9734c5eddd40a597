import { generatePath } from 'react-router-dom';
import type { ArticleType } from '@/contracts/article';

/** Pattern and href builder of every in-app path; paths are written nowhere else. */
export const paths = {
  root: route('/'),
  home: route('/index'),
  welcome: route('/dash'),
  login: route('/login'),
  register: route('/register'),
  forgotPassword: route('/forgotpsd'),
  terms: route('/contract'),
  password: route('/password'),
  downloads: route('/download'),
  search: route('/search'),
  help: route('/help'),
  inbox: route('/sys-message'),
  userCentre: route<{ section: string }>('/uc/:section'),
  verify: route('/verify'),
  verified: route<{ number: string }>('/verify/:number'),
  contact: route<{ id: string }>('/contactus/:id'),
  forbidden: route('/403'),
  notFound: route('/404'),
  news: route('/article'),
  newsItem: route<{ id: string }>('/article/:id'),
  notices: route('/notice'),
  noticeItem: route<{ id: string }>('/notice/:id'),
  projects: route('/project'),
  project: route<{ id: string }>('/project/:id'),
  study: route<{ id: string }>('/study/:id'),
  hospitals: route('/hospital'),
  hospital: route<{ id: string }>('/hospital/:id'),
  teacher: route<{ id: string }>('/teacher/:id'),
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

function route<Params extends Record<string, string> | void = void>(pattern: string): RoutePath<Params> {
  return { pattern, href: (params) => generatePath(pattern, params ?? {}) };
}
