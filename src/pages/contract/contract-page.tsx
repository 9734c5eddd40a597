import { FormattedMessage } from 'react-intl';
import { agreements } from '@/features/agreement/agreements';
import { AgreementText } from '@/features/agreement/agreement-text';
import { Button } from '@/shared/ui/button';
import { Contents } from './contents';
import styles from './contract-page.module.css';
import { messages } from './messages';

/** What registration and login refer to, both texts on one page (R2.5, R10.22). */
export default function ContractPage() {
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
      <Contents />
      <div className={styles.texts}>
        {Object.values(agreements).map((agreement) => (
          <article key={agreement.id} id={agreement.id} tabIndex={-1}>
            <AgreementText agreement={agreement} titled />
          </article>
        ))}
      </div>
    </div>
  );
}
