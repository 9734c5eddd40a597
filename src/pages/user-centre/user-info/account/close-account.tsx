import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { accountClose } from '@/contracts/account-security';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { selectSession, signedOut, type session } from '@/session/session';
import { paths } from '@/shared/routes/paths';
import { useAlert } from '@/shared/ui/dialog/dialog-queue';
import { CurrentPasswordField, FormDialogFooter } from '../form-dialog';
import { messages } from '../messages';
import { useFormAction } from '../use-form-action';
import { useRefreshUser } from '../use-refresh-profile';
import styles from '../user-info.module.css';

interface CloseAccountValues {
  password: string;
  confirmed: boolean;
}

const consequences = [
  messages.loseData,
  messages.loseEnrolments,
  messages.loseStudy,
  messages.loseName,
  messages.loseSessions,
];

/** Closes the account for good: lists the consequences, then requires the password and a confirmation. */
export function CloseAccount({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  const leaveAsVisitor = useLeaveAsVisitor();
  const { run, busy, error } = useFormAction(accountClose, { onSuccess: leaveAsVisitor });
  return (
    <Form<CloseAccountValues>
      name="portal-close-account"
      layout="vertical"
      requiredMark={false}
      initialValues={{ confirmed: false }}
      scrollToFirstError={{ focus: true }}
      onFinish={({ password }) => {
        void run({ password });
      }}
    >
      <p>
        <FormattedMessage {...messages.closeAccountText} />
      </p>
      <ul className={styles.consequences}>
        {consequences.map((message) => (
          <li key={message.id}>
            <FormattedMessage {...message} />
          </li>
        ))}
      </ul>
      <PasswordErrorAlert error={error} />
      {/* The form may arrive after its dialog has opened, and looked for a field to focus. */}
      <CurrentPasswordField name="password" autoFocus />
      <Form.Item
        name="confirmed"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, confirmed) =>
              confirmed === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.closeAccountConfirmRequired))),
          },
        ]}
      >
        <Checkbox>
          <FormattedMessage {...messages.closeAccountConfirm} />
        </Checkbox>
      </Form.Item>
      <FormDialogFooter
        danger
        submit={<FormattedMessage {...messages.closeAccount} />}
        busy={busy}
        onCancel={onCancel}
      />
    </Form>
  );
}

interface State {
  session: ReturnType<typeof session.getInitialState>;
}

/** Ends the session of the closed account, opens the home page and says so there. */
function useLeaveAsVisitor() {
  const alert = useAlert();
  const dispatch = useDispatch();
  const store = useStore<State>();
  const navigate = useNavigate();
  const refreshUser = useRefreshUser();
  return async () => {
    const ended = selectSession(store.getState());
    // A host is notified that its token is invalid as usual: this call gets a 401, which is reported to the host.
    if (ended.kind === 'signedIn' && ended.owner === 'host') await refreshUser();
    else dispatch(signedOut());
    await navigate(paths.home.href(), { replace: true });
    void alert({ text: messages.accountClosed });
  };
}
