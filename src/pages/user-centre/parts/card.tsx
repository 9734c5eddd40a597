import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A part of a section: its heading, a sentence on what it is for, its content. */
export function Card({ title, lead, children }: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Facts one below the other, each with what can be done about it. */
export function Rows({ children }: { children: ReactNode }) {
  return <dl className={styles.rows}>{children}</dl>;
}

/** One fact. `note` says more about it; `action` is a button or two. */
export function Row({
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
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        {children}
        {note && <p>{note}</p>}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
