import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import { copyText } from '@/shared/lib/clipboard';
import { Button } from '@/shared/ui/button';
import { useToasts } from '@/shared/ui/toast-queue';
import { messages } from './messages';
import styles from './article-actions.module.css';

/** Share and print buttons. @param path the in-app path of the article */
export function ArticleActions({ title, path }: { title: string; path: string }) {
  const href = useHref(path);
  // the surrounding article is marked with the language of its content
  const { locale } = useIntl();
  return (
    <div className={styles.actions} lang={locale}>
      {/* With memory history the page's URL belongs to the host and does not lead to the article. */}
      {href.includes('#') && <ShareButton title={title} url={new URL(href, location.href).href} />}
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

/** Opens the system's share sheet where the browser has one, else copies the link. */
function ShareButton({ title, url }: { title: string; url: string }) {
  const toasts = useToasts();
  const canShare = 'share' in navigator;
  const copy = async () => {
    if (await copyText(url)) toasts.show({ kind: 'success', text: messages.linkCopied });
    else toasts.show({ kind: 'error', text: messages.copyFailed });
  };
  const share = async () => {
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // AbortError: the user closed the share sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Button className={styles.action} onClick={() => void (canShare ? share() : copy())}>
      <FormattedMessage {...(canShare ? messages.share : messages.copyLink)} />
    </Button>
  );
}
