import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { phone, smsCode } from '@/contracts/person-fields';
import type { CodePurpose } from '@/contracts/sms';
import { digitsOf, phoneDigitsOf } from '@/shared/form/digits';
import { useFieldRules } from '@/shared/form/field-rules';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { messages } from './sms-code/messages';
import styles from './phone-code-fields.module.css';
import { useSendCode } from './use-send-code';

/** Digits of a code; what is pasted may have more around them. */
const codeLength = 6;

/** The fields `phone` and `code` of a form, with the button that sends the code (R5.23 to R5.25). */
export function PhoneCodeFields({ purpose }: { purpose: CodePurpose }) {
  const intl = useIntl();
  const form = Form.useFormInstance<{ phone?: string; code?: string }>();
  const rulesOf = useFieldRules();
  const { sendCode, wait, state, failure } = useSendCode(purpose);

  async function send() {
    // an empty or wrong number has been told by its field
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
              disabled={wait > 0}
              loading={state === 'proving'}
              onClick={() => {
                void send();
              }}
            >
              {state === 'proving' ? (
                <FormattedMessage {...messages.proving} />
              ) : wait > 0 ? (
                <FormattedMessage {...messages.wait} values={{ seconds: wait }} />
              ) : (
                <FormattedMessage {...messages.send} />
              )}
            </Button>
          }
        />
      </Form.Item>
      <div role="status" className={styles.sent}>
        {state === 'sent' && <FormattedMessage {...messages.sent} />}
      </div>
      <FormErrorAlert error={failure}>
        {(failure?.kind === 'timeout' || failure?.kind === 'network') && (
          <FormattedMessage {...messages.mayCome} tagName="p" />
        )}
      </FormErrorAlert>
    </>
  );
}
