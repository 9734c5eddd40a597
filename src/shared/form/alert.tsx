import type { ReactNode } from 'react';
import styles from './alert.module.css';

const mark = 'M10 2.5a7.5 7.5 0 110 15 7.5 7.5 0 010-15z';
const paths = { danger: `${mark}M10 6v5M10 14h.01`, info: `${mark}M10 9.5V14M10 6h.01` };

/**
 * A lasting message above a form. Not antd's, which every page with a form would load before anything is wrong.
 * @param tone `danger` is announced at once
 */
export function Alert({
  tone,
  title,
  children,
}: {
  tone: keyof typeof paths;
  title: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.alert} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={paths[tone]} />
      </svg>
      <div>
        <div>{title}</div>
        {children}
      </div>
    </div>
  );
}
