import { screen, waitFor, within } from '@testing-library/dom';
import { user } from '@/testing/form-helpers';
import { tokenFor } from '@/testing/api-as';
import { renderPortal } from '@/testing/render-portal';

const found = { timeout: 10_000 };
const bar = () => within(screen.getByRole('navigation', { name: '打开的页面' }));
const names = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const heading = async () => {
  const heading = await screen.findByRole('heading', { level: 1 }, found);
  return heading.textContent;
};

describe('tabs of the same page with different parameters', () => {
  it('are distinguished by their subtitles, in any order of opening (R4.28)', async () => {
    localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
    renderPortal('/article/1', { config: { theme: { showTabs: true } } });
    const first = await heading();
    await waitFor(() => {
      expect(names()).toEqual([`新闻详情 · ${first}`]);
    }, found);
    window.location.hash = '/article/2';
    await waitFor(async () => {
      expect(await heading()).not.toBe(first);
    }, found);
    const second = await heading();
    await waitFor(() => {
      expect(names()).toEqual([`新闻详情 · ${first}`, `新闻详情 · ${second}`]);
    }, found);
    expect(document.title).toMatch(/^新闻详情 - /);

    // a cached page sets its subtitle as soon as the tab is there
    await user.click(bar().getByRole('button', { name: `关闭新闻详情 · ${second}` }));
    await waitFor(async () => {
      expect(await heading()).toBe(first);
    }, found);
    expect(names()).toHaveLength(1);
    window.location.hash = '/article/2';
    await waitFor(() => {
      expect(names()).toEqual([`新闻详情 · ${first}`, `新闻详情 · ${second}`]);
    }, found);
  });
});

it('Each query of an article has its own tab, without any configuration of routes (R4.29, R10.25)', async () => {
  localStorage.setItem('portal-token', await tokenFor('trainee', 'Trainee@2026'));
  renderPortal('/article/1', { config: { theme: { showTabs: true } } });
  const title = await heading();
  for (const [query, count] of [
    ['?from=search', 2],
    ['?from=home', 3],
    ['?from=search', 3],
  ] as const) {
    window.location.hash = `/article/1${query}`;
    await waitFor(() => {
      expect(names()).toEqual(Array.from({ length: count }, () => `新闻详情 · ${title}`));
    }, found);
  }
});
