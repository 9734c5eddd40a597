import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SignOutContext } from '@/features/account/sign-out/sign-out-context';
import { ConfigContext } from '@/shared/config/config-context';
import { UnsavedContext, type Unsaved } from '@/shared/form/unsaved';
import { Boundary } from '@/shared/ui/boundary';
import type { KeyedStorage } from '@/shared/lib/storage';
import { LookContext } from '@/shared/theme/look-context';
import { NoticesContext, type Notices } from '@/shared/ui/notices';
import { QuestionsContext, type Questions } from '@/shared/ui/questions';
import { PortalFailed } from './frames/portal-failed';
import { EditOverlay } from './edit-overlay/edit-overlay';
import { PortalIntl } from './intl/portal-intl';
import { loadNoticesView, NoticesHost } from './notices/notices-host';
import { PageTitle } from './page-title';
import { QuestionsHost } from './questions/questions-host';
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
  questions: Questions;
  storage: KeyedStorage;
  unsaved: Unsaved;
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

function Dressed(props: PortalViewProps) {
  const { router, context, notices, questions, storage, unsaved, root, styleHolder, onMounted } = props;
  const {
    language,
    theme: { themeName: theme },
    extra: { largeText, colourWeak },
  } = usePortalSelector(selectSettings);
  const { config, mediaBase } = context;
  const [toasts, setToasts] = useState(false);
  const look = useMemo(
    () => ({ root, styleHolder, language, theme, largeText, colourWeak }),
    [root, styleHolder, language, theme, largeText, colourWeak],
  );
  const signOut = useMemo(() => ({ signOut: context.signOut, inFrame: !context.embedded }), [context]);
  const site = useMemo(() => ({ config, mediaBase, storage }), [config, mediaBase, storage]);
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
              <Boundary fallback={(retry) => <PortalFailed onRetry={retry} />}>
                <UnsavedContext value={unsaved}>
                  <QuestionsContext value={questions}>
                    <SignOutContext value={signOut}>
                      <RouterProvider router={router} />
                    </SignOutContext>
                  </QuestionsContext>
                </UnsavedContext>
                <EditOverlay />
                <QuestionsHost questions={questions} />
                <PageTitle router={router} />
                <Boundary fallback={null}>
                  <NoticesHost wanted={toasts} notices={notices} durationMs={config.messageDurationMs} />
                </Boundary>
              </Boundary>
            </PortalIntl>
          </NoticesContext>
        </LookContext>
      </PortalContext>
    </ConfigContext>
  );
}
