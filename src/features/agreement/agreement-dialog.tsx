import { Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { agreements, type AgreementName } from './agreements';
import { AgreementText } from './agreement-text';
import { messages } from './messages';

/**
 * An agreement over the page that asks for it, so that nothing filled in there is lost.
 * @param onClose called when it is gone, and the focus is back where it was opened
 */
export default function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const agreement = agreements[name];
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  return (
    <Modal
      open={open}
      width={760}
      title={<span lang={contentLanguage}>{agreement.title}</span>}
      onCancel={close}
      afterClose={onClose}
      footer={
        <Button type="primary" onClick={close}>
          <FormattedMessage {...messages.close} />
        </Button>
      }
    >
      <AgreementText agreement={agreement} showTitle={false} />
    </Modal>
  );
}
