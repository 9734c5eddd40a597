import { jsonText } from '@/contracts/json-text';
import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountExport } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { downloadBlob } from '@/shared/lib/download-blob';
import { CurrentPasswordField, FormDialogFooter } from '../form-dialog';
import { messages } from '../messages';
import { useFormAction } from '../use-form-action';

interface ExportValues {
  full: boolean;
  password?: string;
}

/** Saves everything the platform holds about the user as JSON; phone and ID number in full require the password. */
export function ExportData({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const [form] = Form.useForm<ExportValues>();
  const full = Form.useWatch('full', form);
  const { run, busy, error } = useFormAction(accountExport, {
    success: messages.dataExported,
    onSuccess(data) {
      const name = intl.formatMessage(messages.exportFileName, { username });
      downloadBlob(jsonText(data, 2), `${name}.json`, 'application/json');
      onDone();
    },
  });

  return (
    <Form<ExportValues>
      name="portal-export"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ full: false }}
      onFinish={({ password }) => {
        void run(password === undefined ? {} : { password });
      }}
    >
      <p>
        <FormattedMessage {...messages.exportDataText} />
      </p>
      <PasswordErrorAlert error={error} />
      <Form.Item name="full" valuePropName="checked">
        {/* The form may arrive after its dialog has opened, and looked for a field to focus. */}
        <Checkbox autoFocus>
          <FormattedMessage {...messages.exportInFull} />
        </Checkbox>
      </Form.Item>
      {full && <CurrentPasswordField name="password" />}
      <FormDialogFooter
        submit={<FormattedMessage {...messages.exportData} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}
