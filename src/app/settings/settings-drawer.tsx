import { App, Button, Drawer } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';
import { appearanceReset, appearanceSaved, selectAppearanceStatus } from '../store/settings-slice';
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
    <AntdProvider>
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
        footer={<DrawerFooter />}
      >
        <SettingsForm />
      </Drawer>
    </AntdProvider>
  );
}

/** What becomes of what is shown. */
function DrawerFooter() {
  const intl = useIntl();
  const { modal } = App.useApp();
  const dispatch = usePortalDispatch();
  const saveState = usePortalSelector(selectAppearanceStatus);
  const confirmReset = () => {
    void modal.confirm({
      title: intl.formatMessage(messages.resetTitle),
      content: intl.formatMessage(messages.resetText),
      okText: intl.formatMessage(messages.confirm),
      cancelText: intl.formatMessage(messages.cancel),
      onOk: () => {
        dispatch(appearanceReset());
      },
    });
  };
  return (
    <>
      <p className={styles.state} role="status">
        <FormattedMessage {...messages[saveState]} />
      </p>
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={saveState !== 'tried'}
          onClick={() => {
            dispatch(appearanceSaved());
          }}
        >
          <FormattedMessage {...messages.save} />
        </Button>
        <Button onClick={confirmReset}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </div>
    </>
  );
}
