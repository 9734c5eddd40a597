import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/dom';
import { MemoryRouter } from 'react-router-dom';
import { pageTimeout } from '@/testing/form-helpers';
import { renderWithProviders } from '@/testing/render-with-providers';
import { RequestedPage } from './requested-page';

/** Opens the login before the page; its box has room for a record while `data-record` is set. */
function openLoginBefore(path: string) {
  const rendered = renderWithProviders(
    <MemoryRouter initialEntries={[`/login?redirect=${encodeURIComponent(path)}`]}>
      <RequestedPage />
    </MemoryRouter>,
  );
  rendered.show();
  return rendered;
}

it.each([
  ['/project/99999', '查看全部培训项目'],
  ['/hospital/99999', '查看全部培训基地'],
  ['/article/99999', '查看新闻列表'],
  ['/notice/99999', '返回首页'],
  ['/article/abc', '查看新闻列表'],
  ['/project/abc', '查看全部培训项目'],
])('keeps no room for %s, which does not exist, and shows no error', async (path, list) => {
  const { toasts, store } = openLoginBefore(path);
  await screen.findByRole('link', { name: list }, pageTimeout);
  await waitFor(() => {
    expect(document.querySelector('[data-record]')).toBeNull();
    expect(
      Object.values(store.getState().platform.queries).some((query) => query?.status === QueryStatus.pending),
    ).toBe(false);
  }, pageTimeout);
  expect(toasts).toEqual([]);
});

it('keeps room for a record that exists', async () => {
  openLoginBefore('/project/1');
  await screen.findByRole('heading', { level: 2, name: '肝移植医师规范化培训' }, pageTimeout);
  expect(document.querySelector('[data-record]')).not.toBeNull();
});
