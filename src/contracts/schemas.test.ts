import { articlePage } from './article';
import { callRequest } from './call';
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

  it('accept the article types news and notice only (R3.20)', () => {
    const isValid = (articleType: string) =>
      articlePage.request.safeParse({ current: 1, size: 10, query: { articleType } }).success;
    expect(['news', 'notice', 'video', ''].map(isValid)).toEqual([true, true, false, false]);
  });

  it('put the grant type of a password login into its path (R3.22)', () => {
    const { address } = callRequest(login, 'train', { username: 'u', password: 'p' });
    expect(address).toBe('/train2/portal/oauth2/token?grant_type=password');
  });
});
