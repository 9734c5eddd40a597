import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '@/features/search-field/search-field';
import { useDictionaryChoices, useDictionaryName, useHasDictionary } from '@/shared/api/dictionary';
import type { Filter, FilterOption } from '@/shared/ui/filters/filter-row';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { filteredHref, type ListParams } from './list-params';
import { messages } from './messages';

/**
 * All filters except the province, which is selected on the map; when a province is selected, it is listed as a chip. A
 * filter without choices is left out.
 */
export function Filters({ params }: { params: ListParams }) {
  const intl = useIntl();
  const filters = [
    useFilter(params, 'level', 'hospital_level'),
    useFilter(params, 'speciality', 'speciality'),
  ];
  const nameOf = useDictionaryName();
  const provinceChip = (code: string) => {
    const { name, lang } = nameOf('province', code);
    return { key: 'province', text: name, lang, href: filteredHref(params, { province: undefined }) };
  };
  return (
    <ListFilters
      search={
        <SearchField
          value={params.keyword ?? ''}
          label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.searchHint)}
          hrefFor={(keyword) => filteredHref(params, { keyword })}
        />
      }
      filters={filters.filter((filter) => filter !== null)}
      otherChips={params.province === undefined ? [] : [provinceChip(params.province)]}
    />
  );
}

/** The entries of a dictionary as options, after “any”; null if it has none. */
function useFilter(params: ListParams, filter: 'level' | 'speciality', dictCode: string): Filter | null {
  const entries = useDictionaryChoices(dictCode, params[filter]);
  const hasEntries = useHasDictionary(dictCode);
  if (!hasEntries && params[filter] === undefined) return null;
  const option = (key: string, code: string | undefined): Omit<FilterOption, 'text'> => ({
    key,
    href: filteredHref(params, { [filter]: code }),
    current: params[filter] === code,
  });
  const options = [
    { ...option('', undefined), text: <FormattedMessage {...messages.any} /> },
    ...entries.map(({ code, name, lang }) => ({ ...option(code, code), text: name, lang })),
  ];
  return { label: <FormattedMessage {...messages[filter]} />, options };
}
