import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { accountExport } from '@/contracts/account-safety';
import { PasswordRefusal } from '@/features/account/password-refusal/password-refusal';
import { useOnce } from '@/shared/form/use-once';
import { saveFile } from '@/shared/lib/save-file';
import { useNotices } from '@/shared/ui/notices';
import { DialogButtons } from '../../parts/dialog-buttons';
import { OwnPasswordField } from '../../parts/own-password-field';
import { useEdit } from '../../use-edit';
import { messages } from './messages';

interface Wish {
  full: boolean;
  password?: string;
}

/** Everything the platform holds about its owner, as a file; in full only for whoever knows the password. */
export function ExportData({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const [form] = Form.useForm<Wish>();
  const full = Form.useWatch('full', form);
  const { send, refusal } = useEdit(accountExport);

  const [save, busy] = useOnce(async ({ password }: Wish) => {
    const { data, error } = await send(password === undefined ? {} : { password });
    if (error) return;
    const name = intl.formatMessage(messages.fileName, { username });
    saveFile(JSON.stringify(data, null, 2), `${name}.json`, 'application/json');
    notices.show({ kind: 'success', text: intl.formatMessage(messages.exported) });
    onDone();
  });

  return (
    <Form<Wish>
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
      <PasswordRefusal error={refusal} />
      <Form.Item name="full" valuePropName="checked">
        <Checkbox>
          <FormattedMessage {...messages.full} />
        </Checkbox>
      </Form.Item>
      {full && <OwnPasswordField name="password" />}
      <DialogButtons submit={<FormattedMessage {...messages.export} />} busy={busy} onCancel={onDone} />
    </Form>
  );
}
