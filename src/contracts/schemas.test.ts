import { articlePage } from './article';
import { callAddress, callRequest } from './call';
import { calls } from './calls';
import { dictionary } from './dictionary';
import { friendLinkList } from './friend-link';
import { menuItem } from './menu';
import { routeRecords } from './route';
import { login } from './session';

const item = {
  path: '/article',
  name: 'Article',
  title: '医院新闻',
  component: 'newsList',
  redirect: '/index',
  jumpUrl: '/article?page=2',
  meta: { title: '医院新闻', icon: 'news' },
};

it('The calls of the specification have its paths (R7.7, R7.9, R7.10, R7.11, R7.12, R7.13, R7.14, R7.15, R7.16, R7.17, R7.18, R7.19, R7.20, R7.21, R7.22, R7.23, R7.24, R7.25, R7.26, R7.27)', () => {
  const specified = {
    login: '/train2/portal/oauth2/token?grant_type=password',
    userInfo: '/train2/portal/userInfo',
    logout: '/train2/portal/logout',
    register: '/train2/portal/register',
    passwordErrorSave: '/train2/admin/user-student/passworderrorsave',
    passwordError: '/train2/admin/user-student/passworderror',
    passwordErrorRemove: '/train2/admin/user-student/passworderrorremove',
    passwordTime: '/unify-main/admin/user/passwordtime',
    sendResetCode: '/train2/portal/phone/captcha/sendresetpw',
    passwordReset: '/train2/portal/pwdreset',
    loginByCode: '/train2/portal/loginmsg',
    dictData: '/unify-main/admin/dict/data',
    menuTree: '/unify-cms/portal/menu/treeList',
    categoryTree: '/unify-cms/portal/category/treeList',
    articlePage: '/unify-cms/portal/article/page',
    articleDetail: '/unify-cms/portal/article/detail',
    attachmentPage: '/unify-cms/portal/attachment/page',
    attachmentDownload: '/unify-cms/portal/attachment/download',
    bannerList: '/unify-cms/portal/banner/list',
    friendLinkList: '/unify-cms/portal/friend-link/list',
  } as const;
  const names = Object.keys(specified) as (keyof typeof specified)[];
  expect(Object.fromEntries(names.map((name) => [name, callAddress(calls[name], 'train')]))).toEqual(
    specified,
  );
});

describe('the schemas of portal and platform', () => {
  it('have all fields of a menu item, which are those of a route (R3.6)', () => {
    const tree = { ...item, children: [item] };
    expect(menuItem.parse(tree)).toEqual(tree);
    expect(routeRecords.parse([tree])).toEqual([tree]);
    for (const field of ['path', 'title'])
      expect(menuItem.safeParse({ ...item, [field]: undefined }).success).toBe(false);
  });

  it('have title and URL of a friend link (R3.14)', () => {
    const { response } = friendLinkList;
    const link = { title: '示例学会', jumpUrl: 'https://example.org' };
    expect(response.parse([link])).toEqual([link]);
    expect(response.safeParse([{ title: '示例学会' }]).success).toBe(false);
  });

  it('have code and items of a dictionary, each with code and name (R3.17)', () => {
    const gender = { dictCode: 'gender', items: [{ dictItemCode: '1', dictItemName: '男' }] };
    expect(dictionary.parse(gender)).toEqual(gender);
    expect(dictionary.safeParse({ ...gender, items: [{ dictItemCode: '1' }] }).success).toBe(false);
  });

  it('accept the article types news and notice only (R3.20, R7.22)', () => {
    const isValid = (articleType: string) =>
      articlePage.request.safeParse({ current: 1, size: 10, query: { articleType } }).success;
    expect(['news', 'notice', 'video', ''].map(isValid)).toEqual([true, true, false, false]);
  });

  it('put the grant type of a password login into its path (R3.22)', () => {
    const { address } = callRequest(login, 'train', { username: 'u', password: 'p' });
    expect(address).toBe('/train2/portal/oauth2/token?grant_type=password');
  });
});
