import { getElement } from './get-element';

interface Sms {
  id: string;
  phone: string;
  text: string;
  /** ISO moment in UTC. */
  sentAt: string;
}

/** Milliseconds between two looks at the outbox. */
const interval = 2000;

/**
 * The screen of every phone there is: while it is open it shows what the sample platform has sent, newest first, so
 * that codes can be read.
 * @param apiBase base of the platform's calls; its outbox stands beside it
 */
export function setupSmsInbox(panel: HTMLDetailsElement, apiBase: string) {
  const outbox = new URL('/sandbox/sms', apiBase).href;
  const status = getElement(panel, '[data-phone-status]');
  const list = getElement(panel, '[data-phone-messages]');
  let watching = false;

  panel.addEventListener('toggle', () => {
    if (!watching) void watch();
  });

  async function watch() {
    watching = true;
    while (panel.open) {
      await look();
      await new Promise((done) => setTimeout(done, interval));
    }
    watching = false;
  }

  async function look() {
    try {
      show(await read(outbox));
    } catch (reason) {
      status.textContent = reason instanceof Error ? reason.message : String(reason);
    }
  }

  function show(messages: readonly Sms[]) {
    status.textContent = messages.length === 0 ? '还没有短信' : '';
    const shown = (list.firstElementChild as HTMLElement | null)?.dataset.sms;
    // what is read aloud is only what has come
    const fresh = messages.slice(0, indexOf(messages, shown));
    list.prepend(...fresh.map(bubble));
  }
}

function indexOf(messages: readonly Sms[], id: string | undefined): number {
  const place = messages.findIndex((message) => message.id === id);
  return place < 0 ? messages.length : place;
}

function bubble({ id, phone, text, sentAt }: Sms): HTMLElement {
  const line = document.createElement('li');
  line.dataset.sms = id;
  const time = document.createElement('time');
  time.dateTime = sentAt;
  time.textContent = `${new Date(sentAt).toLocaleTimeString('zh-CN', { hour12: false })} 发往 ${phone}`;
  const words = document.createElement('p');
  words.textContent = text;
  line.append(time, words);
  return line;
}

async function read(address: string): Promise<Sms[]> {
  const response = await fetch(address).catch(() => {
    throw new Error('无法连接平台，稍后会再试');
  });
  if (response.status === 404) throw new Error('平台没有开放短信屏幕（SMS_OUTBOX）');
  if (!response.ok) throw new Error(`平台返回 HTTP ${response.status}`);
  return ((await response.json()) as { data: Sms[] }).data;
}
