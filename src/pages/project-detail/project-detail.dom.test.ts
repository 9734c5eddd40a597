import { screen, waitFor, within } from '@testing-library/dom';
import { as, postAs } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { platformUrl } from '@/testing/platform-url';
import { renderPortal } from '@/testing/render-portal';
import { setVisibility } from '@/testing/set-visibility';

const proxy = setupPlatformProxy();
const detailPath = '/api/train2/portal/project/detail';

it('refetches a project when the browser tab becomes visible again', async () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const requests = () => open.mock.calls.filter(([, url]) => String(url).includes('project/detail')).length;
  renderPortal('/project/1', { config: { loginInterception: false } });
  await screen.findByRole('heading', { level: 1, name: '肝移植医师规范化培训' }, pageTimeout);
  expect(requests()).toBe(1);
  setVisibility('hidden');
  expect(requests()).toBe(1);
  setVisibility('visible');
  await waitFor(() => {
    expect(requests()).toBe(2);
  });
  open.mockRestore();
});

it.each([
  { quota: 8, left: 2, taken: '75%' },
  { quota: 0, left: 0, taken: '100%' },
])('shows $left of $quota seats left, and a bar that is taken to $taken', async ({ quota, left, taken }) => {
  const response = await fetch(platformUrl() + detailPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"id":"1"}',
  });
  const { data } = (await response.json()) as { data: object };
  proxy.reply('/project/detail', { data: { ...data, quota, left } });
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase, loginInterception: false } });
  await screen.findByText(
    (_text, element) =>
      element?.tagName === 'P' && element.textContent === `余 ${left} 个名额，共 ${quota} 个`,
    {},
    pageTimeout,
  );
  expect(document.querySelector<HTMLElement>('[class*=seats] [class*=bar] > div')?.style.width).toBe(taken);
});

it('A rejected applicant sees the reason and no calendar dates', async () => {
  const token = await as('trainee');
  const body = { query: { keyword: '胰肾联合移植专题培训' }, current: 1, size: 1 };
  const { records } = await postAs<{ records: { id: string }[] }>(token, 'portal/project/page', body);
  renderPortal(`/project/${records[0]?.id ?? ''}`);
  const panel = within(await screen.findByRole('complementary', {}, pageTimeout));
  await panel.findByText(/缺少所在单位的推荐意见/, {}, pageTimeout);
  expect(screen.queryByRole('button', { name: '添加到日历' })).toBeNull();
});

it('recognises an enrolment whose response comes too late (R2.13)', async () => {
  const token = await as('trainee');
  const project = await postAs<object>(token, 'portal/project/detail', { id: '1' });
  const open = { ...project, state: 'open', enrolment: null, mine: null, refusal: null };
  proxy.reply('/project/detail', { data: open });
  proxy.reply('/enrolment/enrol', { status: 504, body: '' });
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase } });
  const panel = within(await screen.findByRole('complementary', {}, pageTimeout));
  const button = await panel.findByRole('button', { name: '立即报名' }, pageTimeout);
  const now = new Date().toISOString();
  const enrolment = {
    id: '1',
    state: 'enrolled',
    reason: null,
    enrolledAt: now,
    changedAt: now,
    openedAt: null,
    completedAt: null,
    mayLeave: true,
  };
  proxy.reply('/project/detail', { data: { ...open, enrolment, mine: 'enrolled', refusal: 'A0304' } });
  await user.click(button);
  await expectToast('报名已提交，名额已为您保留');
});

it('writes the public address of the course into the calendar file, not that of the page of a host', async () => {
  const files: Blob[] = [];
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => {},
  });
  renderPortal('/project/1', {
    config: { loginInterception: false, publicUrl: 'https://portal.example/' },
    host: { history: 'memory', initialPath: '/project/1' },
  });
  await user.click(await screen.findByRole('button', { name: '添加到日历' }, pageTimeout));
  const text = (await files[0]?.text())?.replace(/\r\n /g, '');
  expect(text).toContain('https://portal.example/#/project/1');
  expect(text).not.toContain(window.location.origin);
  clicked.mockRestore();
});

it('joins the titles of a course’s conditions in the language of the page', async () => {
  const token = await as('trainee');
  const project = await postAs<object>(token, 'portal/project/detail', { id: '1' });
  const conditions = { titles: ['attending', 'chief'], departments: ['肝胆', '麻醉'], unmet: ['jobTitle'] };
  proxy.reply('/project/detail', { data: { ...project, conditions, state: 'open', enrolment: null } });
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase, language: 'en-US' } });
  await screen.findByText(/^Job title: [^、]+, [^、]+$/, {}, pageTimeout);
  expect(screen.getByText('Department: 肝胆, 麻醉')).toBeTruthy();
});

it('says before the enrolment whose titles a course is for, and which documents it needs', async () => {
  const token = await as('trainee');
  const project = await postAs<object>(token, 'portal/project/detail', { id: '1' });
  const conditions = {
    titles: ['attending', 'chief'],
    departments: ['肝胆'],
    unmet: ['jobTitle', 'department'],
  };
  const open = { ...project, conditions, state: 'open', enrolment: null, mine: null, refusal: 'A0309' };
  proxy.reply('/project/detail', { data: open });
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase } });
  const panel = within(await screen.findByRole('complementary', {}, pageTimeout));
  await panel.findByText('职称须为主治医师、主任医师', {}, pageTimeout);
  expect(panel.getByText('科室须含“肝胆”')).toBeTruthy();
  expect(panel.getByText(/^需提交报名材料：/).textContent).toContain('单位推荐信、医师执业证书');
  expect(panel.getByRole('link', { name: '核对个人信息' })).toBeTruthy();
  const button = panel.getByRole('button', { name: '立即报名' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  expect(proxy.bodiesOf('/enrolment/enrol')).toEqual([]);
  expect(screen.getByText('职称：主治医师、主任医师')).toBeTruthy();
});
