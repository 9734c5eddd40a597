import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { contentLanguage } from '@/shared/intl/languages';
import type { Message } from '@/shared/intl/define-messages';
import styles from './fact-list.module.css';

/**
 * Names and values (`dl`).
 * @param layout `rows`: name beside value; `grid` and `stack`: name above value, in columns or one below the other;
 * `tiles`: numbers. Widths are set by `--fact-name` (rows) and `--fact-width` (grid, tiles) in a class of the caller, and
 * `--fact-columns-narrow` keeps the columns of rows up to 480 px.
 */
export function FactList({
  layout,
  className = '',
  children,
}: {
  layout: 'rows' | 'grid' | 'stack' | 'tiles';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <dl className={`${styles.facts} ${className}`} data-layout={layout}>
      {children}
    </dl>
  );
}

/** One name with its value. @param inContentLanguage the value is written in the platform's language */
export function Fact({
  name,
  inContentLanguage = false,
  children,
}: {
  name: Message;
  inContentLanguage?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>
        <FormattedMessage {...name} />
      </dt>
      <dd lang={inContentLanguage ? contentLanguage : undefined}>{children}</dd>
    </div>
  );
}
