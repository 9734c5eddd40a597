import { screen, waitFor, within } from '@testing-library/dom';
import { as, postAs } from '@/testing/api-as';
import { pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
jest.setTimeout(60_000);

async function courseId(keyword: string): Promise<string> {
  const input = { current: 1, size: 1, query: { keyword } };
  const { records } = await postAs<{ records: { id: string }[] }>('', 'portal/project/page', input);
  return records[0]?.id ?? '';
}

/** The button, once the page knows whether the user is on the waitlist. */
async function readyButton(panel: Awaited<ReturnType<typeof openCourse>>['panel'], name: string) {
  const button = await panel.findByRole('button', { name }, pageTimeout);
  await waitFor(() => {
    expect(button.getAttribute('aria-disabled')).toBe('false');
  });
  return button;
}

/** Opens a course and returns queries within its enrolment panel. */
async function openCourse(keyword: string, config: object = {}) {
  const id = await courseId(keyword);
  renderPortal(`/project/${id}`, { config: { apiBase: proxy.apiBase, ...config } });
  const panel = await screen.findByRole('complementary', {}, pageTimeout);
  return { id, panel: within(panel) };
}

it('a trainee sees the position in the queue of a full course, leaves it after a confirmation, and joins again', async () => {
  await as('trainee');
  const { panel } = await openCourse('心脏移植医师');
  await panel.findByText(/您排在候补第 4 位/, {}, pageTimeout);
  await user.click(panel.getByRole('button', { name: '取消候补' }));
  const dialog = within(await screen.findByRole('dialog', {}, pageTimeout));
  expect(dialog.getByText(/要从最后一位排起/)).toBeTruthy();
  expect(dialog.getByRole('button', { name: '保留候补' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '取消候补' }));
  await screen.findByText('已取消候补', {}, pageTimeout);
  const join = await readyButton(panel, '候补报名');
  expect(panel.getByText(/^名额已满。候补后，/)).toBeTruthy();
  await user.click(join);
  await panel.findByText(/您排在候补第 4 位/, {}, pageTimeout);
  await screen.findByText('已加入候补', {}, pageTimeout);
  expect(screen.queryByText('已取消候补')).toBeNull();
  expect(panel.queryByRole('button', { name: '立即报名' })).toBeNull();
});

it('a trainee sets a reminder for a course that opens later, and cancels it', async () => {
  await as('newcomer');
  const { panel } = await openCourse('小肠移植');
  await user.click(await readyButton(panel, '开放时提醒我'));
  await panel.findByText('已设置提醒', {}, pageTimeout);
  await user.click(await readyButton(panel, '取消提醒'));
  await panel.findByText(/^报名将于.*可以用站内消息提醒您/, {}, pageTimeout);
});

it('a position in the queue is for those who could enrol: the page says what is missing', async () => {
  await as('newcomer');
  const { panel } = await openCourse('心脏移植医师');
  const join = await panel.findByRole('button', { name: '候补报名' }, pageTimeout);
  expect(join.getAttribute('aria-disabled')).toBe('true');
  expect(panel.getByRole('link', { name: '去完善个人信息' })).toBeTruthy();
  await user.click(join);
  expect(proxy.bodiesOf('/waitlist/set')).toEqual([]);
});

it('a visitor is led to the login, which comes back to the course', async () => {
  const { id, panel } = await openCourse('心脏移植医师', { loginInterception: false });
  const link = await panel.findByRole('link', { name: '登录后候补报名' }, pageTimeout);
  expect(link.getAttribute('href')).toBe(`#/login?redirect=%2Fproject%2F${id}`);
});

it('a failure to load the waitlist is shown in its place, and joining still works', async () => {
  await as('newcomer');
  proxy.reply('/waitlist/mine', { code: '500', msg: '系统繁忙' });
  const { panel } = await openCourse('小肠移植');
  await panel.findByText(/候补与提醒/, {}, pageTimeout);
  proxy.reply('/waitlist/set', { data: [] });
  await user.click(panel.getByRole('button', { name: '开放时提醒我' }));
  await screen.findByText('已设置提醒', {}, pageTimeout);
});

it('on a platform without the waitlist the page has no part of it', async () => {
  await as('trainee');
  const { panel } = await openCourse('心脏移植医师', { without: ['waitlist'] });
  const enrol = await panel.findByRole('button', { name: '立即报名' }, pageTimeout);
  expect(enrol.getAttribute('aria-disabled')).toBe('true');
  expect(panel.getByText(/名额会重新开放/)).toBeTruthy();
  expect(proxy.bodiesOf('/waitlist/mine')).toEqual([]);
});
