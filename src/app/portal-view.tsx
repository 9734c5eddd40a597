import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { SuggestionsContext } from '@/features/search-field/use-suggestions';
import { SignOutContext } from '@/features/sign-out/use-sign-out';
import { selectIsSignedIn } from '@/session/session';
import { lazyWithFallback } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { ConfigContext } from '@/shared/config/config-context';
import { FormDraftsContext } from '@/shared/form/form-drafts';
import { UnsavedChangesContext } from '@/shared/form/unsaved-changes';
import { LoginRequiredContext } from '@/shared/ui/login-required';
import { AppearanceContext } from '@/shared/theme/appearance-context';
import { DialogQueueContext } from '@/shared/ui/dialog/dialog-queue';
import { OpenOverlaysContext } from '@/shared/ui/open-overlays';
import { ErrorBoundary } from '@/shared/ui/error-boundary';
import { ToastQueueContext } from '@/shared/ui/toast-queue';
import { onFirstInteraction } from './background/on-idle';
import { ConfirmDialogOutlet } from './confirm-dialog/confirm-dialog-outlet';
import { PortalIntl, useTexts } from './intl/portal-intl';
import { PortalErrorFallback } from './layouts/error-panel';
import { PageTitle } from './layouts/page-title';
import { PortalContext, type PortalContextValue } from './portal-context';
import type { PortalServices } from './portal-services';
import type { PortalRouter } from './router/current-page';
import { loginRequiredFor } from './router/guard';
import { SavingOverlay } from './saving-overlay/saving-overlay';
import { prefetchAppData } from './store/prefetch-app-data';
import { selectSettings } from './store/settings-slice';
import { usePortalSelector, type PortalStore } from './store/store';
import { loadAntdToasts, ToastOutlet } from './toasts/toast-outlet';

export interface PortalViewProps extends Pick<
  PortalServices,
  'apiBase' | 'toasts' | 'dialogs' | 'overlays' | 'storage' | 'unsaved' | 'drafts' | 'style'
> {
  store: PortalStore;
  router: PortalRouter;
  context: PortalContextValue;
  root: HTMLElement;
  /** Where dialogs, toasts and pop-ups open. */
  popups: HTMLElement;
  styleContainer: HTMLElement;
}

/** Loaded with the first focus of a search field. */
const SearchSuggestions = lazyWithFallback(
  defineChunk(
    () => import('./search-suggestions/search-suggestions'),
    (module) => module.default,
  ),
  () => null,
);

/** The pages with all providers around them. */
export function PortalView(props: PortalViewProps) {
  return (
    <Provider store={props.store}>
      <PortalProviders {...props} />
    </Provider>
  );
}

function PortalProviders(props: PortalViewProps) {
  const { store, router, context, toasts, dialogs, storage, unsaved, root, popups, styleContainer } = props;
  const { apiBase, drafts } = props;
  const { config, mediaBase, embedded, host, signOut } = context;
  const {
    language: chosenLanguage,
    theme: { themeName: theme },
    extra: { largeText, colourWeak },
  } = usePortalSelector(selectSettings);
  const texts = useTexts(chosenLanguage, context.logError);
  const { language } = texts;
  const { brand, zIndexBase } = props.style;
  useLayoutEffect(() => {
    root.setAttribute('lang', language);
    if (!embedded) document.documentElement.lang = language;
  }, [embedded, language, root]);
  const appearance = useMemo(
    () => ({ root, popups, styleContainer, language, theme, largeText, colourWeak, brand, zIndexBase }),
    [root, popups, styleContainer, language, theme, largeText, colourWeak, brand, zIndexBase],
  );
  const ownTexts = useMemo(
    () => ({ ...texts.texts, ...host.messages?.[language] }),
    [texts.texts, host.messages, language],
  );
  const signOutValue = useMemo(() => ({ signOut, inHeader: !embedded }), [signOut, embedded]);
  const isVisitor = !usePortalSelector(selectIsSignedIn);
  const loginRequired = useMemo(() => loginRequiredFor(config, isVisitor), [config, isVisitor]);
  const linksThroughHost = embedded && context.history === 'hash';
  const site = useMemo(
    () => ({ config, apiBase, mediaBase, storage, linksThroughHost }),
    [config, apiBase, mediaBase, storage, linksThroughHost],
  );
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(
    () =>
      toasts.onPending(() => {
        setHasToasts(true);
      }),
    [toasts],
  );
  useEffect(() => onFirstInteraction(root, () => void loadAntdToasts().catch(() => undefined)), [root]);
  useEffect(() => void prefetchAppData(store), [store]);
  return (
    <ConfigContext value={site}>
      <PortalContext value={context}>
        <AppearanceContext value={appearance}>
          <OpenOverlaysContext value={props.overlays}>
            <ToastQueueContext value={toasts}>
              <PortalIntl {...texts} texts={ownTexts}>
                <ErrorBoundary
                  fallback={(retry, error) => <PortalErrorFallback error={error} onRetry={retry} />}
                >
                  <UnsavedChangesContext value={unsaved}>
                    <DialogQueueContext value={dialogs}>
                      <SignOutContext value={signOutValue}>
                        <LoginRequiredContext value={loginRequired}>
                          <FormDraftsContext value={drafts}>
                            <SuggestionsContext value={SearchSuggestions}>
                              <RouterProvider router={router} />
                            </SuggestionsContext>
                          </FormDraftsContext>
                        </LoginRequiredContext>
                      </SignOutContext>
                    </DialogQueueContext>
                  </UnsavedChangesContext>
                  <SavingOverlay />
                  <ConfirmDialogOutlet queue={dialogs} />
                  <PageTitle router={router} />
                  <ErrorBoundary fallback={null}>
                    <ToastOutlet isNeeded={hasToasts} queue={toasts} durationMs={config.messageDurationMs} />
                  </ErrorBoundary>
                </ErrorBoundary>
              </PortalIntl>
            </ToastQueueContext>
          </OpenOverlaysContext>
        </AppearanceContext>
      </PortalContext>
    </ConfigContext>
  );
}
