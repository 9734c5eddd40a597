import type { ReactNode } from 'react';
import styles from './user-info.module.css';

/** Settings of the account, each with its value and the buttons that change it. */
export function SettingList({ children }: { children: ReactNode }) {
  return <dl className={styles.settings}>{children}</dl>;
}

/** @param note below the value @param action one or two buttons */
export function Setting({
  name,
  note,
  action,
  children,
}: {
  name: ReactNode;
  note?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.setting}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {children}
        {note && <p>{note}</p>}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
