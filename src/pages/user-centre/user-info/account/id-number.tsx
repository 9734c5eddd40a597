import { Checkbox, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { idNumber as idNumberField } from '@/contracts/person-fields';
import { idNumberEdit } from '@/contracts/profile-edit';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { ValidatedForm } from '@/shared/form/validated-form';
import type { Message } from '@/shared/intl/define-messages';
import { FormDialogButton, FormDialogFooter, useUnsavedInput } from '../form-dialog';
import { messages } from '../messages';
import { Setting } from '../setting-list';
import { useFormAction } from '../use-form-action';
import { useRefreshProfile } from '../use-refresh-profile';

/** The masked ID number, with buttons to add, replace and delete it. */
export function IdNumberSetting({ idNumber }: { idNumber: string | null }) {
  const intl = useIntl();
  const [editLabel, editName] =
    idNumber === null
      ? [messages.addIdNumberButton, messages.addIdNumber]
      : [messages.replaceIdNumberButton, messages.replaceIdNumber];
  return (
    <Setting
      name={<FormattedMessage {...messages.idNumber} />}
      note={<FormattedMessage {...messages.idNumberNote} />}
      action={
        <>
          <FormDialogButton
            label={<FormattedMessage {...editLabel} />}
            name={intl.formatMessage(editName)}
            title={<FormattedMessage {...messages.idNumberTitle} />}
          >
            {(close) => <EditIdNumber onDone={close} />}
          </FormDialogButton>
          {idNumber !== null && (
            <FormDialogButton
              danger
              label={<FormattedMessage {...messages.deleteIdNumberButton} />}
              name={intl.formatMessage(messages.deleteIdNumber)}
              title={<FormattedMessage {...messages.deleteIdNumberTitle} />}
            >
              {(close) => <DeleteIdNumber onDone={close} />}
            </FormDialogButton>
          )}
        </>
      }
    >
      {idNumber ?? <FormattedMessage {...messages.noIdNumber} />}
    </Setting>
  );
}

interface IdNumberValues {
  idNumber: string;
  consent: boolean;
}

/** Explains the purpose and requires a separate consent, never ticked in advance (R5.14). */
function EditIdNumber({ onDone }: { onDone: () => void }) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  const onValuesChange = useUnsavedInput<IdNumberValues>();
  const { run: save, busy, error } = useUpdateIdNumber(messages.idNumberSaved, onDone);
  return (
    <ValidatedForm<IdNumberValues>
      name="portal-id-number"
      requiredMark={false}
      initialValues={{ idNumber: '', consent: false }}
      onValuesChange={onValuesChange}
      onFinish={({ idNumber, consent }) => {
        void save({ idNumber: idNumber.trim(), consent });
      }}
    >
      <p>
        <FormattedMessage {...messages.idNumberPurpose} />
      </p>
      <FormErrorAlert error={error} />
      <Form.Item
        name="idNumber"
        label={intl.formatMessage(messages.idNumber)}
        rules={rulesOf(idNumberField, messages.idNumberRequired)}
      >
        <Input size="large" autoComplete="off" spellCheck={false} maxLength={20} />
      </Form.Item>
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, consent) =>
              consent === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.idNumberConsentRequired))),
          },
        ]}
      >
        <Checkbox>
          <FormattedMessage {...messages.idNumberConsent} />
        </Checkbox>
      </Form.Item>
      <FormDialogFooter
        submit={<FormattedMessage {...messages.saveIdNumber} />}
        busy={busy}
        onCancel={onDone}
      />
    </ValidatedForm>
  );
}

/** Confirms the deletion. */
function DeleteIdNumber({ onDone }: { onDone: () => void }) {
  const { run: save, busy, error } = useUpdateIdNumber(messages.idNumberDeleted, onDone);
  return (
    <Form
      name="portal-no-id-number"
      onFinish={() => {
        void save({ idNumber: null, consent: false });
      }}
    >
      <p>
        <FormattedMessage {...messages.deleteIdNumberText} />
      </p>
      <FormErrorAlert error={error} />
      <FormDialogFooter
        danger
        submit={<FormattedMessage {...messages.deleteIdNumberButton} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}

function useUpdateIdNumber(success: Message, onDone: () => void) {
  const refreshProfile = useRefreshProfile();
  return useFormAction(idNumberEdit, {
    success,
    onSuccess() {
      onDone();
      void refreshProfile();
    },
  });
}
