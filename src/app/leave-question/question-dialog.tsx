import { Button, Modal } from 'antd';
import { FormattedMessage } from 'react-intl';
import { AntdScope } from '@/shared/theme/antd-scope';
import { messages } from './messages';

export interface QuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** The question as a dialog, fetched with the first unsaved input. */
export default function QuestionDialog({ open, onStay, onLeave }: QuestionProps) {
  return (
    <AntdScope>
      <Modal
        open={open}
        title={<FormattedMessage {...messages.title} />}
        onCancel={onStay}
        footer={
          <>
            <Button danger onClick={onLeave}>
              <FormattedMessage {...messages.leave} />
            </Button>
            <Button type="primary" onClick={onStay}>
              <FormattedMessage {...messages.stay} />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage {...messages.text} />
        </p>
      </Modal>
    </AntdScope>
  );
}
