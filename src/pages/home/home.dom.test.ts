import { chinaYear } from '@/contracts/china-time';
import { screen, waitFor, within } from '@testing-library/dom';
import { as } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { expectConsole } from '@/testing/console-guard';
import { renderPortal } from '@/testing/render-portal';

const region = async (name: string) => within(await screen.findByRole('region', { name }, pageTimeout));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href') ?? '');

describe('the hero of the home page', () => {
  it('links a visitor to courses, certificates and, after a login, to their own learning, searches, and marks the pinned notice (R2.11, R2.20, R10.75)', async () => {
    renderPortal('/index');
    const task = async (name: RegExp) =>
      (await screen.findByRole('link', { name }, pageTimeout)).getAttribute('href');
    expect([await task(/^查找培训项目/), await task(/^查验证书/), await task(/^继续学习/)]).toEqual([
      '#/project',
      '#/verify',
      '#/uc/overview',
    ]);
    await waitFor(() => {
      const locked = hrefs(screen.getAllByRole('link', { name: /（需登录）/ }));
      expect([...new Set(locked.map((href) => href.replace(/\d+$/, 'id')))].sort()).toEqual([
        '#/article/id',
        '#/notice',
        '#/notice/id',
        '#/project/id',
        '#/uc/overview',
      ]);
    }, pageTimeout);
    const mark = (await region('通知公告')).getByText('置顶');
    expect(mark.parentElement?.textContent).toMatch(/^置顶关于防范冒充/);
    await user.type(screen.getByRole('searchbox', { name: '搜索培训项目、基地、新闻' }), ' 肝移植 {Enter}');
    await waitFor(() => {
      expect(window.location.hash).toBe('#/search?q=%E8%82%9D%E7%A7%BB%E6%A4%8D');
    }, pageTimeout);
  });

  it('links a trainee to the lesson where they stopped, with the names of course and lesson and the progress (R2.11, R2.27)', async () => {
    await as('trainee');
    renderPortal('/index');
    const resume = await screen.findByRole(
      'link',
      { name: /^继续学习 .+下一课时：.+\d+ \/ \d+ 课时/ },
      pageTimeout,
    );
    expect(resume.getAttribute('href')).toMatch(/^#\/study\/\d+$/);
  });
});

describe('the home page below the fold', () => {
  it('shows open projects, hospitals by province, the latest files, the programme’s year with its source and the platform’s totals, each list with a link to all (R2.11)', async () => {
    renderPortal('/index');
    const projects = await region('正在报名');
    await projects.findAllByRole('listitem', {}, pageTimeout);
    expect(hrefs(projects.getAllByRole('link'))).toEqual([
      '#/project?state=open',
      ...[1, 2, 3, 4].map(() => expect.stringMatching(/^#\/project\/\d+$/) as string),
    ]);

    const hospitals = await region('培训基地分布');
    await hospitals.findByText('60 家培训基地，分布在 28 个省、自治区、直辖市。', {}, pageTimeout);
    expect(hrefs(hospitals.getAllByRole('link')).slice(1)).toEqual(
      Array.from({ length: 12 }, () => expect.stringMatching(/^#\/hospital\?province=\d+$/) as string),
    );

    const files = await region('最新文件');
    expect(await files.findAllByRole('button', { name: /^下载 / }, pageTimeout)).toHaveLength(4);

    const programme = await region(`${chinaYear(Date.now()) - 1} 年全国培训数据`);
    await programme.findByText('培训捐献协调员', {}, pageTimeout);
    expect(programme.getByText('比上年 +271').closest('div')?.textContent).toBe(
      '培训捐献协调员比上年 +2713,517',
    );
    expect(programme.getByText(/^《全国器官移植培训年度报告/).closest('p')?.textContent).toMatch(/^来源：/);

    const stats = await region('平台数据');
    await stats.findByText('培训项目', {}, pageTimeout);
    const figures = stats.getAllByRole('definition').map(({ textContent }) => Number(textContent));
    expect(figures.slice(1, 3)).toEqual([60, 28]);
    expect(figures.every((figure) => figure > 0)).toBe(true);
    // the year of the whole country has its own number
    expect(stats.queryByText('已发证书')).toBeNull();
    expect(programme.getByText('颁发结业证书')).not.toBeNull();
  });
});

describe('the content of the home page', () => {
  const proxy = setupPlatformProxy();

  it('has the number of certificates that the platform has issued, where no year of the whole country is shown (R2.11)', async () => {
    const counts = { projects: 3, hospitals: 2, provinces: 1, trainees: 5, certificates: 4 };
    proxy.reply('/portal/statistics', {
      code: 200,
      data: { ...counts, countedAt: new Date().toISOString() },
    });
    renderPortal('/index', { config: { apiBase: proxy.apiBase } });
    const stats = await region('平台数据');
    const issued = await stats.findByText('已发证书', {}, pageTimeout);
    expect(issued.closest('div')?.textContent).toBe('已发证书4');
  });

  it('stays when its update fails, with one explanation and one retry, and is updated when the network is back', async () => {
    const { root } = renderPortal('/index', { config: { apiBase: proxy.apiBase } });
    const content = () => [...root.querySelectorAll('main a')].map(({ textContent }) => textContent);
    const news = await region('医院新闻');
    await news.findAllByRole('link', {}, pageTimeout);
    await (await region('平台数据')).findByText('培训项目', {}, pageTimeout);
    await waitFor(() => {
      expect(root.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
      for (const part of ['header nav a', 'footer ul a']) expect(root.querySelector(part)).not.toBeNull();
      // a province by its name: the dictionaries are loaded
      expect(root.textContent).toContain('北京市');
    }, pageTimeout);
    const before = content();
    expectConsole('Dictionaries could not be loaded');
    proxy.reply('', { code: 'B0503', msg: '平台正在维护' });
    await user.click(screen.getByTitle('刷新本页'));
    const alert = await screen.findByRole('alert', {}, pageTimeout);
    // seven sections, the menu and the friend links
    await waitFor(() => {
      expect(alert.querySelectorAll('li')).toHaveLength(9);
    }, pageTimeout);
    expect(alert.textContent).toMatch(/^内容没能更新/);
    expect(screen.getAllByText(/重试$/, { selector: 'button' })).toHaveLength(1);
    expect(content()).toEqual(before);

    proxy.forward('');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    }, pageTimeout);
    expect(content()).toEqual(before);
  });
});
