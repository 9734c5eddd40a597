import { useEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SignOutContext } from '@/features/sign-out/use-sign-out';
import { ConfigContext } from '@/shared/config/config-context';
import { UnsavedChangesContext, type UnsavedChanges } from '@/shared/form/unsaved-changes';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import type { KeyedStorage } from '@/shared/lib/storage';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import { ToastQueueContext, type ToastQueue } from '@/shared/ui/toast-queue';
import { DialogQueueContext, type DialogQueue } from '@/shared/ui/dialog-queue';
import { PortalErrorFallback } from './layouts/portal-error-fallback';
import { SavingOverlay } from './saving-overlay/saving-overlay';
import { PortalIntl } from './intl/portal-intl';
import { loadAntdToasts, ToastHost } from './toasts/toast-host';
import { PageTitle } from './layouts/page-title';
import { ConfirmDialogHost } from './confirm-dialog/confirm-dialog-host';
import { PortalContext, type PortalContextValue } from './portal-context';
import type { PortalRouter } from './router/router';
import { selectSettings } from './store/settings-slice';
import { onFirstInteraction } from './background/on-first-interaction';
import { usePortalSelector, type PortalStore } from './store/store';

export interface PortalViewProps {
  store: PortalStore;
  router: PortalRouter;
  context: PortalContextValue;
  notices: ToastQueue;
  questions: DialogQueue;
  storage: KeyedStorage;
  unsaved: UnsavedChanges;
  root: HTMLElement;
  styleContainer: HTMLElement;
  onMounted: () => void;
}

/** The providers around the pages. */
export function PortalView(props: PortalViewProps) {
  return (
    <Provider store={props.store}>
      <PortalProviders {...props} />
    </Provider>
  );
}

function PortalProviders(props: PortalViewProps) {
  const { router, context, notices, questions, storage, unsaved, root, styleContainer, onMounted } = props;
  const {
    language,
    theme: { themeName: theme },
    extra: { largeText, colourWeak },
  } = usePortalSelector(selectSettings);
  const { config, mediaBase } = context;
  const [toasts, setToasts] = useState(false);
  const appearance = useMemo(
    () => ({ root, styleContainer, language, theme, largeText, colourWeak }),
    [root, styleContainer, language, theme, largeText, colourWeak],
  );
  const signOut = useMemo(() => ({ signOut: context.signOut, inHeader: !context.embedded }), [context]);
  const site = useMemo(() => ({ config, mediaBase, storage }), [config, mediaBase, storage]);
  useEffect(
    () =>
      notices.onPending(() => {
        setToasts(true);
      }),
    [notices],
  );
  useEffect(onMounted, [onMounted]);
  useEffect(() => onFirstInteraction(root, () => void loadAntdToasts().catch(() => undefined)), [root]);
  return (
    <ConfigContext value={site}>
      <PortalContext value={context}>
        <AppearanceContext value={appearance}>
          <ToastQueueContext value={notices}>
            <PortalIntl language={language}>
              <ErrorBoundary fallback={(retry) => <PortalErrorFallback onRetry={retry} />}>
                <UnsavedChangesContext value={unsaved}>
                  <DialogQueueContext value={questions}>
                    <SignOutContext value={signOut}>
                      <RouterProvider router={router} />
                    </SignOutContext>
                  </DialogQueueContext>
                </UnsavedChangesContext>
                <SavingOverlay />
                <ConfirmDialogHost queue={questions} />
                <PageTitle router={router} />
                <ErrorBoundary fallback={null}>
                  <ToastHost wanted={toasts} queue={notices} durationMs={config.messageDurationMs} />
                </ErrorBoundary>
              </ErrorBoundary>
            </PortalIntl>
          </ToastQueueContext>
        </AppearanceContext>
      </PortalContext>
    </ConfigContext>
  );
}
