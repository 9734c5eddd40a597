import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';
import LoginForm from '@/features/auth/login-form';
import { selectReauth } from '@/session/reauth-slice';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useExitFullscreen } from '@/shared/ui/use-exit-fullscreen';
import { usePortal } from '../portal-context';
import { usePortalSelector } from '../store/store';
import { messages } from './messages';

/** Signs the page's user in again without leaving the page. Another user who signs in gets fresh pages. */
export function ReauthDialog() {
  const { revalidate, discardReauth } = usePortal();
  const { username } = usePortalSelector(selectReauth);
  useExitFullscreen(true);
  return (
    <AntdProvider>
      <Modal
        open
        title={<FormattedMessage {...messages.title} />}
        closable={false}
        keyboard={false}
        footer={
          <Button type="text" onClick={discardReauth}>
            <FormattedMessage {...messages.discard} />
          </Button>
        }
      >
        <p>
          <FormattedMessage {...messages.text} />
        </p>
        <LoginForm username={username} onSignedIn={revalidate} />
      </Modal>
    </AntdProvider>
  );
}
