import { screen, within } from '@testing-library/dom';
import { postAs, tokenFor } from '@/testing/api-as';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 20_000 };
const proxy = setupPlatformProxy();

it('dates the state of each enrolment and shows the progress of a running course (R2.27)', async () => {
  localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
  renderPortal('/uc/myProject');
  const of = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title }, found);
    return within(heading.closest('li') ?? heading);
  };
  const underWay = await of('器官转运绿色通道实务');
  expect(underWay.getByText('通过于', { exact: false }).textContent).toMatch(
    /^通过于 \d{4}.\d\d.\d\d \d\d:\d\d$/,
  );
  // other tests study as the same user at the same time
  expect(underWay.getByText(/^已完成 [2-5]\/5 课时$/)).toBeTruthy();
  const finished = await of('肝移植围手术期基础');
  expect(finished.queryByText(/课时$/)).toBeNull();
  expect((await of('移植专科护士规范化培训')).getByText('取消于', { exact: false })).toBeTruthy();
});

it('starts a course that was never opened, and continues one that was (R2.27)', async () => {
  const token = await tokenFor('trainee', 'Trainee@2026');
  localStorage.setItem('portal-token', token);
  const mine = await postAs<{ records: { project: { title: string }; openedAt: string | null }[] }>(
    token,
    'portal/enrolment/mine',
    { current: 1, size: 20, query: {} },
  );
  const unopened = '肾移植随访与慢性病管理';
  const records = mine.records.map((one) =>
    one.project.title === unopened ? { ...one, openedAt: null } : one,
  );
  proxy.reply('enrolment/mine', { data: { ...mine, records } });
  renderPortal('/uc/myProject', { config: { apiBase: proxy.apiBase } });
  const linkOf = async (title: string) => {
    const heading = await screen.findByRole('heading', { name: title }, found);
    return within(heading.closest('li') ?? heading).getByRole('link', { name: /学习$/ }).textContent;
  };
  expect(await linkOf(unopened)).toBe('开始学习');
  expect(await linkOf('器官转运绿色通道实务')).toBe('继续学习');
});
