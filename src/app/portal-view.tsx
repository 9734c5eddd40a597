import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { ConfigContext } from '@/shared/config/config-context';
import { LookContext } from '@/shared/theme/look-context';
import { NoticesContext, type Notices } from '@/shared/ui/notices';
import { PortalIntl } from './intl/portal-intl';
import { loadNoticesView, NoticesHost } from './notices/notices-host';
import { PageTitle } from './page-title';
import { PortalContext, type PortalContextValue } from './portal-context';
import type { PortalRouter } from './routing/router';
import { selectSettings } from './settings/settings';
import { onFirstUse } from './startup/on-first-use';
import { usePortalSelector, type PortalStore } from './store';

export interface PortalViewProps {
  store: PortalStore;
  router: PortalRouter;
  context: PortalContextValue;
  notices: Notices;
  root: HTMLElement;
  styleHolder: HTMLElement;
  onMounted: () => void;
}

/** The providers around the pages. */
export function PortalView(props: PortalViewProps) {
  return (
    <Provider store={props.store}>
      <Dressed {...props} />
    </Provider>
  );
}

function Dressed({ router, context, notices, root, styleHolder, onMounted }: PortalViewProps) {
  const { language, theme, largeText } = usePortalSelector(selectSettings);
  const { config, mediaBase } = context;
  const [toasts, setToasts] = useState(false);
  const look = useMemo(
    () => ({ root, styleHolder, language, theme, largeText }),
    [root, styleHolder, language, theme, largeText],
  );
  const site = useMemo(() => ({ config, mediaBase }), [config, mediaBase]);
  useEffect(
    () =>
      notices.whenWanted(() => {
        setToasts(true);
      }),
    [notices],
  );
  useEffect(onMounted, [onMounted]);
  useEffect(() => onFirstUse(root, () => void loadNoticesView().catch(() => undefined)), [root]);
  return (
    <ConfigContext value={site}>
      <PortalContext value={context}>
        <LookContext value={look}>
          <NoticesContext value={notices}>
            <PortalIntl language={language}>
              <RouterProvider router={router} />
              <PageTitle router={router} />
              <NoticesHost wanted={toasts} notices={notices} durationMs={config.messageDurationMs} />
            </PortalIntl>
          </NoticesContext>
        </LookContext>
      </PortalContext>
    </ConfigContext>
  );
}
