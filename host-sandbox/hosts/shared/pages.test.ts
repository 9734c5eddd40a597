/** @jest-environment jest-fixed-jsdom */
import { waitFor } from '@testing-library/dom';

const mounts: string[] = [];
const shownPage = () => document.querySelector<HTMLElement>('[data-page]:not([hidden])')?.dataset.page;
const follow = (page: string) => document.querySelector<HTMLElement>(`a[href="/script/${page}"]`)?.click();

beforeAll(async () => {
  history.replaceState(null, '', '/script/');
  document.body.innerHTML = `
    <script type="application/json" id="host-config">{"apiBase":"http://localhost/api"}</script>
    <nav><a href="/script/"></a><a href="/script/training"></a><a href="/script/two"></a></nav>
    <section data-page=""></section><section data-page="training"></section><section data-page="two"></section>`;
  const { startPages } = await import('./pages');
  startPages({
    training: () => {
      mounts.push('training');
      return [{ unmount: () => Promise.reject(new Error('the portal stays')) }];
    },
    two: () => {
      throw new Error('the portals do not start');
    },
  });
});

test('a host shows its next page after a portal that could not be unmounted, and after one that did not start', async () => {
  const failures = jest.spyOn(console, 'error').mockImplementation(() => {});
  for (const page of ['training', 'two', 'training', '']) {
    follow(page);
    await waitFor(() => expect(shownPage()).toBe(page));
  }
  expect(mounts).toEqual(['training', 'training']);
  expect(failures.mock.calls.map(([error]) => String(error))).toEqual([
    'Error: the portal stays',
    'Error: the portals do not start',
    'Error: the portal stays',
  ]);
  failures.mockRestore();
});
