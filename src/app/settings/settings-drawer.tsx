import { App, Button, Drawer } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { AntdScope } from '@/shared/theme/antd-scope';
import { usePortalDispatch, usePortalSelector } from '../store';
import { messages } from './messages';
import { lookReset, lookSaved, selectKeeping } from './settings';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

export interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** Every setting of the look: each shows at once, is kept by saving, and gone by a reset (R4.40, R4.41). */
export function SettingsDrawer({ open, onClose, afterClose }: SettingsDrawerProps) {
  return (
    <AntdScope>
      <Drawer
        open={open}
        size="min(420px, 100vw)"
        title={<FormattedMessage {...messages.title} />}
        onClose={onClose}
        // what is chosen has to be seen as it is
        styles={{ mask: { background: 'transparent' } }}
        afterOpenChange={(isOpen) => {
          if (!isOpen) afterClose();
        }}
        footer={<Keep />}
      >
        <SettingsForm />
      </Drawer>
    </AntdScope>
  );
}

/** What becomes of what is shown. */
function Keep() {
  const intl = useIntl();
  const { modal } = App.useApp();
  const dispatch = usePortalDispatch();
  const keeping = usePortalSelector(selectKeeping);
  const askToReset = () => {
    void modal.confirm({
      title: intl.formatMessage(messages.resetTitle),
      content: intl.formatMessage(messages.resetText),
      okText: intl.formatMessage(messages.confirm),
      cancelText: intl.formatMessage(messages.cancel),
      onOk: () => {
        dispatch(lookReset());
      },
    });
  };
  return (
    <>
      <p className={styles.state} role="status">
        <FormattedMessage {...messages[keeping]} />
      </p>
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={keeping !== 'tried'}
          onClick={() => {
            dispatch(lookSaved());
          }}
        >
          <FormattedMessage {...messages.save} />
        </Button>
        <Button onClick={askToReset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </div>
    </>
  );
}
