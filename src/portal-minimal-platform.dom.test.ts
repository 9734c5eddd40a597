import '@/testing/production-mode';
import { screen, waitFor } from '@testing-library/dom';
import { pageRoutes } from '@/app/router/page-routes';
import { callPath } from '@/contracts/call';
import { capabilities, capabilityNames, type Capability } from '@/contracts/capabilities';
import { setupFaultyServer } from '@/testing/faulty-server';
import { clickButton, fieldByLabel, fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { minimalPlatform, minimalStyles } from '@/testing/minimal-platform';
import { renderPortal } from '@/testing/render-portal';
import { createAvailability } from '@/shared/routes/available-pages';
import { callNamesOf, calls } from '@/contracts/calls';

const server = setupFaultyServer();

/** Pages that need more of the specified calls than the home page does. */
const asksMore = /^\/(article|notice|download|password)/;

/** Data that some calls of the specification must return for the pages to show content. */
const content = {
  login: { access_token: 'a-token' },
  userInfo: { username: 'li', gender: 1, roles: null },
  menuTree: [
    { path: '/article', title: '新闻', target: '' },
    { path: '/index' },
    { title: '无处可去' },
    null,
  ],
  friendLinkList: [{ title: '学会', jumpUrl: 'https://example.org/' }, { title: '无址' }],
  bannerList: [{ image: 'https://example.org/a.png' }],
};

it.each(minimalStyles)(
  'A platform of the specified calls with the least fields, the others %s, serves the whole portal (R3.2, R3.3)',
  async (style) => {
    server.respond = minimalPlatform(style, content);
    const { root } = renderPortal('/login', {
      config: { apiBase: server.url },
    });
    await screen.findByLabelText('用户名', {}, pageTimeout);
    await fillFields({ 用户名: 'li', 密码: 'Trainee@2026' });
    await clickButton('登录');
    await waitFor(() => {
      expect([root.dataset.username, window.location.hash]).toEqual(['li', '#/index']);
    }, pageTimeout);
    for (const selector of [
      'header nav a[href="#/article"]',
      'main a[href^="#/article/"]',
      'main a[href^="#/notice/"]',
      'footer a[href="https://example.org/"]',
    ])
      await waitFor(() => {
        expect([selector, root.querySelectorAll(selector).length]).toEqual([selector, 1]);
      }, pageTimeout);

    const shown = (selector: string) =>
      [...root.querySelectorAll(`main ${selector}`)].filter(
        (part) => !part.closest('[style*="display: none"]'),
      );
    const pages =
      style === 'missing' ? pageRoutes : pageRoutes.filter(({ pattern }) => asksMore.test(pattern));
    // a user without roles opens no page with a guard
    for (const { pattern } of pages.filter(({ guard }) => guard === undefined)) {
      const path = pattern.replace(/:\w+/g, '1');
      window.location.hash = path;
      await waitFor(() => {
        const address = window.location.hash.slice(1);
        expect([path, address, shown('h1').length, shown('[aria-busy=true]').length]).toEqual([
          path,
          path,
          1,
          0,
        ]);
      }, pageTimeout);
      expect([path, shown('h1')[0]?.textContent]).not.toEqual([path, '页面出了问题']);
    }
  },
);

/** A minimal platform’s pages reserve no height for sections, and have no filter and no column, without content. */
async function expectNoEmptyParts(root: HTMLElement): Promise<void> {
  window.location.hash = '/index';
  await waitFor(() => {
    expect(root.querySelector('.belowFold')?.className).toBe('belowFold');
  }, pageTimeout);
  window.location.hash = '/article';
  await screen.findByRole('heading', { level: 1, name: '医院新闻' }, pageTimeout);
  await waitFor(() => {
    expect(screen.queryByRole('navigation', { name: '分类' })).toBeNull();
  }, pageTimeout);
  window.location.hash = '/download';
  await waitFor(() => {
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(names).toEqual(['文件', '大小', '发布日期', '操作']);
    expect(screen.queryByRole('navigation', { name: '文件分类' })).toBeNull();
  }, pageTimeout);
}

it('Without the capabilities that a platform lacks, the portal has none of their pages, no link to them, and makes none of their calls', async () => {
  const menu = [...pageRoutes.map(({ pattern }) => pattern.replace(/:\w+/g, '1')), '/project?state=open'];
  server.respond = minimalPlatform('missing', {
    ...content,
    menuTree: menu.map((path) => ({ path, title: path })),
  });
  const { root } = renderPortal('/login', {
    config: { apiBase: server.url, without: capabilityNames },
  });
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await fillFields({ 用户名: 'li', 密码: 'Trainee@2026' });
  await clickButton('登录');
  await waitFor(() => {
    expect([root.dataset.username, window.location.hash]).toEqual(['li', '#/index']);
  }, pageTimeout);

  const isAvailable = createAvailability(capabilityNames);
  const present = pageRoutes.filter(({ pattern }) => isAvailable(pattern));
  const shown = (part: string) =>
    root.querySelectorAll(`main ${part}:not([style*="display: none"] *)`).length;
  for (const { pattern } of present) {
    window.location.hash = pattern.replace(/:\w+/g, '1');
    await waitFor(() => {
      expect([pattern, shown('h1'), shown('[aria-busy=true]')]).toEqual([pattern, 1, 0]);
    }, pageTimeout);
    const links = [...root.querySelectorAll('a[href^="#/"]')].map(
      (link) => link.getAttribute('href')?.slice(1) ?? '',
    );
    expect([pattern, links.filter((path) => !isAvailable(path))]).toEqual([pattern, []]);
  }
  for (const path of ['/project', '/sys-message', '/uc/myCert']) {
    window.location.hash = path;
    await waitFor(() => {
      expect([path, window.location.hash]).toEqual([path, '#/404']);
    }, pageTimeout);
  }
  await expectNoEmptyParts(root);
  const lacked = capabilityNames
    .flatMap((name) => callNamesOf(name))
    .map((call) => callPath(calls[call], 'train'));
  expect(server.received.map(({ path }) => path).filter((path) => lacked.includes(path))).toEqual([]);
});

it.each([
  ['login', '/login', {}],
  [
    'registration',
    '/register',
    {
      用户名: 'li_ming',
      设置密码: 'Trainee@2026',
      再次输入密码: 'Trainee@2026',
      真实姓名: '李明',
      所在医院: '云岭市第一医院',
    },
  ],
])(
  'Without SMS codes of their own, the %s requests them by the call of the specification',
  async (_what, address, person) => {
    const token = content.login;
    server.respond = minimalPlatform('missing', {
      ...content,
      loginByCode: token,
      register: token,
    });
    const { root } = renderPortal(address, {
      config: { apiBase: server.url, without: ['smsCodes'] },
    });
    await screen.findByLabelText('用户名', {}, pageTimeout);
    if (address === '/login') await user.click(screen.getByRole('tab', { name: '短信登录' }));
    else await user.click(await screen.findByRole('checkbox', {}, pageTimeout));
    await screen.findByLabelText('手机号', {}, pageTimeout);
    await fillFields({ 手机号: '13800000001', ...person });
    await user.click(screen.getByText('获取验证码'));
    await screen.findByText(/^验证码已发送/, {}, pageTimeout);
    await user.type(fieldByLabel('短信验证码'), '123456{Enter}');
    await waitFor(() => {
      expect([root.dataset.username, window.location.hash]).toEqual(['li', '#/index']);
    }, pageTimeout);
    const requested = server.received.filter(({ path }) => path.includes('/phone/captcha/'));
    expect(requested.map(({ path, body }) => [path, JSON.parse(body) as unknown])).toEqual([
      ['/train2/portal/phone/captcha/sendresetpw', { phone: '13800000001' }],
    ]);
  },
);

it('The courses of a platform without training bases are listed without the filter and the call of bases', async () => {
  server.respond = minimalPlatform('missing', content);
  renderPortal('/project', {
    config: { apiBase: server.url, without: ['hospitals'] },
  });
  await screen.findByText('专业', {}, pageTimeout);
  expect(screen.queryByText('全部基地')).toBeNull();
  expect(server.received.filter(({ path }) => path.includes('/hospital/'))).toEqual([]);
});

it('A login promises only what the platform has', async () => {
  server.respond = minimalPlatform('missing', content);
  renderPortal('/login', {
    config: { apiBase: server.url, without: ['certificates'] },
  });
  await screen.findByText('在线报名，随时查看审核进度', {}, pageTimeout);
  expect(screen.queryByText('查看学分，下载可查验的证书')).toBeNull();
});

it('Every page of a capability is a page of the portal, and each capability can be turned off separately', () => {
  const absent = (without: Capability) => {
    const isAvailable = createAvailability([without]);
    return pageRoutes.map(({ pattern }) => pattern).filter((pattern) => !isAvailable(pattern));
  };
  for (const name of capabilityNames) {
    const own: readonly string[] = capabilities[name].pages;
    expect(pageRoutes.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining([...own]));
    expect(absent(name)).toEqual(expect.arrayContaining([...own]));
  }
  expect(absent('search')).toEqual(['/search']);
  expect(absent('courses')).toContain('/uc/myCredit');
});

it('The forms before a login promise no course and no certificate of a platform without them', async () => {
  server.respond = minimalPlatform('missing', content);
  const { root } = renderPortal('/register', {
    config: { apiBase: server.url, without: ['courses'] },
  });
  await screen.findByLabelText('真实姓名', {}, pageTimeout);
  expect(root.textContent).not.toMatch(/报名培训|证书使用/);
  window.location.hash = '/login';
  await screen.findByText('忘记密码', {}, pageTimeout);
  expect(root.textContent).not.toContain('继续您的学习');
});
