import { useEffect, useRef, useState } from 'react';
import type { Notices } from '@/shared/ui/notices';
import styles from './plain-notices.module.css';
import { useNoticeText } from './use-notice-text';

/** What is said, one line each, where the code of the toasts could not be loaded. */
export function PlainNotices({ notices, durationMs }: { notices: Notices; durationMs: number }) {
  const read = useNoticeText();
  const [lines, setLines] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(
    () =>
      notices.subscribe((notice) => {
        const { text, detail } = read(notice);
        const line = detail === undefined ? text : `${text} ${detail}`;
        setLines((before) => [...before.filter((other) => other !== line), line]);
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          setLines((before) => before.filter((other) => other !== line));
        }, durationMs);
        timers.current.add(timer);
      }),
    [durationMs, notices, read],
  );
  useEffect(() => {
    const running = timers.current;
    return () => {
      running.forEach(clearTimeout);
    };
  }, []);
  return (
    <ul className={styles.lines} role="status">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
