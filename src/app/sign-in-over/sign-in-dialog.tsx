import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';
import LoginForm from '@/features/account/login-form/login-form';
import { selectPageHold } from '@/session/page-hold';
import { AntdScope } from '@/shared/theme/antd-scope';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store';
import { messages } from './messages';

/** Signs the owner of the page in again without leaving it; anybody else gets a page of their own. */
export default function SignInDialog() {
  const { judgeAnew, leaveHeldPage } = usePortal();
  const { owner } = usePortalSelector(selectPageHold);
  return (
    <AntdScope>
      <Modal
        open
        title={<FormattedMessage {...messages.title} />}
        closable={false}
        keyboard={false}
        footer={
          <Button type="text" onClick={leaveHeldPage}>
            <FormattedMessage {...messages.leave} />
          </Button>
        }
      >
        <p>
          <FormattedMessage {...messages.text} />
        </p>
        <LoginForm username={owner} onSignedIn={judgeAnew} />
      </Modal>
    </AntdScope>
  );
}
