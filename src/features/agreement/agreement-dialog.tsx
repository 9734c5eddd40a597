import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import { agreements, type AgreementName } from './agreements';
import { AgreementText } from './agreement-text';
import { messages } from './messages';

/** An agreement over the page that asks for it, so that nothing filled in there is lost. */
export default function AgreementDialog({ name, onClose }: { name: AgreementName; onClose: () => void }) {
  const agreement = agreements[name];
  return (
    <Modal
      open
      width={760}
      title={<span lang={contentLanguage}>{agreement.title}</span>}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          <FormattedMessage {...messages.close} />
        </Button>
      }
    >
      <AgreementText agreement={agreement} titled={false} />
    </Modal>
  );
}
