import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SearchField } from '@/features/search-field/search-field';
import { useDictionary } from '@/shared/api/dictionary';
import { FilterRow, type FilterOption } from '@/shared/ui/filter-row';
import { ListFilters } from '@/shared/ui/list-page';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';

/** Filters by file name and category. */
export function Filters({ params }: { params: ListParams }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = (keyword: string) => {
    void navigate(listHref({ ...params, keyword, page: 1 }), { replace: true, preventScrollReset: true });
  };
  return (
    <ListFilters>
      <SearchField
        value={params.keyword ?? ''}
        label={intl.formatMessage(messages.search)}
        placeholder={intl.formatMessage(messages.searchHint)}
        onChange={search}
      />
      <FilterRow label={<FormattedMessage {...messages.category} />} options={useOptions(params)} />
    </ListFilters>
  );
}

function useOptions(params: ListParams): FilterOption[] {
  const option = (category: string | undefined) => ({
    key: category ?? '',
    href: listHref({ ...params, category, page: 1 }),
    current: params.category === category,
  });
  return [
    { ...option(undefined), text: <FormattedMessage {...messages.any} /> },
    ...useDictionary('download_category').map(({ code, name }) => ({ ...option(code), name })),
  ];
}
