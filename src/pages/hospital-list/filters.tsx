import { FormattedMessage, useIntl } from 'react-intl';
import { SearchField } from '@/features/search-field/search-field';
import { useDictionary } from '@/shared/api/dictionary';
import type { FilterOption } from '@/shared/ui/filters/filter-row';
import { ListFilters } from '@/shared/ui/filters/list-filters';
import { filteredHref, type ListParams } from './list-params';
import { messages } from './messages';

/** All filters except the province, which is selected on the map. */
export function Filters({ params }: { params: ListParams }) {
  const intl = useIntl();
  const level = useOptions(params, 'level', 'hospital_level');
  const speciality = useOptions(params, 'speciality', 'speciality');
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
      filters={[
        { label: <FormattedMessage {...messages.level} />, options: level },
        { label: <FormattedMessage {...messages.speciality} />, options: speciality },
      ]}
    />
  );
}

/** The entries of a dictionary as options, after “any”. */
function useOptions(params: ListParams, filter: 'level' | 'speciality', dictCode: string): FilterOption[] {
  const option = (key: string, code: string | undefined) => ({
    key,
    href: filteredHref(params, { [filter]: code }),
    current: params[filter] === code,
  });
  return [
    { ...option('', undefined), text: <FormattedMessage {...messages.any} /> },
    ...useDictionary(dictCode).map(({ code, name, lang }) => ({ ...option(code, code), text: name, lang })),
  ];
}
