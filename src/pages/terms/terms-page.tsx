import { FormattedMessage } from 'react-intl';
import { agreements } from '@/features/agreement/agreements';
import { AgreementText } from '@/features/agreement/agreement-text';
import { Button } from '@/shared/ui/button';
import { TableOfContents } from './table-of-contents';
import styles from './terms-page.module.css';
import { messages } from './messages';

/** The service agreement and the privacy policy on one page (R2.5, R10.22). */
export default function TermsPage() {
  return (
    <div className={`portal-wrap ${styles.page}`}>
      <div className={styles.head}>
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <Button
          className={styles.print}
          onClick={() => {
            window.print();
          }}
        >
          <FormattedMessage {...messages.print} />
        </Button>
      </div>
      <TableOfContents />
      <div className={styles.texts}>
        {Object.values(agreements).map((agreement) => (
          <article key={agreement.id} id={agreement.id} tabIndex={-1}>
            <AgreementText agreement={agreement} showTitle />
          </article>
        ))}
      </div>
    </div>
  );
}
