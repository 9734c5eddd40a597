import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { passwordErrorRemove } from '@/contracts/account';
import { signedIn } from '@/session/session';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApiIfServed } from '@/shared/api/call-api';
import { useConfig } from '@/shared/config/config-context';
import type { Message } from '@/shared/intl/define-messages';
import { redirectTarget } from '@/shared/routes/redirect';
import { useAppearance } from '@/shared/theme/appearance-context';
import { useToasts } from '@/shared/ui/toast-queue';
import { useIsShown } from '@/shared/ui/use-is-shown';
import { greetingAt } from './greeting';
import { messages } from './messages';

/**
 * @param response the body of a login call
 * @param name the name to greet
 * @param username the user name, where it is known
 */
export type CompleteLogin = (
  response: Record<string, unknown>,
  name: string,
  username?: string,
) => Promise<void>;

/**
 * Completes a login: stores the token, greets by the hour, and navigates to the `redirect` address (R4.6, R4.7, R8.22,
 * R10.66). It clears the password errors of the user (R7.14), and does not navigate when the user left the form while
 * the call was running.
 * @param onSignedIn called instead of the navigation
 * @param welcome the sentence below the greeting; may name the `{site}`
 */
export function useCompleteLogin({
  onSignedIn,
  welcome = messages.welcome,
}: { onSignedIn?: (() => unknown) | undefined; welcome?: Message } = {}): CompleteLogin {
  const intl = useIntl();
  const toasts = useToasts();
  const dispatch = useDispatch<ApiDispatch>();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { language } = useAppearance();
  const { tokenField, site } = useConfig();
  const isShown = useIsShown();

  return async (response, name, username) => {
    const token = response[tokenField];
    if (typeof token !== 'string' || token === '') {
      toasts.show({ kind: 'error', text: intl.formatMessage(messages.noToken, { field: tokenField }) });
      return;
    }
    dispatch(signedIn(token));
    void dispatch(callApiIfServed(passwordErrorRemove, { username }));
    toasts.show({
      kind: 'success',
      text: intl.formatMessage(messages[greetingAt(new Date().getHours())], { name }),
      detail: intl.formatMessage(welcome, { site: site.title[language] }),
    });
    if (onSignedIn) await onSignedIn();
    else if (isShown.current) await navigate(redirectTarget(search), { replace: true });
    else await revalidate();
  };
}
