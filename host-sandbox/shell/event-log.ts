import { createObservable } from '../kits/web/observable';

interface LogEntry {
  id: number;
  kind: 'sent' | 'received' | 'noted';
  time: string;
  text: string;
}

const maxEntries = 200;

/** Log of the values that the host sent to the portals and received, newest last. */
export function createEventLog() {
  const entries = createObservable<readonly LogEntry[]>([]);
  let lastId = 0;
  const add = (kind: LogEntry['kind']) => (text: string) => {
    const time = new Date().toLocaleTimeString('zh-CN', { hour12: false });
    entries.set([...entries.get(), { id: ++lastId, kind, time, text }].slice(-maxEntries));
  };
  return {
    entries,
    sent: add('sent'),
    received: add('received'),
    noted: add('noted'),
    clear: () => entries.set([]),
  };
}

export type EventLog = ReturnType<typeof createEventLog>;

/** A token as a log may show it: its first four characters. */
export function shortToken(token: string | null | undefined) {
  if (token === undefined) return '（不传）';
  return token ? `${token.slice(0, 4)}…` : `''`;
}
