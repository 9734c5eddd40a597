import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { contactName, contactText, replyTo } from '@/contracts/contact';
import { limits } from '@/contracts/limits';
import { useFieldRules } from '@/shared/form/field-rules';
import { FieldHint } from '@/shared/form/field-hint';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { useAsyncAction } from '@/shared/ui/use-action';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { messages } from './messages';
import { useSendMessage, type SendResult, type MessageInput } from './use-leave-message';

type Input = Omit<MessageInput, 'contactId'>;

/** Name, way to answer and text of a message; kept until the platform has it. */
export default function ContactForm({ contactId, onSent }: { contactId: string; onSent: () => void }) {
  const [sendMessage, isSolvingCaptcha] = useSendMessage();
  const [outcome, setOutcome] = useState<SendResult | null>(null);
  const [touched, setTouched] = useState(false);
  useUnsavedChanges(touched);
  const [submit, busy] = useAsyncAction(async (input: Input) => {
    setOutcome(null);
    const result = await sendMessage({ ...input, contactId });
    setOutcome(result);
    if (result.kind !== 'sent') return;
    // at once: nothing of it is unsaved any more when the page is left
    flushSync(() => {
      setTouched(false);
    });
    onSent();
  });
  return (
    <AntdProvider>
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
        <SubmitError outcome={outcome} />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          <FormattedMessage {...(isSolvingCaptcha ? messages.sending : messages.send)} />
        </Button>
      </Form>
    </AntdProvider>
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
        extra={<FieldHint text={messages.textHint} />}
        rules={rulesOf(contactText, messages.textRequired)}
      >
        <Input.TextArea rows={6} maxLength={limits.contactTextMax} />
      </Form.Item>
    </>
  );
}

function SubmitError({ outcome }: { outcome: SendResult | null }) {
  if (outcome?.kind === 'unproved')
    return <Alert type="error" showIcon role="alert" title={<FormattedMessage {...messages.unproved} />} />;
  const error = outcome?.kind === 'refused' ? outcome.error : null;
  return (
    <FormErrorAlert error={error}>
      {(error?.kind === 'timeout' || error?.kind === 'network') && (
        <FormattedMessage {...messages.mayBeSent} tagName="p" />
      )}
    </FormErrorAlert>
  );
}
