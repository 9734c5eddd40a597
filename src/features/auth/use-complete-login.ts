import { useDispatch, useStore } from 'react-redux';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { passwordErrorRemove } from '@/contracts/account';
import { displayName, selectSession, signedIn, type session } from '@/session/session';
import { loginNotAccepted } from '@/session/session-end';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApiIfServed } from '@/shared/api/call-api';
import { useConfig } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import type { Language } from '@/shared/intl/languages';
import { redirectTarget } from '@/shared/routes/redirect';
import { useToasts } from '@/shared/ui/toast-queue';
import { useIsShown } from '@/shared/ui/use-is-shown';
import { greetingAt } from './greeting';
import { messages } from './messages';

/**
 * @param response the body of a login call
 * @param name the name to greet where no user was loaded
 * @param username the user name, where it is known
 */
export type CompleteLogin = (
  response: Record<string, unknown>,
  name: string,
  username?: string,
) => Promise<void>;

/**
 * Completes a login: stores the token, navigates to the `redirect` address, and greets by name and hour once the platform
 * has accepted the token (R4.6, R4.7, R8.22, R10.66). It clears the password errors of the user (R7.14), and does not
 * navigate when the user left the form while the call was running.
 * @param onSignedIn called instead of the navigation
 * @param welcome the sentence below the greeting; may name the `{site}`
 */
export function useCompleteLogin({
  onSignedIn,
  welcome = messages.welcome,
}: { onSignedIn?: (() => unknown) | undefined; welcome?: Message } = {}): CompleteLogin {
  const toasts = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const store = useStore<{ session: ReturnType<typeof session.getInitialState> }>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { tokenField, site } = useConfig();
  const isShown = useIsShown();

  return async (response, name, username) => {
    const token = response[tokenField];
    if (typeof token !== 'string' || token === '') {
      toasts.show({
        kind: 'error',
        text: (intl) => intl.formatMessage(messages.noToken, { field: tokenField }),
      });
      return;
    }
    const { id } = dispatch(signedIn(token)).meta;
    void dispatch(callApiIfServed(passwordErrorRemove, { username }));
    if (onSignedIn) await onSignedIn();
    else if (isShown.current) await navigate(redirectTarget(search), { replace: true });
    else await revalidate();
    // a network that removes the token from the calls ends the session at its first one
    const now = selectSession(store.getState());
    if (now.kind === 'visitor') dispatch(loginNotAccepted());
    if (now.kind === 'visitor' || now.id !== id) return;
    const greeting = messages[greetingAt(new Date().getHours())];
    toasts.show({
      kind: 'success',
      text: (intl) => intl.formatMessage(greeting, { name: now.user ? displayName(now.user) : name }),
      detail: (intl) => intl.formatMessage(welcome, { site: site.title[intl.locale as Language] }),
    });
  };
}
