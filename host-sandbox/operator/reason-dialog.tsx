import { Button, Form, Input, Modal, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';

/** Characters of a reason that the platform accepts (its `limits.reasonMax`). */
const reasonMax = 200;

export interface ReasonRequest {
  /** Of the record; a draft belongs to one record. */
  id: string;
  /** The subject of the reason, as in 陈思源《课程》. */
  name: string;
  /** Sends the reason; resolves with an error text for the field, or with nothing when it is done. */
  send: (reason: string) => Promise<string | undefined>;
}

/** Asks for the reason of a decision. A draft survives a failure and a closed dialog. */
export function ReasonDialog(props: {
  /** Prefix that keeps the field ids of several dialogs unique. */
  id: string;
  title: string;
  label: string;
  submit: string;
  /** Whether the decision revokes something from a person; its button then has the colour of danger. */
  danger?: boolean;
  /** Most characters; default: those of a reason. */
  max?: number;
  /** Error text of an empty field. */
  empty: string;
  request: ReasonRequest | null;
  onClose: () => void;
  /** Called after a sent reason, once the dialog has gone. */
  onDone: (id: string) => void;
}) {
  const { id, request, max = reasonMax } = props;
  const [draft, setDraft] = useState({ id: '', text: '' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const field = useRef<InputRef>(null);
  const done = useRef('');
  const shown = useRef<ReasonRequest | null>(null);
  useEffect(() => {
    shown.current = request;
  });
  const text = draft.id === request?.id ? draft.text : '';
  const close = () => {
    if (!busy) props.onClose();
  };

  function fail(message: string) {
    setError(message);
    field.current?.focus();
  }

  async function submit() {
    if (!request || busy) return;
    const reason = normalizeReason(text);
    if (reason === '') return fail(props.empty);
    if (reason.length > max) return fail(`不能超过 ${max} 字`);
    setError('');
    setBusy(true);
    const message = await request.send(reason);
    setBusy(false);
    // Closed in the meantime means signed out: the draft stays for its writer.
    if (shown.current !== request) return;
    if (message) return fail(message);
    done.current = request.id;
    setDraft({ id: '', text: '' });
    props.onClose();
  }

  return (
    <Modal
      open={request !== null}
      title={props.title}
      onCancel={close}
      closable={false}
      footer={null}
      width={480}
      afterOpenChange={(open) => {
        setError('');
        if (open) field.current?.focus();
        else if (done.current) props.onDone(done.current);
        done.current = '';
      }}
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        <p>{request?.name}</p>
        <Form.Item label={props.label} htmlFor={id} validateStatus={error ? 'error' : ''}>
          <Input.TextArea
            id={id}
            ref={field}
            rows={4}
            value={text}
            aria-required
            aria-invalid={error !== ''}
            aria-describedby={`${id}-count ${id}-error`}
            onChange={(event) => {
              setError('');
              setDraft({ id: request?.id ?? '', text: event.target.value });
            }}
          />
        </Form.Item>
        <p className="operator-count" id={`${id}-count`}>
          {normalizeReason(text).length} / {max} 字
        </p>
        <p className="host-error" id={`${id}-error`} role="alert">
          {error}
        </p>
        <div className="operator-actions">
          {/* not 取消: what is submitted may revoke something itself */}
          <Button aria-disabled={busy} onClick={close}>
            返回
          </Button>
          <Button type="primary" danger={props.danger === true} htmlType="submit" aria-disabled={busy}>
            {props.submit}
          </Button>
        </div>
      </Form>
    </Modal>
  );
}

/** Keeps the lines, removes surrounding spaces and repeated empty lines. */
function normalizeReason(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
