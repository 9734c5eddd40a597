import { FormattedMessage, useIntl } from 'react-intl';
import { useDictionaryName } from '@/shared/api/dictionary';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './province-map.module.css';
import type { Tile } from './tiles';

/**
 * One province: a link to its hospitals, or to all provinces while it is selected; plain text without hospitals.
 * @param count undefined while it is not known
 */
export function ProvinceTile({
  tile: { code, shortName },
  count,
  shade,
  selected,
  to,
}: {
  tile: Tile;
  count: number | undefined;
  shade: number;
  selected: boolean;
  to: string;
}) {
  const intl = useIntl();
  const { name: province } = useDictionaryName()('province', code);
  const text = count === 0 ? messages.none : messages.tile;
  const name = count === undefined ? province : intl.formatMessage(text, { name: province, count });
  const content = (
    <>
      <span aria-hidden="true">
        <FormattedMessage {...shortName} />
      </span>
      <small aria-hidden="true">{count}</small>
      <span className="portal-hidden">{name}</span>
    </>
  );
  if (count === 0 && !selected)
    return (
      <span className={styles.tile} data-empty title={name}>
        {content}
      </span>
    );
  return (
    <Link
      className={styles.tile}
      data-province={code}
      data-shade={shade}
      title={name}
      to={to}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
    >
      {content}
    </Link>
  );
}
