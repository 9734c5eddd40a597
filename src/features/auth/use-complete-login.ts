import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { signedIn } from '@/session/session';
import { useConfig } from '@/shared/config/config-context';
import { greetingAt } from '@/shared/lib/greeting';
import { redirectTarget } from '@/shared/routes/redirect';
import { useToasts } from '@/shared/ui/toast-queue';
import { useAppearance } from '@/shared/theme/appearance-context';
import { messages } from './login-form/messages';

/**
 * What follows a call that signs in: the token begins a session, the person is greeted by the hour and goes where the
 * address says (R4.6, R4.7, R8.22, R10.66), unless they have gone elsewhere while the platform thought about it.
 * @param onSignedIn called instead of going anywhere, where one is already
 */
export function useCompleteLogin(onSignedIn?: () => unknown) {
  const intl = useIntl();
  const notices = useToasts();
  const dispatch = useDispatch();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { language } = useAppearance();
  const { tokenField, site } = useConfig();
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  return async (answer: Record<string, unknown>, name: string): Promise<void> => {
    const token = answer[tokenField];
    if (typeof token !== 'string' || token === '') {
      notices.show({ kind: 'error', text: intl.formatMessage(messages.noToken, { field: tokenField }) });
      return;
    }
    dispatch(signedIn(token));
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages[greetingAt(new Date().getHours())], { name }),
      detail: intl.formatMessage(messages.welcome, { site: site.title[language] }),
    });
    if (onSignedIn) await onSignedIn();
    else if (isMounted.current) await navigate(redirectTarget(search), { replace: true });
    else await revalidate();
  };
}
