import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '@/shared/intl/languages';
import { Icon } from '../icon';
import { Link } from '../link';
import { focusPageOf } from '../use-focus-fallback';
import styles from './filter-chips.module.css';
import { messages } from './messages';

/** A filter that is set. `lang` is set for a name of the platform that stays in the language of the content. */
export interface FilterChip {
  key: string;
  text: ReactNode;
  lang?: Language | undefined;
  /** Address of the list without this filter. */
  href: string;
}

/**
 * The filters that are set, as links that remove one each, or all.
 * @param clearHref address of the list without filters; offered beside two or more
 * @param onRemove moves the focus when a link is followed, because it disappears with its filter; default: to the page
 */
export function FilterChips({
  chips,
  clearHref,
  onRemove = focusPageOf,
}: {
  chips: readonly FilterChip[];
  clearHref?: string;
  onRemove?: (link: Element) => void;
}) {
  const intl = useIntl();
  if (chips.length === 0) return null;
  const remove = ({ currentTarget }: MouseEvent) => {
    onRemove(currentTarget);
  };
  return (
    <ul className={styles.chips} aria-label={intl.formatMessage(messages.active)}>
      {chips.map(({ key, text, lang, href }) => (
        <li key={key}>
          <Link to={href} onClick={remove} preventScrollReset>
            <FormattedMessage
              {...messages.removeFilter}
              values={{
                name: (
                  <span key="name" lang={lang}>
                    {text}
                  </span>
                ),
                hidden: (words) => (
                  <span key="hidden" className="portal-hidden">
                    {words}
                  </span>
                ),
              }}
            />
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {clearHref !== undefined && chips.length > 1 && (
        <li>
          <Link className={styles.clear} to={clearHref} onClick={remove} preventScrollReset>
            <FormattedMessage {...messages.clearFilters} />
          </Link>
        </li>
      )}
    </ul>
  );
}
