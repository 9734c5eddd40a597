import { Form } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { emailCodeSend, emailConfirm } from '@/contracts/email-confirmation';
import { CodeField } from '@/features/auth/code-field';
import { useCountdown } from '@/features/auth/use-countdown';
import { useFormError } from '@/features/auth/use-form-error';
import { retryAfterOf } from '@/shared/api/api-error';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { ValidatedForm } from '@/shared/form/validated-form';
import { useAction } from '@/shared/ui/use-action';
import { FormDialogFooter, useUnsavedInput } from '../form-dialog';
import { messages } from '../messages';
import { useRefreshProfile } from '../use-refresh-profile';

interface CodeValues {
  code: string;
}

/** Confirms the stored e-mail address by a code that is sent to it. */
export function ConfirmEmail({ email, onDone }: { email: string; onDone: () => void }) {
  const refreshProfile = useRefreshProfile();
  const onValuesChange = useUnsavedInput<CodeValues>();
  const [form] = Form.useForm<CodeValues>();
  const [error, setError] = useFormError(form);
  const [cooldown, startCooldown] = useCountdown('email-wait', email);
  const [wasSent, setSent] = useState(false);

  const [send, isSending] = useAction(emailCodeSend, {
    onSuccess({ retryAfter }) {
      startCooldown(retryAfter, email);
      setSent(true);
      form.setFields([{ name: 'code', errors: [] }]);
      form.focusField('code');
    },
    onError(failure) {
      const retryAfter = retryAfterOf(failure);
      if (retryAfter !== null) startCooldown(retryAfter, email);
      setSent(false);
      setError(failure);
    },
  });
  const [confirm, isConfirming] = useAction(emailConfirm, {
    success: messages.emailConfirmedToast,
    onSuccess() {
      onDone();
      void refreshProfile();
    },
    onError: setError,
  });

  return (
    <ValidatedForm<CodeValues>
      name="portal-confirm-email"
      form={form}
      requiredMark={false}
      onValuesChange={onValuesChange}
      onFinish={({ code }) => {
        setError(null);
        void confirm({ code: code.trim() });
      }}
    >
      <p>
        <FormattedMessage {...messages.confirmEmailText} values={{ email: <strong>{email}</strong> }} />
      </p>
      <FormErrorAlert error={error} />
      <CodeField
        label={messages.emailCode}
        required={messages.emailCodeRequired}
        cooldown={cooldown}
        busy={isSending ? <FormattedMessage {...messages.sendingEmailCode} /> : null}
        sent={wasSent && <FormattedMessage {...messages.emailCodeSent} />}
        onSend={() => {
          setError(null);
          void send({ email });
        }}
      />
      <FormDialogFooter
        submit={<FormattedMessage {...messages.confirmEmail} />}
        busy={isConfirming}
        onCancel={onDone}
      />
    </ValidatedForm>
  );
}
