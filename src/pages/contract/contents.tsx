import type { MouseEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { agreements } from '@/features/agreement/agreements';
import { contentLanguage } from '@/shared/intl/languages';
import { useLook } from '@/shared/theme/look-context';
import styles from './contract-page.module.css';
import { messages } from './messages';

/** Both texts with their chapters, each a way to it. */
export function Contents() {
  const intl = useIntl();
  return (
    <nav className={styles.contents} aria-label={intl.formatMessage(messages.contents)}>
      <p aria-hidden="true">
        <FormattedMessage {...messages.contents} />
      </p>
      <ul lang={contentLanguage}>
        {Object.values(agreements).map(({ id, title, chapters }) => (
          <li key={id}>
            <Way to={id}>{title}</Way>
            <ul>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <Way to={chapter.id}>{chapter.title}</Way>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  const { root } = useLook();
  const go = (event: MouseEvent) => {
    event.preventDefault(); // the hash is the router's
    const target = root.querySelector<HTMLElement>(`#${to}`);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${to}`} onClick={go}>
      {children}
    </a>
  );
}
