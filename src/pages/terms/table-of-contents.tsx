import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { agreements } from '@/features/agreement/agreements';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { useAppearance } from '@/shared/theme/appearance-context';
import styles from './terms-page.module.css';
import { messages } from './messages';

/** Links to both agreements and each of their chapters. */
export function TableOfContents() {
  const intl = useIntl();
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage(messages.contents)}>
      <p aria-hidden="true">
        <FormattedMessage {...messages.contents} />
      </p>
      <ul lang={contentLanguage}>
        {Object.values(agreements).map(({ id, title, chapters }) => (
          <li key={id}>
            <ContentsLink to={id}>{title}</ContentsLink>
            <ul>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <ContentsLink to={chapter.id}>{chapter.title}</ContentsLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContentsLink({ to, children }: { to: string; children: string }) {
  const { root } = useAppearance();
  const page = useHref(paths.terms.href()); // for a new tab
  const scrollToTarget = (event: MouseEvent) => {
    event.preventDefault(); // the router owns the hash
    const target = root.querySelector<HTMLElement>(`#${to}`);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <a href={page} onClick={scrollToTarget}>
      {children}
    </a>
  );
}
