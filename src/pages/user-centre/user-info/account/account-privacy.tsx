import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountExport } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { downloadBlob } from '@/shared/lib/download-blob';
import { Card } from '@/shared/ui/card';
import { CurrentPasswordField, FormDialogButton, FormDialogFooter } from '../form-dialog';
import { messages } from '../messages';
import { Setting, SettingList } from '../setting-list';
import { useFormAction } from '../use-form-action';
import { CloseAccount } from './close-account';

/** Export of the user's data, and closing the account. */
export function AccountPrivacy({ username }: { username: string }) {
  return (
    <Card title={<FormattedMessage {...messages.dataAndAccount} />}>
      <SettingList>
        <Setting
          name={<FormattedMessage {...messages.myData} />}
          action={
            <FormDialogButton
              label={<FormattedMessage {...messages.exportData} />}
              title={<FormattedMessage {...messages.exportDataTitle} />}
            >
              {(close) => <ExportData username={username} onDone={close} />}
            </FormDialogButton>
          }
        >
          <FormattedMessage {...messages.myDataText} />
        </Setting>
        <Setting
          name={<FormattedMessage {...messages.closeAccount} />}
          action={
            <FormDialogButton
              danger
              label={<FormattedMessage {...messages.closeAccount} />}
              title={<FormattedMessage {...messages.closeAccount} />}
            >
              {(close) => <CloseAccount onCancel={close} />}
            </FormDialogButton>
          }
        >
          <FormattedMessage {...messages.closeAccountNote} />
        </Setting>
      </SettingList>
    </Card>
  );
}

interface ExportValues {
  full: boolean;
  password?: string;
}

/** Saves everything the platform holds about the user as JSON; phone and ID number in full require the password. */
function ExportData({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const [form] = Form.useForm<ExportValues>();
  const full = Form.useWatch('full', form);
  const { run, busy, error } = useFormAction(accountExport, {
    success: messages.dataExported,
    onSuccess(data) {
      const name = intl.formatMessage(messages.exportFileName, { username });
      downloadBlob(JSON.stringify(data, null, 2), `${name}.json`, 'application/json');
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
        <Checkbox>
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
