import { Button, Modal } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { AntdProvider } from '@/shared/theme/antd-provider';
import type { DialogRequest, DialogQueue } from '@/shared/ui/dialog-queue';
import { messages } from './messages';

/** The dialog of alerts and confirmations (R8.29, R8.30). It keeps its last words while it closes. */
export default function ConfirmDialog({ questions }: { questions: DialogQueue }) {
  const question = useSyncExternalStore(questions.subscribe, questions.current);
  const [last, setLast] = useState(question);
  if (question && question !== last) setLast(question);
  const shown = question ?? last;
  const close = (confirmed: boolean) => {
    if (question) questions.resolve(question, confirmed);
  };
  return (
    <AntdProvider>
      <Modal
        open={question !== undefined}
        title={<FormattedMessage {...(shown?.title ?? messages.title)} />}
        mask={{ closable: false }}
        onCancel={() => {
          close(false);
        }}
        footer={shown && <DialogButtons question={shown} onClose={close} />}
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

/** The way that loses nothing is the last and the strongest. */
function DialogButtons({ question, onClose }: { question: DialogRequest; onClose: (yes: boolean) => void }) {
  const { kind, danger = false, confirmLabel = messages.yes, cancelLabel = messages.no } = question;
  const confirmButton = (
    <Button
      key="yes"
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
      key="no"
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
