import { Button, Form, Input, type FormInstance } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { RequestOf } from '@/contracts/call';
import { captchaChallenge } from '@/contracts/captcha';
import { contactName, contactSend, contactText, replyTo } from '@/contracts/contact-message';
import { limits } from '@/contracts/limits';
import { profile } from '@/contracts/profile';
import { solveCaptcha } from '@/features/auth/solve-captcha';
import { selectIsSignedIn, type Session } from '@/session/session';
import type { ApiErrorData } from '@/shared/api/api-error';
import type { ApiDispatch } from '@/shared/api/base-api';
import { callApi, useApiCall } from '@/shared/api/call-api';
import { useFieldRules } from '@/shared/form/field-rules';
import { FieldHint } from '@/shared/form/field-hint';
import { FormErrorAlert } from '@/shared/form/form-error-alert';
import { useUnsavedChanges } from '@/shared/form/unsaved-changes';
import { ValidatedForm } from '@/shared/form/validated-form';
import { Alert } from '@/shared/form/alert';
import { useAsyncAction } from '@/shared/ui/use-action';
import { AntdProvider } from '@/shared/theme/antd-provider';
import { messages } from './messages';

type MessageInput = Omit<RequestOf<typeof contactSend>, 'captcha'>;
type FormValues = Omit<MessageInput, 'contactId'>;

/** The form for a message to an office. It keeps its values until the platform has accepted the message. */
export default function ContactForm({
  contactId,
  onSent,
}: {
  contactId: string;
  onSent: (reference: string | null) => void;
}) {
  const [form] = Form.useForm<FormValues>();
  usePrefilled(form);
  const [sendMessage, isSolvingCaptcha] = useSendMessage();
  const [result, setResult] = useState<SendResult | null>(null);
  const [touched, setTouched] = useState(false);
  useUnsavedChanges(touched);
  const [submit, busy] = useAsyncAction(async (values: FormValues) => {
    setResult(null);
    const sent = await sendMessage({ ...values, contactId });
    setResult(sent);
    if (sent.kind !== 'sent') return;
    // synchronously, so that leaving the page asks about no unsaved changes
    flushSync(() => {
      setTouched(false);
    });
    onSent(sent.reference);
  });
  return (
    <AntdProvider>
      <ValidatedForm<FormValues>
        name="portal-contact"
        form={form}
        requiredMark={false}
        onValuesChange={() => {
          setTouched(true);
        }}
        onFinish={submit}
      >
        <Fields />
        <SubmitError result={result} />
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          <FormattedMessage {...(isSolvingCaptcha ? messages.sending : messages.send)} />
        </Button>
      </ValidatedForm>
    </AntdProvider>
  );
}

/** Fills in a member's name and e-mail address, where nothing is typed; the profile has the phone only masked. */
function usePrefilled(form: FormInstance<FormValues>): void {
  const isSignedIn = useSelector((state: { session: Session }) => selectIsSignedIn(state));
  const dispatch = useDispatch<ApiDispatch>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isCurrent = true;
    void dispatch(callApi(profile, {}, undefined, { toast: false })).then(({ data: own }) => {
      if (!isCurrent || !own) return;
      const { name = '', replyTo: reply = '' } = form.getFieldsValue();
      form.setFieldsValue({ name: name || own.realName, replyTo: reply || (own.email ?? '') });
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, form, isSignedIn]);
}

function Fields() {
  const intl = useIntl();
  const rulesFor = useFieldRules();
  return (
    <>
      <Form.Item
        name="name"
        label={intl.formatMessage(messages.name)}
        rules={rulesFor(contactName, messages.nameRequired)}
      >
        <Input size="large" autoComplete="name" maxLength={limits.realNameMax} />
      </Form.Item>
      <Form.Item
        name="replyTo"
        label={intl.formatMessage(messages.replyTo)}
        rules={rulesFor(replyTo, messages.replyToRequired)}
      >
        <Input size="large" maxLength={limits.emailMax} />
      </Form.Item>
      <Form.Item
        name="text"
        label={intl.formatMessage(messages.text)}
        extra={<FieldHint text={messages.textHint} />}
        rules={rulesFor(contactText, messages.textRequired)}
      >
        <Input.TextArea rows={6} maxLength={limits.contactTextMax} />
      </Form.Item>
    </>
  );
}

function SubmitError({ result }: { result: SendResult | null }) {
  if (result?.kind === 'captchaFailed')
    return <Alert tone="danger" title={<FormattedMessage {...messages.captchaFailed} />} />;
  const error = result?.kind === 'rejected' ? result.error : null;
  return (
    <FormErrorAlert error={error}>
      {(error?.kind === 'timeout' || error?.kind === 'network') && (
        <FormattedMessage {...messages.mayBeSent} tagName="p" />
      )}
    </FormErrorAlert>
  );
}

/** `captchaFailed`: the captcha has no solution, or the form was closed meanwhile. */
type SendResult =
  | { kind: 'sent'; reference: string | null }
  | { kind: 'captchaFailed' }
  | { kind: 'rejected'; error: ApiErrorData };

/** Solves the captcha and sends a message. @returns the function, and whether the captcha is being solved */
function useSendMessage(): [(message: MessageInput) => Promise<SendResult>, boolean] {
  const [requestChallenge] = useApiCall(captchaChallenge);
  const [send] = useApiCall(contactSend);
  const [isSolvingCaptcha, setSolvingCaptcha] = useState(false);
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function sendMessage(message: MessageInput): Promise<SendResult> {
    abort.current = new AbortController();
    setSolvingCaptcha(true);
    const challenge = await requestChallenge({});
    const captcha = challenge.data ? await solveCaptcha(challenge.data, abort.current.signal) : null;
    setSolvingCaptcha(false);
    if (challenge.error) return { kind: 'rejected', error: challenge.error };
    if (captcha === null) return { kind: 'captchaFailed' };
    const { data, error } = await send({ ...message, captcha });
    return error ? { kind: 'rejected', error } : { kind: 'sent', reference: data?.reference ?? null };
  }

  return [sendMessage, isSolvingCaptcha];
}
