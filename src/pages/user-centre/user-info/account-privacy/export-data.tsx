import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountExport } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { useAsyncAction } from '@/shared/ui/use-action';
import { downloadBlob } from '@/shared/lib/download-blob';
import { useToasts } from '@/shared/ui/toast-queue';
import { DialogFooter } from '../../parts/dialog-buttons';
import { CurrentPasswordField } from '../../parts/own-password-field';
import { useEdit } from '../../use-edit';
import { messages } from './messages';

interface ExportForm {
  full: boolean;
  password?: string;
}

/** Everything the platform holds about its owner, as a file; in full only for whoever knows the password. */
export function ExportData({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const notices = useToasts();
  const [form] = Form.useForm<ExportForm>();
  const full = Form.useWatch('full', form);
  const { send, refusal } = useEdit(accountExport);

  const [save, busy] = useAsyncAction(async ({ password }: ExportForm) => {
    const { data, error } = await send(password === undefined ? {} : { password });
    if (error) return;
    const name = intl.formatMessage(messages.fileName, { username });
    downloadBlob(JSON.stringify(data, null, 2), `${name}.json`, 'application/json');
    notices.show({ kind: 'success', text: intl.formatMessage(messages.exported) });
    onDone();
  });

  return (
    <Form<ExportForm>
      name="portal-export"
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ full: false }}
      onFinish={save}
    >
      <p>
        <FormattedMessage {...messages.exportText} />
      </p>
      <PasswordErrorAlert error={refusal} />
      <Form.Item name="full" valuePropName="checked">
        <Checkbox>
          <FormattedMessage {...messages.full} />
        </Checkbox>
      </Form.Item>
      {full && <CurrentPasswordField name="password" />}
      <DialogFooter submit={<FormattedMessage {...messages.export} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
