import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { sessionExpired } from '@/session/session';
import { createUnsavedChanges } from '@/shared/form/unsaved-changes';
import { pageEntryFor } from '../store/page-entry';
import { makeStore } from '../store/store';
import { PlatformUnavailableError } from './access-retry';
import type { LoadedPage } from './current-page';
import { limitRedirects, preservePageDuringReauth } from './loader-wrappers';
import { pageRoutes } from './page-routes';

/** A page that was loaded once; later loads throw. */
async function setup(thrown: unknown) {
  const page = pageRoutes.find(({ key }) => key === 'noticeList');
  if (!page) throw new Error('no such page');
  const loaded: LoadedPage = { page, component: () => null };
  const unsaved = createUnsavedChanges();
  const { store } = makeStore({} as never, {});
  const loadPage = jest.fn().mockResolvedValueOnce(loaded).mockRejectedValue(thrown);
  const load = preservePageDuringReauth(store, unsaved)(loadPage, () => '/notice');
  const open = () => load({ request: new Request('http://portal.test/notice') } as LoaderFunctionArgs);
  await open();
  const type = () => unsaved.register(pageEntryFor(page, { pathname: '/notice', search: '' }).id, true);
  return { open, type, store, loaded };
}

it('A page with unsaved input stays while the platform is unavailable; one without is replaced by the error (R10.38)', async () => {
  const outage = new PlatformUnavailableError(null);
  const { open, type, loaded } = await setup(outage);
  await expect(open()).rejects.toBe(outage);
  type();
  await expect(open()).resolves.toBe(loaded);
});

it.each([
  ['/login?redirect=%2Fnotice', true],
  ['/403', false],
])('A page that waits for re-authentication, redirected to %s, stays: %s (R10.38)', async (target, stays) => {
  const toTarget = redirect(target);
  const { open, type, store, loaded } = await setup(toTarget);
  type();
  await expect(open()).rejects.toBe(toTarget);
  store.dispatch(sessionExpired({ id: '', pagesWait: true }));
  await (stays ? expect(open()).resolves.toBe(loaded) : expect(open()).rejects.toBe(toTarget));
});

it('Many redirects in a row are a cycle, which ends with an error; a page between them starts a new count', async () => {
  const args = { request: new Request('http://portal.test/a') } as LoaderFunctionArgs;
  const loadPage = jest.fn().mockRejectedValue(redirect('/b'));
  const load = limitRedirects()(loadPage);
  const follow = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await load(args).catch((thrown: unknown) => {
        if (!(thrown instanceof Response)) throw thrown;
      });
  };
  await follow(20);
  loadPage.mockResolvedValueOnce({});
  await load(args);
  await follow(20);
  await expect(follow(1)).rejects.toThrow('the last redirect was to /b');
});
