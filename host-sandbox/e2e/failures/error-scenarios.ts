import type { Locator, Page } from '@playwright/test';

/** A section of a page that a call fills. */
export interface ErrorScenario {
  name: string;
  /** End of the path of the failing call. */
  call: string;
  /** Text in the request body, where other calls of the page share the path. */
  body?: string;
  address: string;
  account?: 'trainee';
  /** Where the error appears, and then the content. */
  region: (page: Page) => Locator;
  /** An element that only loaded content has. */
  loadedContent: (part: Locator) => Locator;
}

const mainRegion = (name: string) => (page: Page) => page.getByRole('main').getByRole('region', { name });
const main = (page: Page) => page.getByRole('main');
const firstDate = (part: Locator) => part.getByRole('time').first();

export const errorScenarios: readonly ErrorScenario[] = [
  {
    name: 'the news on the home page',
    call: '/article/page',
    body: '"news"',
    address: '/index',
    region: mainRegion('医院新闻'),
    loadedContent: firstDate,
  },
  {
    name: 'the notices on the home page',
    call: '/article/page',
    body: '"notice"',
    address: '/index',
    region: mainRegion('通知公告'),
    loadedContent: firstDate,
  },
  {
    name: 'the pictures on the home page',
    call: '/banner/list',
    address: '/index',
    region: (page) => main(page).filter({ has: page.getByRole('heading', { level: 1 }) }),
    loadedContent: (part) => part.getByRole('group', { name: '第 1 项，共 5 项' }),
  },
  {
    name: 'the news list',
    call: '/article/page',
    address: '/article?page=2',
    region: main,
    loadedContent: firstDate,
  },
  {
    name: 'the personal information',
    call: '/userInfo/detail',
    address: '/uc/userInfo',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('textbox', { name: '真实姓名' }),
  },
  {
    name: 'the login records',
    call: '/loginRecord/page',
    address: '/uc/userInfo',
    account: 'trainee',
    region: mainRegion('登录记录'),
    loadedContent: firstDate,
  },
  {
    name: 'the notice list',
    call: '/article/page',
    address: '/notice',
    account: 'trainee',
    region: main,
    loadedContent: firstDate,
  },
  {
    name: 'a news item',
    call: '/article/detail',
    address: '/article/1',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('article').getByRole('heading', { level: 1 }),
  },
  {
    name: 'the files of a news item',
    call: '/attachment/page',
    address: '/article/1',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { name: '附件' }),
  },
  {
    name: 'the courses',
    call: '/project/page',
    address: '/project',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'a course',
    call: '/project/detail',
    address: '/project/1',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { name: '课程大纲' }),
  },
  {
    name: 'the downloads',
    call: '/attachment/page',
    address: '/download',
    region: main,
    loadedContent: (part) => part.getByRole('row').nth(1),
  },
  {
    name: 'the search',
    call: '/search/page',
    address: '/search?q=gan',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'my training',
    call: '/enrolment/mine',
    address: '/uc/myProject',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { level: 2 }).first(),
  },
  {
    name: 'the training bases',
    call: '/hospital/page',
    address: '/hospital',
    region: main,
    loadedContent: (part) => part.getByText('找到 60 个培训基地'),
  },
  {
    name: 'a training base',
    call: '/hospital/detail',
    address: '/hospital/1',
    account: 'trainee',
    region: main,
    loadedContent: (part) => part.getByRole('heading', { name: '联系方式' }),
  },
  {
    name: 'the courses of a training base',
    call: '/project/page',
    address: '/hospital/1',
    account: 'trainee',
    region: mainRegion('培训项目'),
    loadedContent: (part) => part.getByRole('listitem').first(),
  },
];
