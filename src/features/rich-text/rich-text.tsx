import { useMemo } from 'react';
import { useMediaUrl } from '@/shared/config/config-context';
import { sanitise } from './sanitise';
import styles from './rich-text.module.css';

/** Rich text from the platform, sanitised before it meets the page: the one place that sets html. */
export function RichText({ html }: { html: string }) {
  const media = useMediaUrl();
  const clean = useMemo(() => sanitise(html, media), [html, media]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean }} />;
}
