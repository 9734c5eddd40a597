import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { accountClose } from '@/contracts/account-safety';
import { signedOut } from '@/session/session';
import { paths } from '@/shared/routes/paths';
import { useNotices } from '@/shared/ui/notices';
import { useEdit } from '../../use-edit';
import { messages } from './messages';

/** Closes the account; whoever had it is a visitor from then on, and is told so on the home page. */
export function useCloseAccount() {
  const intl = useIntl();
  const notices = useNotices();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { send, busy, refusal } = useEdit(accountClose);

  async function close(password: string): Promise<void> {
    const { error } = await send({ password });
    if (error) return;
    dispatch(signedOut());
    await navigate(paths.home.href(), { replace: true });
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages.closed),
      detail: intl.formatMessage(messages.closedDetail),
    });
  }

  return { close, busy, refusal };
}
