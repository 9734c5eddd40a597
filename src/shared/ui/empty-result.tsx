import type { ReactNode } from 'react';
import { Link } from './link';
import { EmptyState } from './page-state';
import { focusPageOf } from './use-focus-fallback';
import styles from './empty-result.module.css';

export interface WiderList {
  href: string;
  label: ReactNode;
}

/**
 * A filtered list without items.
 * @param hint what the user can try
 * @param links lists under fewer filters; empty if no filter is set
 */
export function EmptyResult({
  title,
  hint,
  links = [],
}: {
  title: ReactNode;
  hint?: ReactNode;
  links?: readonly WiderList[];
}) {
  return (
    <EmptyState title={title}>
      {hint !== undefined && <p>{hint}</p>}
      {links.length > 1 ? (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <WiderListLink {...link} />
            </li>
          ))}
        </ul>
      ) : (
        links[0] && <WiderListLink {...links[0]} />
      )}
    </EmptyState>
  );
}

const WiderListLink = ({ href, label }: WiderList) => (
  <Link
    to={href}
    onClick={({ currentTarget }) => {
      focusPageOf(currentTarget);
    }}
    preventScrollReset
  >
    {label}
  </Link>
);
