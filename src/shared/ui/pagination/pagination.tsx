import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paginationRange } from '../pages-around';
import styles from './pagination.module.css';

/**
 * Links to the pages of a list; the page lives in the address, so every page can be shared and gone back to.
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
  /** There are more than `total`, which is as far as was counted. */
  more?: boolean;
  hrefFor: (page: number) => string;
  keepScroll?: boolean;
}) {
  const intl = useIntl();
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <nav className={styles.pager} aria-label={intl.formatMessage(messages.pages)}>
      <div className={styles.hits}>
        <FormattedMessage {...(more ? messages.manyHits : messages.hits)} values={{ total }} />
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
