import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordEdit } from '@/contracts/account-safety';
import { LoginRefusal } from '@/features/account/login-form/login-refusal';
import { NewPasswordFields } from '@/features/account/new-password/new-password-fields';
import { useNotices } from '@/shared/ui/notices';
import { DialogButtons } from '../../parts/dialog-buttons';
import { OwnPasswordField } from '../../parts/own-password-field';
import { useUnsavedInput } from '../../parts/use-unsaved-input';
import { useEdit } from '../../use-edit';
import { useRefreshProfile } from '../reads';
import { messages } from './messages';

interface Passwords {
  oldPassword: string;
  newPassword: string;
  repeat: string;
}

/** A new password for the old one; all other sessions end with it (R5.1 to R5.3). */
export function ChangePassword({ username, onDone }: { username: string; onDone: () => void }) {
  const intl = useIntl();
  const notices = useNotices();
  const refreshProfile = useRefreshProfile();
  const markUnsaved = useUnsavedInput<Passwords>();
  const { send, busy, refusal } = useEdit(passwordEdit);

  async function change({ oldPassword, newPassword }: Passwords) {
    const { error } = await send({ oldPassword, newPassword });
    if (error) return;
    notices.show({
      kind: 'success',
      text: intl.formatMessage(messages.passwordChanged),
      detail: intl.formatMessage(messages.othersEnded),
    });
    onDone();
    await refreshProfile();
  }

  return (
    <Form<Passwords>
      name="portal-change-password"
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onValuesChange={markUnsaved}
      onFinish={(passwords) => {
        void change(passwords);
      }}
    >
      <p>
        <FormattedMessage {...messages.changePasswordText} />
      </p>
      <LoginRefusal error={refusal} />
      {/* for password managers, which keep a password by its user name */}
      <Input
        className="portal-hidden"
        autoComplete="username"
        value={username}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <OwnPasswordField name="oldPassword" label={messages.oldPassword} />
      <NewPasswordFields />
      <DialogButtons
        submit={<FormattedMessage {...messages.changePassword} />}
        busy={busy}
        onCancel={onDone}
      />
    </Form>
  );
}
