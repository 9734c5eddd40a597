import { Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phone } from '@/contracts/user-fields';
import type { CodePurpose } from '@/contracts/sms';
import { phoneDigitsOf } from '@/shared/form/digits';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { Alert } from '@/shared/form/alert';
import { CodeField } from './code-field';
import { messages } from './messages';
import { useSendCode } from './use-send-code';

/** The fields `phone` and `code` of a form, with the button that sends the code (R5.23 to R5.25). */
export function PhoneCodeFields({ purpose }: { purpose: CodePurpose }) {
  const intl = useIntl();
  const form = Form.useFormInstance<{ phone?: string; code?: string }>();
  const rulesOf = useFieldRules();
  const phoneDigits = Form.useWatch('phone', form) ?? '';
  const { sendCode, cooldown, state, error } = useSendCode(purpose, phoneDigits.trim());

  async function send() {
    // the field itself shows why it is invalid; a validation of another field meanwhile rejects without an error
    const { phone: number = '' } = await form
      .validateFields(['phone'])
      .catch(({ errorFields, values }: { errorFields: unknown[]; values: { phone?: string } }) =>
        errorFields.length > 0 ? {} : values,
      );
    if (number === '') {
      form.focusField('phone');
      return;
    }
    form.setFields([{ name: 'code', errors: [] }]);
    // the click has moved the focus to the code, around its button; later the user may be in another field
    await sendCode(number.trim());
  }

  return (
    <>
      <Form.Item
        name="phone"
        label={intl.formatMessage(purpose === 'changePhone' ? messages.newPhone : messages.phone)}
        normalize={phoneDigitsOf}
        rules={rulesOf(phone, messages.phoneRequired)}
      >
        <Input size="large" type="tel" inputMode="numeric" autoComplete="tel-national" maxLength={20} />
      </Form.Item>
      <CodeField
        label={messages.code}
        required={messages.codeRequired}
        cooldown={cooldown}
        busy={state === 'solving' ? <FormattedMessage {...messages.solvingCaptcha} /> : null}
        sent={state === 'sent' && <FormattedMessage {...messages.codeSent} />}
        onSend={() => {
          void send();
        }}
      />
      {state === 'unsolved' && (
        <Alert tone="danger" title={<FormattedMessage {...messages.captchaFailed} />} />
      )}
      <FormErrorAlert error={error}>
        {(error?.kind === 'timeout' || error?.kind === 'network') && (
          <FormattedMessage {...messages.codeMayArrive} tagName="p" />
        )}
      </FormErrorAlert>
    </>
  );
}
