import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { projectSorts, projectStates } from '@/contracts/project';
import { useDictionary } from '@/shared/api/dictionary';
import type { Text } from '@/shared/intl/texts';
import { Button } from '@/shared/ui/button';
import { FilterRow, type Option } from '@/shared/ui/filter-row';
import { BaseFilter } from './base-filter';
import { filtersOf, listHref, type ListAddress } from './list-address';
import { messages } from './messages';
import styles from './project-list-page.module.css';

/** What the list is narrowed to and ordered by; each choice is a link to the list as it then is. */
export function Filters({ address, isSignedIn }: { address: ListAddress; isSignedIn: boolean }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const rows = useRows(address, isSignedIn);
  const count = filtersOf({ ...address, words: '' }).length;
  return (
    <div className={styles.filters}>
      <Button
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <FormattedMessage {...(count > 0 ? messages.chosen : messages.filters)} values={{ count }} />
      </Button>
      <div id={id} className={styles.rows} data-open={open}>
        {rows.map(({ name, options }) => (
          <FilterRow key={name} label={<FormattedMessage {...messages[name]} />} options={options} />
        ))}
        <BaseFilter address={address} />
      </div>
    </div>
  );
}

/** The choices of each row; where a filter has none, that is a choice too. */
function useRows(address: ListAddress, isSignedIn: boolean) {
  const kinds = useDictionary('training_type');
  const specialities = useDictionary('speciality');
  const choice = (key: string, change: Partial<ListAddress>, label: Text | string): Option => ({
    key,
    href: listHref({ ...address, page: 1, ...change }),
    current: Object.entries(change).every(([name, value]) => address[name as keyof ListAddress] === value),
    ...(typeof label === 'string' ? { name: label } : { text: <FormattedMessage {...label} /> }),
  });
  return [
    {
      name: 'kind',
      options: [
        choice('', { kind: undefined }, messages.all),
        ...kinds.map(({ code, name }) => choice(code, { kind: code }, name)),
      ],
    },
    {
      name: 'speciality',
      options: [
        choice('', { speciality: undefined }, messages.all),
        ...specialities.map(({ code, name }) => choice(code, { speciality: code }, name)),
      ],
    },
    {
      name: 'state',
      options: [
        choice('', { state: undefined }, messages.all),
        ...projectStates.map((state) => choice(state, { state }, messages[state])),
      ],
    },
    ...(isSignedIn
      ? [
          {
            name: 'enrolment',
            options: [
              choice('', { mine: false }, messages.all),
              choice('mine', { mine: true }, messages.mine),
            ],
          } as const,
        ]
      : []),
    { name: 'sort', options: projectSorts.map((sort) => choice(sort, { sort }, messages[sort])) },
  ] as const;
}
