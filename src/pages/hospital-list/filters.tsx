import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { SearchWords } from '@/features/search-words/search-words';
import { useDictionary } from '@/shared/api/dictionary';
import { FilterRow, type Option } from '@/shared/ui/filter-row';
import { ListFilters } from '@/shared/ui/list-page';
import { filteredHref, type ListAddress } from './list-address';
import { messages } from './messages';

/** What narrows the list, but for the province, which is chosen on the map. */
export function Filters({ address }: { address: ListAddress }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const search = (keyword: string) => {
    void navigate(filteredHref(address, { keyword }), { replace: true, preventScrollReset: true });
  };
  const rows = [
    { name: 'level', options: useOptions(address, 'level', 'hospital_level') },
    { name: 'speciality', options: useOptions(address, 'speciality', 'speciality') },
  ] as const;
  return (
    <ListFilters>
      <SearchWords
        value={address.keyword ?? ''}
        label={intl.formatMessage(messages.search)}
        hint={intl.formatMessage(messages.searchHint)}
        onChange={search}
      />
      {rows.map(({ name, options }) => (
        <FilterRow key={name} label={<FormattedMessage {...messages[name]} />} options={options} />
      ))}
    </ListFilters>
  );
}

/** The entries of a dictionary to filter by, and none of them. */
function useOptions(address: ListAddress, filter: 'level' | 'speciality', dictCode: string): Option[] {
  const option = (key: string, code: string | undefined) => ({
    key,
    href: filteredHref(address, { [filter]: code }),
    current: address[filter] === code,
  });
  return [
    { ...option('', undefined), text: <FormattedMessage {...messages.any} /> },
    ...useDictionary(dictCode).map(({ code, name }) => ({ ...option(code, code), name })),
  ];
}
