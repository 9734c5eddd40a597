import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { HomePage } from '@/pages/home/home-page';
import { latestNewsQuery, latestNoticesQuery } from '@/features/latest-articles/api';
import { sessionFrom, type Session } from '@/session/session';
import { baseApi } from '@/shared/api/base-api';
import { ConfigContext } from '@/shared/config/config-context';
import { readConfig } from '@/shared/config/read-config';
import { defaultLanguage } from '@/shared/intl/languages';
import { memoryStorage } from '@/shared/lib/storage';
import { LoginRequiredContext } from '@/shared/ui/login-required';
import { paths } from '@/shared/routes/paths';
import { AppearanceContext, type Appearance } from '@/shared/theme/appearance-context';
import { PortalIntl } from '../intl/portal-intl';
import { loginRequiredFor } from '../router/guard';
import { makeStore } from '../store/store';
import type { PreloadedResponses } from './preloaded-responses';

/** The kind of visitor. For a trainee the page also has personal sections, in their loading state. */
export type Visitor = 'visitor' | 'member';

/**
 * The markup of the home page, as React renders it in Chinese with the default configuration. Parts without a response
 * show their loading state, and so do lazy components until their first import has succeeded.
 */
export function renderHome(responses: PreloadedResponses, visitor: Visitor = 'visitor'): string {
  const { store } = makeStore({} as never, { session: sessionOf(visitor) });
  const [news, notices, banners] = responses;
  const entries = [
    news && { endpointName: 'articlePage' as const, arg: latestNewsQuery, value: news },
    notices && { endpointName: 'articlePage' as const, arg: latestNoticesQuery, value: notices },
    banners && { endpointName: 'bannerList' as const, arg: {}, value: banners },
  ];
  store.dispatch(baseApi.util.upsertQueryEntries(entries.filter((entry) => entry !== undefined)));
  const html = renderToStaticMarkup(
    <Provider store={store}>
      <PageContexts visitor={visitor}>
        <HomePage />
      </PageContexts>
    </Provider>,
  );
  store.dispatch(baseApi.util.resetApiState());
  return html.replace(preloads, '');
}

/** Preload links that React adds for images; their addresses are slots. */
const preloads = /<link rel="preload"[^>]*>/g;

function PageContexts({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  const { config } = readConfig();
  return (
    <ConfigContext value={{ config, mediaBase: '', storage: memoryStorage() }}>
      <AppearanceContext value={appearance}>
        <PortalIntl language={defaultLanguage} texts={{}} failure={null}>
          <LoginRequiredContext value={loginRequiredFor(config, visitor === 'visitor')}>
            <Router location={paths.home.href()} navigator={navigator}>
              {children}
            </Router>
          </LoginRequiredContext>
        </PortalIntl>
      </AppearanceContext>
    </ConfigContext>
  );
}

function sessionOf(visitor: Visitor): Session {
  const session = sessionFrom(visitor === 'member' ? 'token' : '', 'portal');
  return session.kind === 'visitor' ? session : { ...session, user: { username: '' } };
}

const appearance: Appearance = {
  language: defaultLanguage,
  theme: 'blue-white',
  largeText: false,
  colourWeak: false,
  // no document exists, and no dialog opens
  root: undefined as never,
  styleContainer: undefined as never,
};

/** Creates hrefs like the hash router; no navigation happens. */
const navigator = {
  createHref: (to: string | { pathname?: string; search?: string; hash?: string }) =>
    typeof to === 'string' ? `#${to}` : `#${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};
