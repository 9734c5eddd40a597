import { FormattedMessage } from 'react-intl';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/page-state';
import { messages } from './messages';
import { PdfView } from './pdf-view';
import styles from './pdf.module.css';
import { usePdfDocument } from './use-pdf';

/**
 * A document inside the page. Shows nothing where pdf.js does not run: whoever shows it offers the file as well.
 * @param asked by whose change it is opened again
 * @param renew asks for another address, and answers whether it came
 */
export function PdfReader({
  url,
  title,
  asked,
  renew,
}: {
  url: string;
  title: string;
  asked: object;
  renew: () => Promise<boolean>;
}) {
  const { pdf, retry } = usePdfDocument(url, asked, renew);
  if (pdf === null) return <Skeleton bars={8} title={messages.opening} />;
  if (pdf === 'unable') return null;
  if (typeof pdf === 'object') return <PdfView {...{ pdf, title }} />;
  return (
    <div className={styles.failed} role="alert">
      <p>
        <FormattedMessage {...messages[pdf]} />
      </p>
      {/* what has a password today has one at the next try */}
      {pdf !== 'locked' && (
        <Button onClick={() => void retry()}>
          <FormattedMessage {...messages.retry} />
        </Button>
      )}
    </div>
  );
}
