import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { messages } from './messages';
import styles from './article-actions.module.css';

/**
 * Hands the article's link on, and prints the article.
 * @param path the in-app path of the article
 */
export function ArticleActions({ title, path }: { title: string; path: string }) {
  const href = useHref(path);
  // amid an article in its own language
  const { locale } = useIntl();
  return (
    <div className={styles.tools} lang={locale}>
      {/* With memory history no address leads here: the page's own is the host's. */}
      {href.includes('#') && <ShareButton title={title} url={new URL(href, location.href).href} />}
      <Button
        className={styles.tool}
        onClick={() => {
          window.print();
        }}
      >
        <FormattedMessage {...messages.print} />
      </Button>
    </div>
  );
}

/** Opens the system's share sheet where there is one, else copies the link. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const notices = useToasts();
  const canShare = 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      notices.show({ kind: 'success', text: messages.shared });
    } catch {
      notices.show({ kind: 'error', text: messages.notShared });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title, url: url });
    } catch (error) {
      // whoever closes the sheet wants nothing more
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button className={styles.tool} onClick={() => void (canShare ? share() : copy())}>
      <FormattedMessage {...(canShare ? messages.share : messages.copyLink)} />
    </Button>
  );
}
