import { screen, waitFor, within } from '@testing-library/dom';
import { pageTimeout, user } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const toggle = (name: string) => screen.findByRole('button', { name }, pageTimeout);

it.each(['/download?category=nonsense', '/hospital?level=nonsense', '/hospital?province=nonsense'])(
  'a filter that the platform does not know is shown and can be removed: %s',
  async (address) => {
    renderPortal(address);
    const button = await toggle('筛选（1）');
    await user.click(await screen.findByRole('link', { name: '去掉 nonsense' }, pageTimeout));
    await waitFor(() => {
      expect(button.textContent).toBe('筛选');
    }, pageTimeout);
    expect(window.location.hash).not.toContain('nonsense');
  },
);

it('a category of news that the platform does not know is shown as the current one', async () => {
  renderPortal('/article?category=999999');
  const unknown = await screen.findByRole('link', { name: '999999' }, pageTimeout);
  expect(unknown.getAttribute('aria-current')).toBe('true');
});

it('filters fold behind a button with their number, stay open while they are chosen, and are removed beside it, as is the province of the map (R2.16)', async () => {
  renderPortal('/hospital?province=44&level=3a&speciality=liver');
  const button = await toggle('筛选（3）');
  const bar = within(button.parentElement ?? document.body);
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '') ?? document.body;
  expect(panel.querySelectorAll('nav')).toHaveLength(2);
  const states = () => [button.getAttribute('aria-expanded'), panel.hasAttribute('data-open')];
  expect(states()).toEqual(['false', false]);
  await user.click(button);
  await user.click(within(panel).getByRole('link', { name: '肾移植' }));
  await bar.findByRole('link', { name: '去掉 肾移植' }, pageTimeout);
  expect(states()).toEqual(['true', true]);

  await user.click(bar.getByRole('link', { name: '去掉 广东省' }));
  await bar.findByRole('button', { name: '筛选（2）' }, pageTimeout);
  await user.click(bar.getByRole('link', { name: '去掉 三级甲等' }));
  await waitFor(() => {
    expect(button.textContent).toBe('筛选（1）');
  }, pageTimeout);
  expect(document.activeElement).toBe(button);
  expect(window.location.hash).toBe('#/hospital?speciality=kidney');
  await user.click(bar.getByRole('link', { name: '去掉 肾移植' }));
  await waitFor(() => {
    expect(button.textContent).toBe('筛选');
  }, pageTimeout);
  expect(bar.queryByRole('list', { name: '已选条件' })).toBeNull();
  await user.click(button);
  expect(states()).toEqual(['false', false]);
});
