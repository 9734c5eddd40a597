import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Message } from '@/shared/intl/define-messages';
import { Link } from './link';
import styles from './section.module.css';

/**
 * A section of a page with its heading.
 * @param all link to the complete list, of which the section shows a part
 */
export function Section({
  title,
  all,
  className = '',
  testId,
  children,
}: {
  title: Message;
  all?: { href: string; text: Message; name?: Message } | undefined;
  className?: string | undefined;
  testId?: string;
  children: ReactNode;
}) {
  const intl = useIntl();
  const heading = useId();
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={heading} data-testid={testId}>
      <div className={styles.head}>
        <h2 id={heading}>
          <FormattedMessage {...title} />
        </h2>
        {all && (
          <Link to={all.href} aria-label={all.name && intl.formatMessage(all.name)}>
            <FormattedMessage {...all.text} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
