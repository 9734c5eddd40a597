import type { LoaderFunctionArgs } from 'react-router-dom';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { pageEntryFor } from '../store/page-entry';
import { makeStore } from '../store/store';
import { PlatformUnavailableError } from './access-retry';
import type { LoadedPage } from './current-page';
import { preservePageDuringReauth } from './loader-wrappers';
import { pageRoutes } from './page-routes';

it('A page with unsaved input stays while the platform is unavailable; one without gives way (R10.38)', async () => {
  const page = pageRoutes.find(({ key }) => key === 'noticeList');
  if (!page) throw new Error('no such page');
  const loaded: LoadedPage = { page, component: () => null };
  const unsaved = createUnsavedChanges();
  const outage = new PlatformUnavailableError(null);
  let isAway = false;
  const load = preservePageDuringReauth(makeStore({} as never, {}).store, unsaved)(
    () => (isAway ? Promise.reject(outage) : Promise.resolve(loaded)),
    () => '/notice',
  );
  const open = () => load({ request: new Request('http://portal.test/notice') } as LoaderFunctionArgs);
  await open();
  isAway = true;
  await expect(open()).rejects.toBe(outage);
  unsaved.register(pageEntryFor(page, { pathname: '/notice', search: '' }).id, true);
  await expect(open()).resolves.toBe(loaded);
});
