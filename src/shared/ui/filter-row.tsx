import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { contentLanguage } from '@/shared/intl/languages';
import styles from './filter-row.module.css';

/** A choice of a filter: `name` comes from the platform, `text` is the portal's own. */
export type FilterOption = { key: string; href: string; current: boolean } & (
  { name: string; text?: never } | { text: ReactNode; name?: never }
);

/** The choices of one filter as a labelled row of links. */
export function FilterRow({ label, options }: { label: ReactNode; options: readonly FilterOption[] }) {
  const id = useId();
  return (
    <nav className={styles.row} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul>
        {options.map(({ key, href, current, name, text }) => (
          <li key={key} {...(name !== undefined && { lang: contentLanguage })}>
            <Link to={href} aria-current={current ? 'true' : undefined} preventScrollReset>
              {name ?? text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
