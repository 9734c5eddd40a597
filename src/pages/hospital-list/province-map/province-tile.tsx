import { FormattedMessage, useIntl } from 'react-intl';
import { useDictionaryName } from '@/shared/api/dictionary';
import { Link } from '@/shared/ui/link';
import { messages } from './messages';
import styles from './province-map.module.css';
import type { Tile } from './tiles';

/**
 * One province: a link to its hospitals, or to all provinces while it is selected; without hospitals, the list offers
 * those of its neighbours.
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
  return (
    <Link
      className={styles.tile}
      data-province={code}
      data-shade={shade}
      data-empty={count === 0 || undefined}
      title={name}
      to={to}
      preventScrollReset
      aria-current={selected ? 'true' : undefined}
    >
      <span aria-hidden="true">
        <FormattedMessage {...shortName} />
      </span>
      <small aria-hidden="true">{count}</small>
      <span className="portal-hidden">{name}</span>
    </Link>
  );
}
