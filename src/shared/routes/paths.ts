import { generatePath } from 'react-router-dom';
import { articleTypes, type ArticleType } from '@/contracts/article';

/** Every in-app address, its pattern and its href builder side by side; nobody writes a path elsewhere. */
export const paths = {
  root: place('/'),
  home: place('/index'),
  landing: place('/dash'),
  login: place('/login'),
  register: place('/register'),
  forgotPassword: place('/forgotpsd'),
  contract: place('/contract'),
  password: place('/password'),
  downloads: place('/download'),
  search: place('/search'),
  siteMessages: place('/sys-message'),
  userCentre: place<{ section: string }>('/uc/:section'),
  verify: place('/verify'),
  verified: place<{ number: string }>('/verify/:number'),
  contact: place<{ id: string }>('/contactus/:id'),
  forbidden: place('/403'),
  notFound: place('/404'),
  news: place('/article'),
  newsItem: place<{ id: string }>('/article/:id'),
  notices: place('/notice'),
  noticeItem: place<{ id: string }>('/notice/:id'),
  projects: place('/project'),
  project: place<{ id: string }>('/project/:id'),
  study: place<{ id: string }>('/study/:id'),
  hospitals: place('/hospital'),
  hospital: place<{ id: string }>('/hospital/:id'),
} as const;

/** List and detail addresses of an article type. */
export const articlePaths = {
  news: { list: paths.news, item: paths.newsItem },
  notice: { list: paths.notices, item: paths.noticeItem },
} as const satisfies Record<ArticleType, unknown>;

export const isArticleType = (text: string): text is ArticleType =>
  (articleTypes as readonly string[]).includes(text);

export interface Place<Params> {
  pattern: string;
  href: (params: Params) => string;
}

function place<Params extends Record<string, string> | void = void>(pattern: string): Place<Params> {
  return { pattern, href: (params) => generatePath(pattern, params ?? {}) };
}
