import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { accountClose } from '@/contracts/account-security';
import { selectSession, signedOut, type session } from '@/session/session';
import { paths } from '@/shared/routes/paths';
import { useToasts } from '@/shared/ui/toast-queue';
import { useEdit } from '../../use-edit';
import { useRefreshUser } from '../use-refresh';
import { messages } from './messages';

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** Closes the account; whoever had it is a visitor from then on, and is told so on the home page. */
export function useCloseAccount() {
  const intl = useIntl();
  const notices = useToasts();
  const dispatch = useDispatch();
  const store = useStore<State>();
  const navigate = useNavigate();
  const refreshUser = useRefreshUser();
  const { send, busy, refusal } = useEdit(accountClose);

  async function close(password: string): Promise<void> {
    const { error } = await send({ password });
    if (error) return;
    const ended = selectSession(store.getState());
    // a host learns that its token is no good any more in the way it always does: by the platform's refusal
    if (ended.kind === 'signedIn' && ended.owner === 'host') await refreshUser();
    else dispatch(signedOut());
    await navigate(paths.home.href(), { replace: true });
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages.closed),
      detail: intl.formatMessage(messages.closedDetail),
    });
  }

  return { close, busy, refusal };
}
