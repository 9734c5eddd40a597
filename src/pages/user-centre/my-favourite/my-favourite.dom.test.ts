import { screen, waitFor, within } from '@testing-library/dom';
import { as, postAs, tokenFor } from '@/testing/api-as';
import { expectToast } from '@/testing/expect-toast';
import { clickButton, fillFields, pageTimeout, user } from '@/testing/form-helpers';
import { setupPlatformProxy } from '@/testing/platform-proxy';
import { renderPortal } from '@/testing/render-portal';

const proxy = setupPlatformProxy();
const course = '肝移植医师规范化培训';
const names = { kept: `已收藏 ${course}，点按可取消`, other: `收藏 ${course}` } as const;
const isStar = (name: string) => Object.values<string>(names).includes(name);
const button = () => screen.findByRole('button', { name: isStar }, pageTimeout);
/** Accessible name and visible label of the course's button; only the name says the state. */
const buttonState = async () => {
  const found = await button();
  expect(found.hasAttribute('aria-pressed')).toBe(false);
  return [found.getAttribute('aria-label'), found.textContent];
};

afterEach(async () => {
  const token = await tokenFor('newcomer', 'Newcomer@2026');
  await postAs(token, 'portal/favourite/save', { kind: 'project', id: '1', kept: false });
});

/** Presses the button of the course once its state is known. */
async function press(): Promise<void> {
  const found = await button();
  await waitFor(() => {
    expect(found.getAttribute('aria-disabled')).toBe('false');
  }, pageTimeout);
  await user.click(found);
}

it('A favourite added on the course page is listed in my favourites, stays visible after its removal, and is gone at the next visit; name and label of the button say so', async () => {
  await as('newcomer');
  renderPortal('/uc/myFavourite');
  await screen.findByRole('heading', { name: '您还没有收藏' }, pageTimeout);
  window.location.hash = '/project/1';
  await press();
  await waitFor(async () => {
    expect(await buttonState()).toEqual([names.kept, '已收藏']);
  });
  window.location.hash = '/uc/myFavourite';
  await screen.findByRole('link', { name: course }, pageTimeout);
  await press();
  await waitFor(async () => {
    expect(await buttonState()).toEqual([names.other, '收藏']);
  });
  expect(screen.getByRole('link', { name: course })).toBeTruthy();
  window.location.hash = '/uc/myCert';
  await screen.findByRole('heading', { level: 1, name: '我的证书' }, pageTimeout);
  window.location.hash = '/uc/myFavourite';
  await screen.findByRole('heading', { name: '您还没有收藏' }, pageTimeout);
});

it('My favourites lists courses and bases, and a filter chooses one kind', async () => {
  await as('trainee');
  renderPortal('/uc/myFavourite');
  const base = await screen.findByRole('link', { name: '京华大学附属明德医院' }, pageTimeout);
  expect(base.getAttribute('href')).toBe('#/hospital/1');
  expect(screen.getAllByText(/^收藏于/)).toHaveLength(3);
  await user.click(
    within(screen.getByRole('navigation', { name: '类型' })).getByRole('link', { name: '培训基地' }),
  );
  await waitFor(() => {
    expect(screen.queryByRole('link', { name: course })).toBeNull();
  }, pageTimeout);
  expect(window.location.hash).toBe('#/uc/myFavourite?kind=hospital');
});

it('A failed call reverts the favourite and shows why (R7.34)', async () => {
  proxy.reply('/favourite/save', { code: 'B0500', msg: '收藏暂不可用' });
  await as('newcomer');
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase } });
  await press();
  await expectToast('收藏暂不可用');
  expect(await buttonState()).toEqual([names.other, '收藏']);
});

it('A visitor’s star opens the login, which names the course, and then the list, where the course is a favourite', async () => {
  renderPortal('/project?keyword=%E8%82%9D');
  const link = await screen.findByRole('link', { name: `收藏 ${course}（需登录）` }, pageTimeout);
  await user.click(link);
  await screen.findByLabelText('用户名', {}, pageTimeout);
  await screen.findByRole('heading', { name: course }, pageTimeout);
  await fillFields({ 用户名: 'newcomer', 密码: 'Newcomer@2026' });
  await clickButton('登录');
  await waitFor(() => {
    expect(window.location.hash).toBe('#/project?keyword=%E8%82%9D');
  }, pageTimeout);
  await waitFor(async () => {
    expect(await buttonState()).toEqual([names.kept, '']);
  }, pageTimeout);
});

it('A favourite that cannot be added after the login returns to its page with the reason', async () => {
  await as('newcomer');
  renderPortal('/uc/myFavourite?keep=hospital-999999&back=%2Fhospital');
  await expectToast('该培训基地不存在或尚未发布');
  expect(window.location.hash).toBe('#/hospital');
});

it('Without the list of favourites a course is shown without the button', async () => {
  proxy.reply('/favourite/list', { code: 'B0500', msg: '收藏暂不可用' });
  await as('trainee');
  renderPortal('/project/1', { config: { apiBase: proxy.apiBase } });
  await screen.findByRole('button', { name: '分享' }, pageTimeout);
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: isStar })).toBeNull();
  }, pageTimeout);
  expect(document.body.textContent).not.toContain('收藏暂不可用');
});

it('On a platform without favourites and teachers there is neither button nor section nor link', async () => {
  await as('trainee');
  renderPortal('/project/1', { config: { without: ['favourites', 'teachers'] } });
  await screen.findByText('顾承远', {}, pageTimeout);
  expect(screen.queryByRole('button', { name: /收藏/ })).toBeNull();
  expect(screen.queryByRole('link', { name: '顾承远' })).toBeNull();
  window.location.hash = '/uc/myCert';
  await screen.findByRole('heading', { level: 1, name: '我的证书' }, pageTimeout);
  expect(screen.queryByRole('link', { name: '我的收藏' })).toBeNull();
});
