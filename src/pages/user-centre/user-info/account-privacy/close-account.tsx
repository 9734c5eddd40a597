import { Checkbox, Form } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { PasswordErrorAlert } from '@/features/auth/password-error-alert';
import { DialogFooter } from '../../parts/dialog-buttons';
import { CurrentPasswordField } from '../../parts/own-password-field';
import styles from './account-privacy.module.css';
import { messages } from './messages';
import { useCloseAccount } from './use-close-account';

interface CloseAccountForm {
  password: string;
  sure: boolean;
}

/** Closes the account for good: consequences first, then the password and a box of its own. */
export function CloseAccount({ onCancel }: { onCancel: () => void }) {
  const intl = useIntl();
  const { close, busy, refusal } = useCloseAccount();
  return (
    <Form<CloseAccountForm>
      name="portal-close-account"
      layout="vertical"
      requiredMark={false}
      initialValues={{ sure: false }}
      scrollToFirstError={{ focus: true }}
      onFinish={({ password }) => {
        void close(password);
      }}
    >
      <p>
        <FormattedMessage {...messages.closeText} />
      </p>
      <ul className={styles.consequences}>
        {[
          messages.loseData,
          messages.loseEnrolments,
          messages.loseStudy,
          messages.loseName,
          messages.loseSessions,
        ].map((text) => (
          <li key={text.id}>
            <FormattedMessage {...text} />
          </li>
        ))}
      </ul>
      <PasswordErrorAlert error={refusal} />
      <CurrentPasswordField name="password" />
      <Form.Item
        name="sure"
        valuePropName="checked"
        rules={[
          {
            validator: (_rule, sure) =>
              sure === true
                ? Promise.resolve()
                : Promise.reject(new Error(intl.formatMessage(messages.sureRequired))),
          },
        ]}
      >
        <Checkbox>
          <FormattedMessage {...messages.sure} />
        </Checkbox>
      </Form.Item>
      <DialogFooter
        danger
        submit={<FormattedMessage {...messages.close} />}
        busy={busy}
        onCancel={onCancel}
      />
    </Form>
  );
}
