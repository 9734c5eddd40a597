import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phone, smsCode } from '@/contracts/person-fields';
import type { CodePurpose } from '@/contracts/sms';
import { digitsOf, phoneDigitsOf } from '@/shared/form/digits';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { messages } from './messages';
import styles from './phone-code-fields.module.css';
import { useSendCode } from './use-send-code';

/** Digits of a code; pasted text may contain more. */
const codeLength = 6;

/** The fields `phone` and `code` of a form, with the button that sends the code (R5.23 to R5.25). */
export function PhoneCodeFields({ purpose }: { purpose: CodePurpose }) {
  const intl = useIntl();
  const form = Form.useFormInstance<{ phone?: string; code?: string }>();
  const rulesOf = useFieldRules();
  const { sendCode, cooldown, state, error } = useSendCode(purpose);

  async function send() {
    // the field itself shows why it is invalid
    const { phone: number = '' } = await form.validateFields(['phone']).catch(() => ({ phone: '' }));
    if (number === '') return;
    await sendCode(number.trim());
    form.focusField('code');
  }

  return (
    <>
      <Form.Item
        name="phone"
        label={intl.formatMessage(messages.phone)}
        normalize={phoneDigitsOf}
        rules={rulesOf(phone, messages.phoneRequired)}
      >
        <Input size="large" type="tel" inputMode="numeric" autoComplete="tel-national" maxLength={20} />
      </Form.Item>
      <Form.Item
        name="code"
        label={intl.formatMessage(messages.code)}
        normalize={(text) => digitsOf(text).slice(0, codeLength)}
        rules={rulesOf(smsCode, messages.codeRequired)}
      >
        <Input
          size="large"
          inputMode="numeric"
          autoComplete="one-time-code"
          suffix={
            <Button
              type="link"
              size="small"
              className={styles.send ?? ''}
              disabled={cooldown > 0}
              loading={state === 'solving'}
              onClick={() => {
                void send();
              }}
            >
              {state === 'solving' ? (
                <FormattedMessage {...messages.solvingCaptcha} />
              ) : cooldown > 0 ? (
                <FormattedMessage {...messages.resendIn} values={{ seconds: cooldown }} />
              ) : (
                <FormattedMessage {...messages.sendCode} />
              )}
            </Button>
          }
        />
      </Form.Item>
      <div role="status" className={styles.sent}>
        {state === 'sent' && <FormattedMessage {...messages.codeSent} />}
      </div>
      <FormErrorAlert error={error}>
        {(error?.kind === 'timeout' || error?.kind === 'network') && (
          <FormattedMessage {...messages.codeMayArrive} tagName="p" />
        )}
      </FormErrorAlert>
    </>
  );
}
