import { useEffect, useState } from 'react';
import { useHost } from '../host';
import { errorText, withTimeLimit } from '../../kits/web/platform-call';

interface Sms {
  id: string;
  /** The recipient: a phone number, or an e-mail address. */
  phone: string;
  text: string;
  /** ISO date-time in UTC. */
  sentAt: string;
}

/** Milliseconds between two polls of the outbox. */
const pollMs = 2000;

/** The SMS inbox of all phones: while it is open it shows the messages of the sample platform, newest first. */
export function SmsInbox() {
  const { apiBase } = useHost().config;
  const [open, setOpen] = useState(false);
  const [messages, setMessages] = useState<readonly Sms[]>([]);
  const [status, setStatus] = useState('');

  useEffect(() => {
    if (!open) return;
    let active = true;
    let timer = 0;
    const poll = async () => {
      try {
        const received = await readOutbox(new URL('/sandbox/sms', apiBase).href);
        if (!active) return;
        setMessages(received);
        setStatus(received.length === 0 ? '还没有短信或邮件' : '');
      } catch (error) {
        if (active) setStatus(errorText(error));
      }
      if (active) timer = window.setTimeout(() => void poll(), pollMs);
    };
    void poll();
    return () => {
      active = false;
      clearTimeout(timer);
    };
  }, [open, apiBase]);

  return (
    <details className="host-group" id="phone" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary data-testid="host-phone-toggle">
        手机屏幕 <small>短信与邮件</small>
      </summary>
      <div className="host-phone">
        <p className="host-status" role="status" data-testid="host-phone-status">
          {status}
        </p>
        <ol role="log" aria-label="收到的短信与邮件" tabIndex={0} data-testid="host-phone">
          {messages.map(({ id, phone, text, sentAt }) => (
            <li key={id}>
              <time dateTime={sentAt}>
                {new Date(sentAt).toLocaleTimeString('zh-CN', { hour12: false })} 发往 {phone}
              </time>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </details>
  );
}

function isSms(value: unknown): value is Sms {
  const { id, phone, text, sentAt } = (value ?? {}) as Partial<Record<keyof Sms, unknown>>;
  return [id, phone, text, sentAt].every((field) => typeof field === 'string');
}

function readOutbox(address: string): Promise<Sms[]> {
  return withTimeLimit(async (signal) => {
    const response = await fetch(address, { signal }).catch(() => {
      throw new Error('无法连接平台，稍后会再试');
    });
    if (response.status === 404) throw new Error('平台没有开放短信屏幕（SMS_OUTBOX）');
    if (!response.ok) throw new Error(`平台返回 HTTP ${response.status}`);
    const { data } = ((await response.json().catch(() => null)) ?? {}) as { data?: unknown };
    return Array.isArray(data) ? data.filter(isSms) : [];
  });
}
