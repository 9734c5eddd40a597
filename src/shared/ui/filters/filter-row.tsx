import { useId, type ReactNode } from 'react';
import type { Language } from '@/shared/intl/languages';
import { Link } from '../link';
import styles from './filter-row.module.css';

/** A choice of a filter. `lang` is set for a name of the platform that stays in the language of the content. */
export interface FilterOption {
  key: string;
  href: string;
  current: boolean;
  text: ReactNode;
  lang?: Language | undefined;
}

export interface Filter {
  label: ReactNode;
  options: readonly FilterOption[];
}

/** The choices of one filter as a labelled row of links. */
export function FilterRow({ label, options }: Filter) {
  const id = useId();
  return (
    <nav className={styles.row} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <ul>
        {options.map(({ key, href, current, text, lang }) => (
          <li key={key} lang={lang}>
            <Link to={href} aria-current={current ? 'true' : undefined} preventScrollReset>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
