import { contentLanguage } from '@/shared/intl/languages';
import type { Agreement } from './agreements';
import styles from './agreement-text.module.css';

/**
 * The full text of an agreement in its original language (R10.67). Chapters are anchors.
 * @param showTitle false where the title is shown elsewhere
 */
export function AgreementText({ agreement, showTitle }: { agreement: Agreement; showTitle: boolean }) {
  const { title, effectiveDate, chapters } = agreement;
  const Chapter = showTitle ? 'h3' : 'h2';
  return (
    <div className={styles.text} lang={contentLanguage}>
      {showTitle && <h2 className={styles.title}>{title}</h2>}
      <p className={styles.effectiveDate}>{effectiveDate}</p>
      {chapters.map(({ id, title: chapter, body }) => (
        <section key={id}>
          <Chapter id={id} tabIndex={-1} className={styles.chapter}>
            {chapter}
          </Chapter>
          {body.map((part, index) =>
            typeof part === 'string' ? (
              <p key={index}>{part}</p>
            ) : (
              <ul key={index}>
                {part.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </div>
  );
}
