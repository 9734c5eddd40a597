import { FormattedMessage, useIntl } from 'react-intl';
import { useHref } from 'react-router-dom';
import type { HelpEntry } from '@/contracts/help';
import { copyText } from '@/shared/lib/clipboard';
import { SafeLink } from '@/shared/ui/safe-link';
import { useToasts } from '@/shared/ui/toast-queue';
import { UserText } from '@/shared/ui/user-text';
import styles from './help-page.module.css';
import { helpHref } from './list-params';
import { messages } from './messages';

/** A question that shows its answer when it is clicked. @param isOpen shows the answer initially */
export function HelpEntryItem({ entry, isOpen }: { entry: HelpEntry; isOpen: boolean }) {
  const { id, question, answer, link } = entry;
  const { locale } = useIntl();
  return (
    <li data-entry={id} className={styles.entry}>
      <details open={isOpen}>
        <summary>
          <span>{question}</span>
        </summary>
        <div className={styles.answer}>
          <p>
            <UserText>{answer}</UserText>
          </p>
          <p className={styles.links} lang={locale}>
            {link !== null && (
              <SafeLink address={link}>
                <FormattedMessage {...messages.open} />
              </SafeLink>
            )}
            <CopyLink id={id} />
          </p>
        </div>
      </details>
    </li>
  );
}

/** Copies the address of an answer. With memory history there is none, because the page's URL belongs to the host. */
function CopyLink({ id }: { id: string }) {
  const toasts = useToasts();
  const href = useHref(helpHref({ id }));
  if (!href.includes('#')) return null;
  const copy = async () => {
    if (await copyText(new URL(href, location.href).href))
      toasts.show({ kind: 'success', text: messages.linkCopied });
    else toasts.show({ kind: 'error', text: messages.copyFailed });
  };
  return (
    <button type="button" onClick={() => void copy()}>
      <FormattedMessage {...messages.copyLink} />
    </button>
  );
}
