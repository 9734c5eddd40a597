import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button';
import { Icon } from '../icon';
import { FilterChips, type FilterChip } from './filter-chips';
import { FilterRow, type Filter } from './filter-row';
import styles from './list-filters.module.css';
import { messages } from './messages';

/**
 * The panel above a list. On a phone the filters are folded behind a button that shows how many are set; those are
 * listed beside it and can be removed there.
 * @param search a search field, which is always in view
 * @param filters the first option of each means no filter
 * @param otherChips filters that are set outside the panel, on a map for example
 * @param folded folds the filters on every screen; the caller lays out button and filters in its own flex row
 */
export function ListFilters({
  search,
  filters = [],
  otherChips = [],
  folded = false,
}: {
  search?: ReactNode;
  filters?: readonly Filter[];
  otherChips?: readonly FilterChip[];
  folded?: boolean;
}) {
  return (
    <div className={styles.panel} data-folded={folded || undefined}>
      {search}
      {filters.length > 0 && <FoldedFilters filters={filters} otherChips={otherChips} />}
    </div>
  );
}

function FoldedFilters({
  filters,
  otherChips,
}: {
  filters: readonly Filter[];
  otherChips: readonly FilterChip[];
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const chosen = filters.flatMap(({ options: [none, ...options] }, index) => {
    const current = options.find((option) => option.current);
    if (!none || !current) return [];
    return [{ key: String(index), text: current.text, lang: current.lang, href: none.href }];
  });
  const chips = [...otherChips, ...chosen];
  return (
    <>
      <div className={styles.bar}>
        <Button
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <FormattedMessage
            {...(chips.length > 0 ? messages.filtersSelected : messages.filters)}
            values={{ count: chips.length }}
          />
          <Icon name="chevron" />
        </Button>
        <FilterChips
          chips={chips}
          // the focused chip is removed
          onRemove={() => toggle.current?.focus()}
        />
      </div>
      <div id={id} className={styles.rows} data-open={isOpen || undefined}>
        {filters.map((filter, index) => (
          <FilterRow key={index} {...filter} />
        ))}
      </div>
    </>
  );
}
