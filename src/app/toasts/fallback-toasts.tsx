import { useEffect, useRef, useState } from 'react';
import styles from './fallback-toasts.module.css';
import { useToastText, type ToastsProps } from './toast-text';

/** Shows toasts as plain lines when the code of antd's toasts could not be loaded. */
export function FallbackToasts({ queue, durationMs }: ToastsProps) {
  const toastText = useToastText();
  const [lines, setLines] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(
    () =>
      queue.subscribe(
        (toast) => {
          const { text, detail } = toastText(toast);
          const line = detail === undefined ? text : `${text} ${detail}`;
          setLines((current) => [...current.filter((other) => other !== line), line]);
          const timer = setTimeout(() => {
            timers.current.delete(timer);
            setLines((current) => current.filter((other) => other !== line));
          }, durationMs);
          timers.current.add(timer);
        },
        () => {
          setLines([]);
        },
      ),
    [durationMs, queue, toastText],
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
