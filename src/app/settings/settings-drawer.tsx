import { Button, Drawer } from 'antd';
import { FormattedMessage } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { useConfirm } from '@/shared/ui/dialog/dialog-queue';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { useToasts } from '@/shared/ui/toast-queue';
import { appearanceReset, appearanceSaved, selectAppearanceStatus } from '../store/settings-slice';
import { usePortalDispatch, usePortalSelector } from '../store/store';
import { messages } from './messages';
import { SettingsForm } from './settings-form';
import styles from './settings.module.css';

export interface SettingsDrawerProps {
  open: boolean;
  onClose: () => void;
  afterClose: () => void;
}

/** The display settings. A change applies at once, is stored by saving, and removed by a reset (R4.40, R4.41). */
export function SettingsDrawer({ open, onClose, afterClose }: SettingsDrawerProps) {
  const status = usePortalSelector(selectAppearanceStatus);
  const { show } = useToasts();
  useCloseOnBack(open, onClose);
  return (
    <AntdProvider>
      <Drawer
        open={open}
        size="min(420px, 100vw)"
        title={<FormattedMessage {...messages.title} />}
        onClose={onClose}
        // a transparent mask shows the true colours of the selected theme
        styles={{ mask: { background: 'transparent' } }}
        afterOpenChange={(isOpen) => {
          if (isOpen) return;
          if (status === 'previewed') show({ kind: 'info', text: messages.notSaved });
          afterClose();
        }}
        footer={<DrawerFooter />}
      >
        <SettingsForm />
      </Drawer>
    </AntdProvider>
  );
}

/** Save and reset, and whether the current settings are stored. */
function DrawerFooter() {
  const { confirm } = useConfirm();
  const dispatch = usePortalDispatch();
  const status = usePortalSelector(selectAppearanceStatus);
  const confirmReset = async () => {
    if (await confirm({ title: messages.resetTitle, text: messages.resetText })) dispatch(appearanceReset());
  };
  return (
    <>
      <p className={styles.status} role="status">
        <FormattedMessage {...messages[status]} />
      </p>
      <div className={styles.actions}>
        <Button
          type="primary"
          disabled={status !== 'previewed'}
          onClick={() => {
            dispatch(appearanceSaved());
          }}
        >
          <FormattedMessage {...messages.save} />
        </Button>
        <Button onClick={() => void confirmReset()}>
          <FormattedMessage {...messages.reset} />
        </Button>
      </div>
    </>
  );
}
