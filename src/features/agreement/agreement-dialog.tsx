import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { PageModal } from '@/shared/ui/dialog/page-modal';
import { useCloseOnBack } from '@/shared/ui/open-overlays';
import { AgreementText } from './agreement-text';
import { agreements, type AgreementName } from './agreements';
import { messages } from './messages';

/**
 * An agreement in a dialog, so that the form behind it keeps its input.
 * @param onClose called after the closing animation, when the focus is back on the opener
 */
export default function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const agreement = agreements[name];
  const [open, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
  };
  useCloseOnBack(open, close);
  return (
    <PageModal
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
    </PageModal>
  );
}
