import '@/testing/production-mode';
import { screen, waitFor } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const site = '国家器官移植发展培训平台';

/** An element of the page that is shown; a cached page is in the document too. */
async function shown(text: string, selector: string): Promise<HTMLElement> {
  return waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.textContent.includes(text) && !element.closest('[style*="display: none"]'),
    );
    if (!found) throw new Error(`no ${selector} shows ${text}`);
    return found;
  }, pageTimeout);
}

const heading = (name: string) => shown(name, 'h1, h2, h3');

async function expectAddress(end: string) {
  await waitFor(() => {
    expect(window.location.hash).toBe(`#${end}`);
  }, pageTimeout);
}

async function followLink(name: string) {
  await user.click(await shown(name, 'main a'));
}

it.each([
  ['/', '/index', '首页', '首页'],
  ['/index', '/index', '首页', '首页'],
  ['/dash', '/dash', '学员登录', '登录与门户'],
  ['/login', '/login', '登录', '登录'],
  ['/article', '/article', '医院新闻', '医院新闻'],
  ['/download', '/download', '下载中心', '下载中心'],
  ['/403', '/403', '无权访问', '无权访问'],
  ['/404', '/404', '页面不存在', '页面不存在'],
])(
  'A visitor opens %s without a login, and the document is named after it (R1.30, R2.48, R2.67, R2.69, R2.70)',
  async (path, end, title, documentTitle) => {
    renderPortal(path);
    await heading(title);
    await expectAddress(end);
    await waitFor(() => {
      expect(document.title).toBe(`${documentTitle} - ${site}`);
    }, pageTimeout);
  },
);

it('An unknown address leads to the not-found page, which links to the home page (R2.7, R2.30)', async () => {
  renderPortal('/no/such/page?x=1');
  await heading('页面不存在');
  await expectAddress('/404');
  await followLink('返回首页');
  await expectAddress('/index');
});

it.each([['/%zz'], ['%zz'], ['/%E0%A4%A'], ['/no/100%?x=%zz'], [`/${'a'.repeat(50_000)}`]])(
  'A malformed address leads to the not-found page, at the start and later: %.20s',
  async (path) => {
    renderPortal(path);
    await heading('页面不存在');
    await expectAddress('/404');
    await followLink('返回首页');
    await heading('首页');
    // jsdom sends the fragment as the referrer, which would make the headers of the home page's requests too long
    await waitFor(() => {
      expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
    }, pageTimeout);
    window.location.hash = path;
    await heading('页面不存在');
    await expectAddress('/404');
  },
);

it.each([
  ['/article&shareTo=weixin', '/article', '医院新闻'],
  ['wechat_redirect', '/index', '首页'],
  ['/article%3Ffrom%3Dtimeline', '/article?from=timeline', '医院新闻'],
  ['/article。', '/article', '医院新闻'],
  ['%2Farticle）', '/article', '医院新闻'],
  ['/login?redirect=%2Farticle%2F1%E3%80%82', '/login?redirect=%2Farticle%2F1%E3%80%82', '登录'],
])('A changed address %s opens the page that was meant, at the start and later', async (path, end, title) => {
  renderPortal(path);
  await heading(title);
  await expectAddress(end);
  window.location.hash = '/contract';
  await heading('服务协议与隐私政策');
  window.location.hash = path;
  await heading(title);
  await expectAddress(end);
});

describe.each([
  [
    '/article',
    '没有找到这篇内容',
    '返回新闻列表',
    '医院新闻',
    ['999999', 'abc', '%00', '%zz', '9'.repeat(5000)],
  ],
  [
    '/hospital',
    '没有找到这个培训基地',
    '返回培训基地',
    '培训基地',
    ['61', '9223372036854775807', '0', 'abc', '1.5', '%E4%BA%AC'],
  ],
  [
    '/project',
    '没有找到这个培训项目',
    '返回培训项目',
    '培训项目',
    ['999999', 'abc', '0', '1e3', '9999999999999999999'],
  ],
])('below %s', (list, notFound, back, title, ids) => {
  it('an unknown or malformed id shows the not-found page of its kind, which links to the list (R2.17)', async () => {
    await as('trainee');
    renderPortal('/403');
    await heading('无权访问');
    screen.getByText(/^您的账号没有打开这个页面的权限/);
    for (const id of ids) {
      window.location.hash = `${list}/${id}`;
      await heading(notFound);
      await followLink(back);
      await heading(title);
    }
  });
});

it('The forbidden page leads a visitor to the login', async () => {
  renderPortal('/403');
  await screen.findByText('这个页面需要有权限的账号，请登录后再试。', {}, pageTimeout);
  expect(screen.queryByText(/^您的账号/)).toBeNull();
  const link = await shown('登录', 'main a');
  expect(link.getAttribute('href')).toBe('#/login');
});

it('Invalid list parameters in the address are ignored (R2.12, R2.16)', async () => {
  renderPortal('/project?page=-3&kind=%3Cb%3E&state=never&hospital=x&sort=random&mine=yes');
  await waitFor(() => {
    expect(document.querySelectorAll('main li h2')).toHaveLength(24);
  }, pageTimeout);
  window.location.hash = '/hospital?province=%E7%B2%A4&level=%20&page=-1';
  await screen.findByText('找到 60 个培训基地', {}, pageTimeout);
});

it.each([
  ['/article', 10],
  ['/project', 24],
  ['/hospital', 12],
  ['/download', 20],
])('A page number past the end of %s says so and links back to the first page', async (list, size) => {
  renderPortal(`${list}?page=99`);
  await heading('没有这一页');
  await followLink('回到第一页');
  await waitFor(() => {
    expect(document.querySelectorAll('main li h2, main tbody tr')).toHaveLength(size);
  }, pageTimeout);
  await expectAddress(list);
});

it('A category filters the news, and every entry shows it', async () => {
  renderPortal('/article?page=2');
  await followLink('技术前沿');
  await waitFor(() => {
    expect(window.location.hash).toMatch(/^#\/article\?category=\d+$/);
    const entries = [...document.querySelectorAll('main li')].filter((item) => item.querySelector('h2'));
    expect(entries).toHaveLength(8);
    for (const entry of entries) expect(entry.textContent).toContain('技术前沿');
  }, pageTimeout);
});
