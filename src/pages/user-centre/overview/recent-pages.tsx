import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { changeRecentPages, recentPagesApi } from '@/features/recent-pages/api';
import { recentHref, withoutPage, type RecentPage } from '@/features/recent-pages/recent-pages';
import type { ApiDispatch } from '@/shared/api/base-api';
import { contentLanguage } from '@/shared/intl/languages';
import { useIsAvailable } from '@/shared/routes/available-pages';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './recent-pages.module.css';

/** Maximum number of listed pages. */
const shown = 6;

/** The recent pages of this browser; each entry, or all, can be removed. Renders nothing without any. */
export function RecentPages() {
  const dispatch = useDispatch<ApiDispatch>();
  const isAvailable = useIsAvailable();
  const section = useRef<HTMLElement>(null);
  const heading = useId();
  const [isChanged, setChanged] = useState(false);
  const { data = [] } = recentPagesApi.endpoints.recentPages.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const pages = data.filter((page) => isAvailable(recentHref(page)));
  if (pages.length === 0 && !isChanged) return null;
  const change = (next: (pages: readonly RecentPage[]) => RecentPage[]) => {
    setChanged(true);
    // the clicked button is removed
    section.current?.focus();
    void dispatch(changeRecentPages(next));
  };
  return (
    <section ref={section} className={styles.recent} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>
        <FormattedMessage {...messages.viewed} />
      </h2>
      {pages.length === 0 ? (
        <p role="status">
          <FormattedMessage {...messages.viewedCleared} />
        </p>
      ) : (
        <>
          <ul>
            {pages.slice(0, shown).map((page) => (
              <Entry
                key={recentHref(page)}
                page={page}
                onRemove={() => {
                  change((all) => withoutPage(all, page));
                }}
              />
            ))}
          </ul>
          <Button
            onClick={() => {
              change(() => []);
            }}
          >
            <FormattedMessage {...messages.clearViewed} />
          </Button>
        </>
      )}
    </section>
  );
}

function Entry({ page, onRemove }: { page: RecentPage; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <li>
      <Link to={recentHref(page)} lang={contentLanguage}>
        {page.title}
      </Link>
      <span>
        <FormattedMessage {...messages[`viewed_${page.kind}`]} />
      </span>
      <Button
        icon
        aria-label={intl.formatMessage(messages.removeViewed, { title: page.title })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}
