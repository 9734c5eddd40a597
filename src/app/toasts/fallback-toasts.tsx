import { useEffect, useRef, useState } from 'react';
import type { Toast } from '@/shared/ui/toast-queue';
import styles from './fallback-toasts.module.css';
import { useToastText, type ToastsProps } from './toast-text';

interface Line {
  key: string;
  toast: Toast;
}

/** Shows toasts as plain lines when the code of antd's toasts could not be loaded. */
export function FallbackToasts({ queue, durationMs }: ToastsProps) {
  const toastText = useToastText();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(
    () =>
      queue.subscribe(
        (toast) => {
          const line = { key: toastText(toast).text, toast };
          const remove = (current: readonly Line[]) => current.filter(({ key }) => key !== line.key);
          setLines((current) => [...remove(current), line]);
          const timer = setTimeout(() => {
            timers.current.delete(timer);
            setLines(remove);
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
    <div role="status" className={styles.lines}>
      <ul>
        {lines.map(({ key, toast }) => {
          const { text, detail, lang } = toastText(toast);
          return (
            <li key={key}>
              <span lang={lang}>{text}</span> {detail}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
