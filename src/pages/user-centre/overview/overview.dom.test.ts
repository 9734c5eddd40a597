import { screen, waitFor, within } from '@testing-library/dom';
import { chinaYear } from '@/contracts/china-time';
import type { ResponseOf } from '@/contracts/call';
import type { enrolmentMine } from '@/contracts/enrolment';
import { limits } from '@/contracts/limits';
import { latestEnrolmentsQuery } from '@/features/projects/api';
import { as, postAs, tokenFor } from '@/testing/api-as';
import { earnedThisYear } from '@/testing/earned-this-year';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
jest.setTimeout(60_000);

async function openOverview(config: object = {}) {
  renderPortal('/uc/overview', { config: { apiBase: proxy.apiBase, ...config } });
  return within(await screen.findByRole('main', {}, pageTimeout));
}

/** Responds with the trainee's enrolments, as if they had worked on this lesson last, and on no other before. */
async function replyStudied(course: string, lesson: string) {
  const token = await tokenFor('trainee', 'Trainee@2026');
  const mine = await postAs<ResponseOf<typeof enrolmentMine>>(
    token,
    'portal/enrolment/mine',
    latestEnrolmentsQuery,
  );
  const records = mine.records.map(({ next, ...enrolment }) => ({
    ...enrolment,
    next:
      enrolment.project.title === course
        ? { id: '1', title: lesson, studiedAt: '2026-11-20T00:00:00.000Z' }
        : next && { ...next, studiedAt: null },
  }));
  proxy.reply('/enrolment/mine', { data: { ...mine, records } });
}

describe('my learning', () => {
  it('continues where the trainee stopped, names the lesson, and shows progress, what they wait for, dates, and the credits against the annual target of the settings', async () => {
    await as('trainee');
    await replyStudied('器官转运绿色通道实务', '交接核对');
    const main = await openOverview({ creditTarget: 10 });
    const next = within(await main.findByRole('region', { name: '器官转运绿色通道实务' }, pageTimeout));
    expect(next.getByRole('link', { name: /^(继续|开始)学习/ }).getAttribute('href')).toBe('#/study/17');
    expect(next.getByText(/已完成 \d \/ 5 课时/).closest('p')?.textContent).toMatch(/还剩 \d+ 天/);
    expect(next.getByText('下一课时：').textContent).toBe('下一课时：交接核对');
    const courses = main.getByRole('region', { name: '我的培训' });
    expect(
      within(courses)
        .getAllByRole('progressbar')
        .map((bar) => bar.getAttribute('aria-label')),
    ).toEqual([
      '《器官转运绿色通道实务》的学习进度',
      '《肾移植随访与慢性病管理》的学习进度',
      '《肝移植围手术期基础》的学习进度',
      '《移植病理基础与取材》的学习进度',
    ]);
    const waitlist = await main.findByRole('region', { name: '候补与提醒' }, pageTimeout);
    expect(within(waitlist).getByText('候补第 4 位')).toBeTruthy();
    expect(within(waitlist).getByText('已设置开放提醒')).toBeTruthy();
    const credits = await main.findByRole('region', { name: '年度学分' });
    const earned = await earnedThisYear(await tokenFor('trainee', 'Trainee@2026'));
    await within(credits).findByText(`${chinaYear(Date.now())} 年已得 ${earned} 学分`, {}, pageTimeout);
    expect(credits.textContent).toContain(`目标 10 学分 ·\u00a0距年度目标还差 ${10 - earned} 学分`);

    const calendar = within(main.getByRole('region', { name: '日程' }));
    expect(calendar.getAllByRole('listitem').map((item) => item.textContent)).toContainEqual(
      expect.stringMatching(/学习截止器官转运绿色通道实务$/),
    );
    const shown = calendar.getByRole('status').textContent;
    await user.click(calendar.getByRole('button', { name: '下个月' }));
    expect(calendar.getByRole('status').textContent).not.toBe(shown);
    await user.click(calendar.getByRole('button', { name: '回到本月' }));
    expect(calendar.getByRole('status').textContent).toBe(shown);
  });

  it('leads a trainee without courses to the course list, and shows no target where the settings have none', async () => {
    await as('newcomer');
    const main = await openOverview({ creditTarget: 0 });
    await main.findByRole('heading', { name: '没有正在进行的培训项目' }, pageTimeout);
    expect(main.getByRole('link', { name: '浏览培训项目' }).getAttribute('href')).toBe('#/project');
    await main.findByText(`${chinaYear(Date.now())} 年已得 0 学分`, {}, pageTimeout);
    expect(main.queryByText(/目标/)).toBeNull();
    // with fewer, withdrawn enrolments could hide a running course
    expect(proxy.bodiesOf('/enrolment/mine').map((body) => JSON.parse(body) as object)).toEqual([
      { current: 1, size: limits.pageSize, query: {} },
    ]);
  });

  it('shows each part that loads, and retries the one that failed', async () => {
    await as('trainee');
    proxy.reply('/enrolment/mine', { code: '500', msg: '系统繁忙' });
    const main = await openOverview();
    await main.findByText(/年已得 \d 学分/, {}, pageTimeout);
    const alert = within(await main.findByRole('alert', {}, pageTimeout));
    expect(alert.getByText('系统繁忙')).toBeTruthy();
    proxy.reply('/enrolment/mine', undefined as never);
    await user.click(alert.getByRole('button', { name: '重试' }));
    await main.findByRole('region', { name: '我的培训' }, pageTimeout);
  });

  it('lists recent pages of this browser, each once, and the user can remove one or all', async () => {
    await as('trainee');
    const main = await openOverview();
    await main.findByRole('region', { name: '我的培训' }, pageTimeout);
    expect(main.queryByRole('region', { name: '最近浏览' })).toBeNull();
    for (const [path, name] of [
      ['/project/1', '肝移植医师规范化培训'],
      ['/hospital/1', '京华大学附属明德医院'],
      ['/project/1', '肝移植医师规范化培训'],
    ] as const) {
      window.location.hash = path;
      await screen.findByRole('heading', { level: 1, name }, pageTimeout);
    }
    window.location.hash = '/uc/overview';
    const viewed = within(await screen.findByRole('region', { name: '最近浏览' }, pageTimeout));
    const links = () => viewed.queryAllByRole('link').map((link) => link.getAttribute('href'));
    await waitFor(() => {
      expect(links()).toEqual(['#/project/1', '#/hospital/1']);
    }, pageTimeout);
    await user.click(viewed.getByRole('button', { name: '从最近浏览中移除：肝移植医师规范化培训' }));
    await waitFor(() => {
      expect(links()).toEqual(['#/hospital/1']);
    });
    await user.click(viewed.getByRole('button', { name: '全部清除' }));
    await viewed.findByText('浏览记录已清除。');
    expect([links(), JSON.parse(localStorage.getItem('recent_pages') ?? '')]).toEqual([[], []]);
  });
});
