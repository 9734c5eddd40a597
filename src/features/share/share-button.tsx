import { FormattedMessage, useIntl } from 'react-intl';
import { lazyWithRetry } from '@/shared/chunks/lazy-with-retry';
import { defineChunk } from '@/shared/chunks/load-chunk';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Skeleton } from '@/shared/ui/page-state';
import { useDisclosure } from '@/shared/ui/use-disclosure';
import { messages } from './messages';
import styles from './share.module.css';

/** A separate chunk, because it contains the QR code library. */
const SharePanel = lazyWithRetry(
  defineChunk(
    () => import('./share-panel'),
    (module) => module.SharePanel,
  ),
  { loading: <Skeleton bars={6} title={messages.loading} /> },
);

/**
 * A button that opens the link of a page as a QR code, with buttons to copy it and to share it with another
 * application.
 * @param title shown by the system's share sheet
 * @param url absolute
 * @param align the side of the button that the panel is aligned with; on narrow screens it is at the bottom
 */
export function ShareButton({
  title,
  url,
  align = 'start',
  className,
}: {
  title: string;
  url: string;
  align?: 'start' | 'end';
  className?: string | undefined;
}) {
  // the element around it may be marked with the language of its content
  const { locale } = useIntl();
  const { open, container, button } = useDisclosure();
  return (
    <div className={styles.share} lang={locale} {...container}>
      <Button className={className} {...button}>
        <Icon name="share" />
        <FormattedMessage {...messages.share} />
      </Button>
      {open && (
        <div className={styles.panel} data-align={align}>
          <SharePanel title={title} url={url} />
        </div>
      )}
    </div>
  );
}
