import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { projectSorts, projectStates } from '@/contracts/project';
import { useDictionary } from '@/shared/api/dictionary';
import type { Message } from '@/shared/intl/define-messages';
import type { PlatformName } from '@/shared/intl/platform-names';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { FilterRow, type FilterOption } from '@/shared/ui/filter-row';
import { HospitalFilter } from './hospital-filter';
import { activeFilters, listHref, type ListParams } from './list-params';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** Filters and order of the list, as links to the resulting lists. On narrow screens a button opens them. */
export function Filters({ params, isSignedIn }: { params: ListParams; isSignedIn: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const rows = useFilterRows(params, isSignedIn);
  const count = activeFilters({ ...params, keyword: '' }).length;
  return (
    <Card className={styles.filters}>
      <Button
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <FormattedMessage {...(count > 0 ? messages.filtersSelected : messages.filters)} values={{ count }} />
      </Button>
      <div id={id} className={styles.rows} data-open={open}>
        {rows.map(({ name, options }) => (
          <FilterRow key={name} label={<FormattedMessage {...messages[name]} />} options={options} />
        ))}
        <HospitalFilter params={params} />
      </div>
    </Card>
  );
}

/** The rows of options. Every filter starts with “all”. */
function useFilterRows(params: ListParams, isSignedIn: boolean) {
  const kinds = useDictionary('training_type');
  const specialities = useDictionary('speciality');
  const option = (key: string, change: Partial<ListParams>, label: Message | PlatformName): FilterOption => ({
    key,
    href: listHref({ ...params, page: 1, ...change }),
    current: Object.entries(change).every(([name, value]) => params[name as keyof ListParams] === value),
    ...('lang' in label ? { text: label.name, lang: label.lang } : { text: <FormattedMessage {...label} /> }),
  });
  return [
    {
      name: 'kind',
      options: [
        option('', { kind: undefined }, messages.all),
        ...kinds.map((entry) => option(entry.code, { kind: entry.code }, entry)),
      ],
    },
    {
      name: 'speciality',
      options: [
        option('', { speciality: undefined }, messages.all),
        ...specialities.map((entry) => option(entry.code, { speciality: entry.code }, entry)),
      ],
    },
    {
      name: 'state',
      options: [
        option('', { state: undefined }, messages.all),
        ...projectStates.map((state) => option(state, { state }, messages[state])),
      ],
    },
    ...(isSignedIn
      ? [
          {
            name: 'enrolment',
            options: [
              option('', { mine: false }, messages.all),
              option('mine', { mine: true }, messages.mine),
            ],
          } as const,
        ]
      : []),
    { name: 'sort', options: projectSorts.map((sort) => option(sort, { sort }, messages[sort])) },
  ] as const;
}
