/** Shows people what the host sent and what it was told, newest last. */
export interface EventLog {
  sent(text: string): void;
  received(text: string): void;
  noted(text: string): void;
  clear(): void;
}

const keptLines = 200;

/** Writes each event with its time into the list. */
export function createEventLog(list: HTMLElement): EventLog {
  return {
    sent: (text) => add('sent', '→', text),
    received: (text) => add('received', '←', text),
    noted: (text) => add('noted', '·', text),
    clear: () => list.replaceChildren(),
  };

  function add(kind: string, arrow: string, text: string) {
    const line = document.createElement('li');
    const time = document.createElement('time');
    time.textContent = new Date().toLocaleTimeString('zh-CN', { hour12: false });
    line.dataset.kind = kind;
    line.append(time, ` ${arrow} ${text}`);
    list.append(line);
    if (list.childElementCount > keptLines) list.firstElementChild?.remove();
    list.scrollTop = list.scrollHeight;
  }
}

/** A token as a log may show it: its first four characters. */
export function shortToken(token: string | null | undefined) {
  if (token === undefined) return '(不传)';
  return token ? `${token.slice(0, 4)}…` : `''`;
}
