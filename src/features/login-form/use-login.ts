import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { signedIn } from '@/session/session';
import { useErrorText } from '@/shared/api/error-text';
import { platformApi } from '@/shared/api/platform-api';
import { useConfig } from '@/shared/config/config-context';
import { greetingAt } from '@/shared/lib/greeting';
import { redirectTarget } from '@/shared/routes/redirect';
import { useNotices } from '@/shared/ui/notices';
import { useLook } from '@/shared/theme/look-context';
import { messages } from './messages';

export interface Credentials {
  username: string;
  password: string;
}

/** Signs in, greets, and goes where the address says (R4.6, R4.7, R8.22). `failure` is the last refusal's text. */
export function useLogin() {
  const intl = useIntl();
  const notices = useNotices();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { language } = useLook();
  const { tokenField, site } = useConfig();
  const textOf = useErrorText();
  const [call, { isLoading }] = platformApi.endpoints.login.useMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function login(credentials: Credentials): Promise<void> {
    setFailure(null);
    const { data, error } = await call(credentials);
    if (error) {
      setFailure(textOf(error));
      return;
    }
    const token = data[tokenField];
    if (typeof token !== 'string' || token === '') {
      notices.show({ kind: 'error', text: intl.formatMessage(messages.noToken, { field: tokenField }) });
      return;
    }
    dispatch(signedIn(token));
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages[greetingAt(new Date().getHours())], { name: credentials.username }),
      detail: intl.formatMessage(messages.welcome, { site: site.title[language] }),
    });
    await navigate(redirectTarget(search), { replace: true });
  }

  return { login, failure, busy: isLoading };
}
