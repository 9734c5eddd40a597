import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pageOpened, pageEntryFor } from '@/app/store/page-entry';
import { tabs } from '@/app/store/tabs-slice';
import { TabsBar } from '@/app/tabs/tabs-bar';
import type { PageRoute } from '@/shared/routes/page-route';
import { createDialogQueue, DialogQueueContext } from '@/shared/ui/dialog/dialog-queue';

const page: PageRoute = {
  key: 'article',
  pattern: '/article/:id',
  title: { id: 'bench.page', defaultMessage: '一个页面' },
  layout: 'main',
  icon: 'news',
  component: () => null,
};
const addressOf = (place: number) => `/article/${place}`;

/**
 * Mounts the tab bar with the given number of tabs, the last one active, switches to the first, and unmounts it.
 */
async function turnTabs(count: number) {
  const place = document.body.appendChild(document.createElement('div'));
  const store = configureStore({ reducer: combineSlices(tabs) });
  for (let id = 1; id <= count; id += 1)
    store.dispatch(pageOpened(pageEntryFor(page, { pathname: addressOf(id), search: '' })));
  const router = createMemoryRouter(
    [
      {
        element: <TabsBar variant="card" icons />,
        children: [{ path: page.pattern, handle: page, element: null }],
      },
    ],
    { initialEntries: [addressOf(count)] },
  );
  const root = createRoot(place);
  let start = performance.now();
  flushSync(() => {
    root.render(
      <IntlProvider locale="zh-CN" onError={() => undefined}>
        <Provider store={store}>
          <DialogQueueContext value={createDialogQueue()}>
            <RouterProvider router={router} />
          </DialogQueueContext>
        </Provider>
      </IntlProvider>,
    );
  });
  if (place.offsetHeight === 0 || place.querySelectorAll('li').length !== count)
    throw new Error(`${count} tabs did not come`);
  const mount = performance.now() - start;

  const turned = new Promise<void>((done) => {
    const observer = new MutationObserver(() => {
      if (place.querySelector('[aria-current]')?.getAttribute('href') !== addressOf(1)) return;
      observer.disconnect();
      done();
    });
    observer.observe(place, { attributes: true, subtree: true });
  });
  start = performance.now();
  void router.navigate(addressOf(1));
  await turned;
  const turn = place.offsetHeight > 0 ? performance.now() - start : Number.NaN;
  root.unmount();
  router.dispose();
  place.remove();
  return { mount, turn };
}

Object.assign(window, { turnTabs });
