import { Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { DialogFooter } from '../../parts/dialog-buttons';
import { messages } from './messages';
import { useUpdateIdNumber } from './use-edit-id-number';

/** Asks once more before the ID number is deleted. */
export function RemoveIdNumber({ onDone }: { onDone: () => void }) {
  const { edit, busy, refusal } = useUpdateIdNumber(messages.takenBack, onDone);
  return (
    <Form
      name="portal-no-id-number"
      onFinish={() => {
        void edit({ idNumber: null, consent: false });
      }}
    >
      <p>
        <FormattedMessage {...messages.takeBackText} />
      </p>
      <FormErrorAlert error={refusal} />
      <DialogFooter
        danger
        submit={<FormattedMessage {...messages.takeBack} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}
