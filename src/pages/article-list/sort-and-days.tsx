import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ArticleSort, ArticleType } from '@/contracts/article';
import { chinaDate, chinaYear } from '@/contracts/china-time';
import type { FilterOption } from '@/shared/ui/filters/filter-row';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';

/**
 * The order of the list, and ranges of days.
 * @param known orders of the platform; a platform that names none supports no days either, and neither is offered
 */
export function SortAndDays({
  type,
  params,
  known,
}: {
  type: ArticleType;
  params: ListParams;
  known: readonly ArticleSort[];
}) {
  const [now] = useState(() => Date.now());
  if (known.length === 0) return null;
  const option = (text: FilterOption['text'], { from, to }: Days): FilterOption => ({
    key: `${from ?? ''} ${to ?? ''}`,
    href: listHref(type, { ...params, from, to, page: 1 }),
    current: params.from === from && params.to === to,
    text,
  });
  const ranges = [
    option(<FormattedMessage {...messages.anyTime} />, { from: undefined, to: undefined }),
    option(<FormattedMessage {...messages.month} />, { from: daysBefore(now, 30), to: undefined }),
    option(<FormattedMessage {...messages.halfYear} />, { from: daysBefore(now, 183), to: undefined }),
    ...[0, 1, 2].map((ago) => {
      const year = chinaYear(now) - ago;
      const text = <FormattedMessage {...messages.year} values={{ year: String(year) }} />;
      return option(text, { from: `${year}-01-01`, to: `${year}-12-31` });
    }),
  ];
  return (
    <ListFilters
      folded
      filters={[
        {
          label: <FormattedMessage {...messages.sort} />,
          options: known.map((sort) => ({
            key: sort,
            href: listHref(type, { ...params, page: 1, sort }),
            current: params.sort === sort,
            text: <FormattedMessage {...messages[sort]} />,
          })),
        },
        {
          label: <FormattedMessage {...messages.days} />,
          options: ranges.some(({ current }) => current)
            ? ranges
            : [...ranges, option(rangeText(params), params)],
        },
      ]}
    />
  );
}

type Days = Pick<ListParams, 'from' | 'to'>;

const daysBefore = (now: number, days: number) => chinaDate(now - days * 24 * 60 * 60 * 1000);

/** The days of an address that match no choice. */
function rangeText({ from, to }: Days): string {
  return [from, to].map((day) => (day === undefined ? '' : day.replace(/-/g, '/'))).join(' – ');
}
