import { FormattedMessage, useIntl } from 'react-intl';
import type { ArticleType } from '@/contracts/article';
import { OperatorLink } from '@/features/operators/operator-link';
import { ShareButton } from '@/features/share/share-button';
import { usePageUrl } from '@/features/share/use-page-url';
import { Button } from '@/shared/ui/button';
import { articlePaths } from '@/shared/routes/paths';
import { messages } from './messages';
import styles from './article-actions.module.css';

const editPermissions = { news: 'article:edit', notice: 'notice:edit' } as const;

interface Article {
  id: string;
  type: ArticleType;
  title: string;
}

/** Share and print buttons, and the link to the editor for users who may edit articles of this type. */
export function ArticleActions({ id, type, title }: Article) {
  const url = usePageUrl(articlePaths[type].item.href({ id }));
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
      <OperatorLink
        guard={{ permission: [editPermissions[type]] }}
        page="articles"
        id={id}
        className={styles.action}
      >
        <FormattedMessage {...messages.edit} />
      </OperatorLink>
    </div>
  );
}
