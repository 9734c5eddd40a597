import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SearchWords } from '@/features/search-words/search-words';
import { useDictionary } from '@/shared/api/dictionary';
import { FilterRow, type Option } from '@/shared/ui/filter-row';
import { ListFilters } from '@/shared/ui/list-page';
import { listHref, type ListAddress } from './list-address';
import { messages } from './messages';

/** What narrows the list: words of a file's name, and its category. */
export function Filters({ address }: { address: ListAddress }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = (keyword: string) => {
    void navigate(listHref({ ...address, keyword, page: 1 }), { replace: true, preventScrollReset: true });
  };
  return (
    <ListFilters>
      <SearchWords
        value={address.keyword ?? ''}
        label={intl.formatMessage(messages.search)}
        hint={intl.formatMessage(messages.searchHint)}
        onChange={search}
      />
      <FilterRow label={<FormattedMessage {...messages.category} />} options={useOptions(address)} />
    </ListFilters>
  );
}

function useOptions(address: ListAddress): Option[] {
  const option = (category: string | undefined) => ({
    key: category ?? '',
    href: listHref({ ...address, category, page: 1 }),
    current: address.category === category,
  });
  return [
    { ...option(undefined), text: <FormattedMessage {...messages.any} /> },
    ...useDictionary('download_category').map(({ code, name }) => ({ ...option(code), name })),
  ];
}
