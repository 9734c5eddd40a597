import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { smsCode } from '@/contracts/user-fields';
import { digitsOf } from '@/shared/form/digits';
import { useFieldRules } from '@/shared/form/field-rules';
import type { Message } from '@/shared/intl/define-messages';
import { messages } from './messages';
import styles from './code-field.module.css';

/** Digits of a code; pasted text may contain more. */
const codeLength = 6;

/**
 * The field `code` of a form, with the button that sends the code.
 * @param cooldown seconds until another code may be requested
 * @param busy label of the button while a request is running, else `null`
 * @param sent says where to look for the code that was sent
 */
export function CodeField({
  label,
  required,
  cooldown,
  busy,
  sent,
  onSend,
}: {
  label: Message;
  /** Shown when the field is empty. */
  required: Message;
  cooldown: number;
  busy: ReactNode;
  sent: ReactNode;
  onSend: () => void;
}) {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <>
      <Form.Item
        name="code"
        label={intl.formatMessage(label)}
        normalize={(text) => digitsOf(text).slice(0, codeLength)}
        // a code is still to come when the focus leaves the field for its button
        rules={rulesOf(smsCode, required, { mayWait: true })}
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
              loading={busy !== null}
              onClick={onSend}
            >
              {busy ??
                (cooldown > 0 ? (
                  <FormattedMessage {...messages.resendIn} values={{ seconds: cooldown }} />
                ) : (
                  <FormattedMessage {...messages.sendCode} />
                ))}
            </Button>
          }
        />
      </Form.Item>
      <div role="status" className={styles.sent}>
        {sent}
      </div>
    </>
  );
}
