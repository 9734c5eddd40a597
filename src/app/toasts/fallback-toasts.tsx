import { useEffect, useRef, useState } from 'react';
import type { ToastQueue } from '@/shared/ui/toast-queue';
import styles from './fallback-toasts.module.css';
import { useToastText } from './use-toast-text';

/** What is said, one line each, where the code of the toasts could not be loaded. */
export function FallbackToasts({ notices, durationMs }: { notices: ToastQueue; durationMs: number }) {
  const toastText = useToastText();
  const [lines, setLines] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(
    () =>
      notices.subscribe((notice) => {
        const { text, detail } = toastText(notice);
        const line = detail === undefined ? text : `${text} ${detail}`;
        setLines((before) => [...before.filter((other) => other !== line), line]);
        const timer = setTimeout(() => {
          timers.current.delete(timer);
          setLines((before) => before.filter((other) => other !== line));
        }, durationMs);
        timers.current.add(timer);
      }),
    [durationMs, notices, toastText],
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
