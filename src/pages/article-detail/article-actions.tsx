import { FormattedMessage, useIntl } from 'react-intl';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { Button } from '@/shared/ui/button';
import { messages } from './messages';
import styles from './article-actions.module.css';

/** Share and print buttons. @param path the in-app path of the article */
export function ArticleActions({ title, path }: { title: string; path: string }) {
  const url = usePageUrl(path);
  // the surrounding article is marked with the language of its content
  const { locale } = useIntl();
  return (
    <div className={styles.actions} lang={locale}>
      <ShareButton title={title} url={url} align="end" className={styles.action} />
      <Button
        className={styles.action}
        onClick={() => {
          window.print();
        }}
      >
        <FormattedMessage {...messages.print} />
      </Button>
    </div>
  );
}
