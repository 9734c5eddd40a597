import { Form } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Refusal } from '@/shared/form/refusal';
import { DialogButtons } from '../../parts/dialog-buttons';
import { messages } from './messages';
import { useEditIdNumber } from './use-edit-id-number';

/** Asks once more before the ID number is deleted. */
export function TakeBackIdNumber({ onDone }: { onDone: () => void }) {
  const { edit, busy, refusal } = useEditIdNumber(messages.takenBack, onDone);
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
      <Refusal error={refusal} />
      <DialogButtons
        danger
        submit={<FormattedMessage {...messages.takeBack} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}
