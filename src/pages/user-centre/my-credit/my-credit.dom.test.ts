import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { chinaYear } from '@/contracts/china-time';
import { downloadBlob } from '@/shared/lib/download-blob';
import { tokenFor } from '@/testing/api-as';
import { earnedThisYear } from '@/testing/earned-this-year';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

jest.mock('@/shared/lib/download-blob');

const user = userEvent.setup({ delay: null });
const found = { timeout: 20_000 };
jest.setTimeout(60_000);
const proxy = setupPlatformProxy();

async function openAs(username: string, password: string, path = '/uc/myCredit') {
  localStorage.setItem('portal-token', await tokenFor(username, password));
  renderPortal(path);
  return within(await screen.findByRole('main', {}, found));
}

describe('my credits', () => {
  it('are summed by year and class, set against the annual target, listed, filtered by the URL and saved as CSV (R2.26, R2.28)', async () => {
    const main = await openAs('trainee', 'Trainee@2026');
    const course = await main.findByRole('row', { name: /肝移植围手术期基础/ }, found);
    expect(
      within(course)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...['I 类', '4 学分', expect.stringMatching(/^\d{4}\/\d\d\/\d\d$/)],
      expect.stringMatching(/^TC\w+$/),
    ]);
    const earned = await earnedThisYear(localStorage.getItem('portal-token') ?? '');
    expect(main.getByText(/^\d{4} 年已得 \d 学分$/).closest('p')?.textContent).toBe(
      `${chinaYear(Date.now())} 年已得 ${earned} 学分 ·\u00a0目标 25 学分 ·\u00a0距年度目标还差 ${25 - earned} 学分 ·\u00a0浏览培训项目`,
    );
    expect(main.getByText(/^I 类学分来自.*II 类学分来自/)).toBeTruthy();
    expect(main.getByText('累计学分').parentElement?.textContent).toBe('累计学分7');
    await user.click(main.getByRole('button', { name: '下载 CSV' }));
    const [text, name] = jest.mocked(downloadBlob).mock.calls[0] ?? [];
    expect(name).toBe('学分明细.csv');
    expect(text).toMatch(
      /^\uFEFF姓名,培训项目,类别,学分,取得日期,证书编号\r\n林知夏,肝移植围手术期基础,I 类,4,\d{4}-\d\d-\d\d,TC\w+\r\n林知夏,移植病理基础与取材,II 类,3,\d{4}-\d\d-\d\d,TC\w+\r\n林知夏,合计,,7,,\r\n$/,
    );

    const years = within(main.getByRole('region', { name: '学分总览' })).getAllByRole('rowheader');
    expect(years.map((year) => year.textContent)).toEqual([
      expect.stringMatching(/^\d{4}$/),
      expect.stringMatching(/^\d{4}$/),
    ]);

    await user.click(main.getByRole('link', { name: 'II 类' }));
    await waitFor(() => {
      expect(main.queryByRole('row', { name: /肝移植围手术期基础/ })).toBeNull();
    }, found);
    expect(main.getByRole('row', { name: /移植病理基础与取材/ })).toBeTruthy();
    await user.click(main.getByRole('link', { name: years[0]?.textContent ?? '' }));
    await main.findByRole('heading', { name: '没有符合条件的学分' }, found);
    expect(window.location.hash).toMatch(/^#\/uc\/myCredit\?year=\d{4}&class=II$/);
    expect(main.getByRole('button', { name: '打印明细单' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(main.getByRole('link', { name: '查看全部学分' }));
    await main.findByRole('row', { name: /肝移植围手术期基础/ }, found);
  });

  it('are printed as a transcript that names the holder and masks the ID number', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const main = await openAs('trainee', 'Trainee@2026');
    const title = await main.findByText('继续教育学分明细单', {}, found);
    const head = within(title.parentElement ?? title);
    await head.findByText('林知夏', {}, found);
    expect(head.getByText('身份证号').parentElement?.textContent).toMatch(
      /^身份证号(\d{3}\*{13}\w\w|未登记)$/,
    );
    await user.click(main.getByRole('button', { name: '打印明细单' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('are not requested endlessly if a platform always returns more of them', async () => {
    const credit = {
      id: '1',
      projectId: '1',
      title: '课程',
      credits: 4,
      creditClass: 'I',
      certificate: null,
    };
    const records = [{ ...credit, earnedAt: '2026-01-01T00:00:00Z' }];
    proxy.reply('credit/page', { data: { records, total: Number.MAX_SAFE_INTEGER, current: 1, size: 100 } });
    localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
    renderPortal('/uc/myCredit', { config: { apiBase: proxy.apiBase } });
    await screen.findByRole('alert', {}, found);
    expect(proxy.bodiesOf('credit/page')).toHaveLength(20);
  });

  it('lead to the training while there are none', async () => {
    const main = await openAs('newcomer', 'Newcomer@2026');
    await main.findByRole('heading', { name: '还没有取得学分' }, found);
    expect(main.getByRole('link', { name: '查看我的培训' }).getAttribute('href')).toBe('#/uc/myProject');
  });
});
