import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactName, contactText, replyTo } from '@/contracts/contact';
import { limits } from '@/contracts/limits';
import { useFieldRules } from '@/shared/form/field-rules';
import { Hint } from '@/shared/form/hint';
import { Refusal } from '@/shared/form/refusal';
import { useUnsaved } from '@/shared/form/unsaved';
import { useOnce } from '@/shared/form/use-once';
import { AntdScope } from '@/shared/theme/antd-scope';
import { messages } from './messages';
import { useLeaveMessage, type Outcome, type Written } from './use-leave-message';

type Input = Omit<Written, 'contactId'>;

/** Name, way to answer and text of a message; kept until the platform has it. */
export default function MessageForm({ contactId, onSent }: { contactId: string; onSent: () => void }) {
  const [leave, isProving] = useLeaveMessage();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [touched, setTouched] = useState(false);
  useUnsaved(touched);
  const [submit, busy] = useOnce(async (input: Input) => {
    setOutcome(null);
    const came = await leave({ ...input, contactId });
    setOutcome(came);
    if (came.kind !== 'sent') return;
    // at once: nothing of it is unsaved any more when the page is left
    flushSync(() => {
      setTouched(false);
    });
    onSent();
  });
  return (
    <AntdScope>
      <Form<Input>
        name="portal-contact"
        layout="vertical"
        requiredMark={false}
        onValuesChange={() => {
          setTouched(true);
        }}
        onFinish={submit}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true }}
      >
        <Fields />
        <Complaint outcome={outcome} />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          <FormattedMessage {...(isProving ? messages.sending : messages.send)} />
        </Button>
      </Form>
    </AntdScope>
  );
}

function Fields() {
  const intl = useIntl();
  const rulesOf = useFieldRules();
  return (
    <>
      <Form.Item
        name="name"
        label={intl.formatMessage(messages.name)}
        rules={rulesOf(contactName, messages.nameRequired)}
      >
        <Input size="large" autoComplete="name" maxLength={limits.realNameMax} />
      </Form.Item>
      <Form.Item
        name="replyTo"
        label={intl.formatMessage(messages.replyTo)}
        rules={rulesOf(replyTo, messages.replyToRequired)}
      >
        <Input size="large" maxLength={limits.emailMax} />
      </Form.Item>
      <Form.Item
        name="text"
        label={intl.formatMessage(messages.text)}
        extra={<Hint text={messages.textHint} />}
        rules={rulesOf(contactText, messages.textRequired)}
      >
        <Input.TextArea rows={6} maxLength={limits.contactTextMax} />
      </Form.Item>
    </>
  );
}

function Complaint({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === 'unproved')
    return <Alert type="error" showIcon role="alert" title={<FormattedMessage {...messages.unproved} />} />;
  const error = outcome?.kind === 'refused' ? outcome.error : null;
  return (
    <Refusal error={error}>
      {(error?.kind === 'timeout' || error?.kind === 'network') && (
        <FormattedMessage {...messages.mayBeSent} tagName="p" />
      )}
    </Refusal>
  );
}
