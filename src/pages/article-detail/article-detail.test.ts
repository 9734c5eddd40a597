import { screen, waitFor } from '@testing-library/dom';
import { pageTimeout } from '@/testing/form-helpers';
import { renderPortal } from '@/testing/render-portal';

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
afterEach(() => {
  Reflect.deleteProperty(document, 'visibilityState');
});

it('refetches an article when the browser tab becomes visible again', async () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  const requests = () => open.mock.calls.filter(([, url]) => String(url).includes('article/detail')).length;
  renderPortal('/article/1', { config: { loginInterception: false } });
  await screen.findByRole('heading', { level: 1, name: /.{6,}/ }, pageTimeout);
  expect(requests()).toBe(1);
  setVisibility('hidden');
  expect(requests()).toBe(1);
  setVisibility('visible');
  await waitFor(() => {
    expect(requests()).toBe(2);
  });
  open.mockRestore();
});
