import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../link';
import { messages } from '../messages';
import { useFocusFallback } from '../use-focus-fallback';
import styles from './pagination.module.css';

/**
 * Links to the pages of a list. The page number is part of the address, so that each page can be shared and is in the
 * browser's history. The link to the next page disappears on the last one, and that to the previous on the first: the link
 * to the current page takes its focus.
 * @param more there are more than `total`: counting stopped at that number
 * @param keepScroll for a list that is only a part of its page
 */
export function Pagination({
  current,
  size,
  total,
  more = false,
  hrefFor,
  keepScroll = false,
}: {
  current: number;
  size: number;
  total: number;
  more?: boolean;
  hrefFor: (page: number) => string;
  keepScroll?: boolean;
}) {
  const intl = useIntl();
  const currentLink = useFocusFallback(String(current));
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav className={styles.pagination} aria-label={intl.formatMessage(messages.pages)}>
      <div className={styles.total}>
        <FormattedMessage {...(more ? messages.cappedTotal : messages.total)} values={{ total }} />
      </div>
      {current > 1 && (
        <Link to={hrefFor(current - 1)} rel="prev" preventScrollReset={keepScroll}>
          <FormattedMessage {...messages.previousPage} />
        </Link>
      )}
      {last > 1 &&
        paginationRange(current, last).map((page, index) =>
          page === 'gap' ? (
            <span key={`gap-${index}`} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={page}
              ref={page === current ? currentLink : undefined}
              to={hrefFor(page)}
              preventScrollReset={keepScroll}
              aria-current={page === current ? 'page' : undefined}
              aria-label={intl.formatMessage(messages.page, { page })}
            >
              {page}
            </Link>
          ),
        )}
      {current < last && (
        <Link to={hrefFor(current + 1)} rel="next" preventScrollReset={keepScroll}>
          <FormattedMessage {...messages.nextPage} />
        </Link>
      )}
    </nav>
  );
}

/** The page numbers to show: the first, the last, the current one with its neighbours, and gaps between. */
export function paginationRange(current: number, last: number): (number | 'gap')[] {
  const shown = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? ['gap' as const, page] : [page];
  });
}
