import { useIntl } from 'react-intl';
import type { ProjectFacets } from '@/contracts/project';
import { useDictionary } from '@/shared/api/dictionary';
import { listHref, type ListParams } from './list-params';
import { messages } from './messages';
import { SelectFilter } from './select-filter';

/** The provinces whose hospitals have courses; if the numbers are unknown, only the selected one. */
export function ProvinceFilter({
  params,
  counts,
}: {
  params: ListParams;
  counts: ProjectFacets['province'];
}) {
  const intl = useIntl();
  const { province = '' } = params;
  const countOf = new Map(counts?.map(({ code, count }) => [code, count]));
  const names = useDictionary('province');
  const listed = names.filter(({ code }) => countOf.has(code) || code === province);
  return (
    <SelectFilter
      label={messages.province}
      any={messages.allProvinces}
      value={province}
      hrefFor={(code) => listHref({ ...params, province: code, page: 1 })}
    >
      {province !== '' && !listed.some(({ code }) => code === province) && (
        <option value={province}>{province}</option>
      )}
      {listed.map(({ code, name, lang }) => (
        <option key={code} value={code} lang={lang}>
          {counts
            ? intl.formatMessage(messages.provinceWithCount, { name, count: countOf.get(code) ?? 0 })
            : name}
        </option>
      ))}
    </SelectFilter>
  );
}
