import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Answer } from './answer';
import { messages } from './messages';
import { Empty } from './page-state';
import { Pager } from './pager';
import type { Asked } from './parts';

export interface Page<Item> {
  records: Item[];
  total: number;
  /** There are more than `total`, which is as far as was counted. */
  more?: boolean | undefined;
}

export interface PagedListProps<Item> {
  asked: Asked<Page<Item>>;
  waiting: ReactNode;
  current: number;
  size: number;
  hrefOf: (page: number) => string;
  nothing: ReactNode;
  beyond?: ReactNode;
  children: (records: Item[]) => ReactNode;
}

/**
 * A page of a list whose number lives in the address: its items and the way to the others, or why there are none.
 * @param current page, from 1
 * @param nothing in place of a list without any item
 * @param beyond says why this page of a list that has others is empty; else that there is no such page
 */
export function PagedList<Item>({
  asked,
  waiting,
  current,
  size,
  hrefOf,
  nothing,
  beyond = <FormattedMessage {...messages.beyond} />,
  children,
}: PagedListProps<Item>) {
  return (
    <Answer asked={asked} waiting={waiting}>
      {({ records, total, more = false }) => {
        if (records.length > 0)
          return (
            <>
              {children(records)}
              <Pager current={current} size={size} total={total} more={more} hrefOf={hrefOf} />
            </>
          );
        if (total === 0) return nothing;
        return (
          <Empty title={beyond}>
            <Link to={hrefOf(1)}>
              <FormattedMessage {...messages.firstPage} />
            </Link>
          </Empty>
        );
      }}
    </Answer>
  );
}
