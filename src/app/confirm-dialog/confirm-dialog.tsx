import { Button, Modal } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import type { DialogQueue, DialogRequest } from '@/shared/ui/dialog/dialog-queue';
import { messages } from '@/shared/ui/dialog/messages';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { useExitFullscreen } from '@/shared/ui/use-exit-fullscreen';

/** The dialog for alerts and confirmations (R8.29, R8.30). It keeps its text during the closing animation. */
export default function ConfirmDialog({ queue }: { queue: DialogQueue }) {
  const request = useSyncExternalStore(queue.subscribe, queue.current);
  const [last, setLast] = useState(request);
  if (request && request !== last) setLast(request);
  const shown = request ?? last;
  useExitFullscreen(request !== undefined);
  const close = (confirmed: boolean) => {
    if (request) queue.resolve(request, confirmed);
  };
  useCloseOnBack(request !== undefined && request.isHostQuestion !== true, () => {
    close(false);
  });
  return (
    <AntdProvider>
      <Modal
        open={request !== undefined}
        title={<FormattedMessage {...(shown?.title ?? messages.title)} />}
        mask={{ closable: false }}
        // hidden in the document it would take the Escape key of what is open below it
        destroyOnHidden
        onCancel={() => {
          close(false);
        }}
        footer={shown && <DialogButtons request={shown} onClose={close} />}
      >
        {shown && (
          <p>
            <FormattedMessage {...shown.text} values={{ ...shown.values }} />
          </p>
        )}
      </Modal>
    </AntdProvider>
  );
}

/** The safe choice is the last and primary button: cancel in a dangerous dialog, confirm otherwise. */
function DialogButtons({
  request,
  onClose,
}: {
  request: DialogRequest;
  onClose: (confirmed: boolean) => void;
}) {
  const { kind, danger = false, confirmLabel = messages.confirm, cancelLabel = messages.cancel } = request;
  const confirmButton = (
    <Button
      key="confirm"
      autoInsertSpace={false}
      danger={danger}
      type={danger ? 'default' : 'primary'}
      onClick={() => {
        onClose(true);
      }}
    >
      <FormattedMessage {...confirmLabel} />
    </Button>
  );
  const cancelButton = kind === 'confirm' && (
    <Button
      key="cancel"
      autoInsertSpace={false}
      type={danger ? 'primary' : 'default'}
      onClick={() => {
        onClose(false);
      }}
    >
      <FormattedMessage {...cancelLabel} />
    </Button>
  );
  return danger ? [confirmButton, cancelButton] : [cancelButton, confirmButton];
}
