import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { limits } from '@/contracts/limits';
import { hospitalReads } from '@/features/hospitals/reads';
import { useDictionary } from '@/shared/api/dictionary';
import { contentLanguage } from '@/shared/intl/languages';
import { Button } from '@/shared/ui/button';
import { usePart } from '@/shared/ui/parts';
import { listHref, type ListAddress } from './list-address';
import { messages } from './messages';
import styles from './project-list-page.module.css';

const everyBase = { current: 1, size: limits.pageSize, query: {} };

/** The base that holds the courses, chosen from all there are, by province. The browser's own list. */
export function BaseFilter({ address }: { address: ListAddress }) {
  const intl = useIntl();
  const id = useId();
  const navigate = useNavigate();
  const provinces = useDictionary('province');
  const asked = hospitalReads.endpoints.hospitalPage.useQuery(everyBase);
  const { data, isError, isFetching } = asked;
  usePart(asked, true);
  const groups = useMemo(() => {
    const bases = data?.records ?? [];
    return provinces
      .map(({ code, name }) => ({ name, bases: bases.filter(({ province }) => province === code) }))
      .filter(({ bases }) => bases.length > 0);
  }, [data, provinces]);
  const { hospital = '' } = address;
  const isKnown = hospital === '' || data?.records.some((base) => base.id === hospital) === true;
  return (
    <div className={styles.base}>
      <label htmlFor={id}>
        <FormattedMessage {...messages.base} />
      </label>
      <select
        id={id}
        value={hospital}
        onChange={({ target: { value } }) => {
          void navigate(listHref({ ...address, hospital: value || undefined, page: 1 }), {
            preventScrollReset: true,
          });
        }}
      >
        <option value="">{intl.formatMessage(messages.allBases)}</option>
        {!isKnown && (
          <option value={hospital}>{intl.formatMessage(messages.unnamedBase, { id: hospital })}</option>
        )}
        {groups.map(({ name, bases }) => (
          <optgroup key={name} label={name} lang={contentLanguage}>
            {bases.map((base) => (
              <option key={base.id} value={base.id}>
                {base.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {isError && !data && (
        <span role="alert" className={styles.noBases}>
          <FormattedMessage {...messages.noBases} />{' '}
          <Button disabled={isFetching} onClick={() => void asked.refetch()}>
            <FormattedMessage {...messages.askBases} />
          </Button>
        </span>
      )}
    </div>
  );
}
