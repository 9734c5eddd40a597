import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { hospitalReads } from '@/features/hospitals/reads';
import { heldAnswer } from '@/shared/ui/held-answer';
import { filteredHref, mapRequest, type ListAddress } from '../list-address';
import { MapPanel } from './map-panel';
import { messages } from './messages';
import { ProvinceTile } from './province-tile';
import styles from './province-map.module.css';
import { shadeOf, tileBeside, tiles } from './tiles';

/**
 * The provinces as a map of tiles, each with the number of its bases under the other filters. Without an answer they
 * lead to the lists all the same, so nothing is said. No outlines: an outline map of China may be published only under
 * an approval number.
 */
export function ProvinceMap({ address }: { address: ListAddress }) {
  const intl = useIntl();
  const { currentData } = heldAnswer(hospitalReads.endpoints.hospitalMap.useQuery(mapRequest(address)));
  const counts = currentData && new Map(currentData.map(({ province, count }) => [province, count]));
  const most = Math.max(0, ...(counts?.values() ?? []));
  return (
    <MapPanel province={address.province}>
      <nav aria-label={intl.formatMessage(messages.provinces)}>
        <Link
          className={styles.all}
          to={filteredHref(address, { province: undefined })}
          preventScrollReset
          aria-current={address.province === undefined ? 'true' : undefined}
        >
          <FormattedMessage {...messages.all} />
        </Link>
        <ul className={styles.map} onKeyDown={followArrow}>
          {tiles.map((tile) => {
            const { code, row, column } = tile;
            const chosen = address.province === code;
            const count = counts && (counts.get(code) ?? 0);
            return (
              <li key={code} style={{ gridRow: row, gridColumn: column }}>
                <ProvinceTile
                  tile={tile}
                  count={count}
                  shade={shadeOf(count ?? 0, most)}
                  chosen={chosen}
                  to={filteredHref(address, { province: chosen ? undefined : code })}
                />
              </li>
            );
          })}
        </ul>
      </nav>
      <p className={styles.legend}>
        <FormattedMessage {...messages.legend} />
      </p>
    </MapPanel>
  );
}

/** Arrow keys lead over the map, from link to link. */
function followArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const links = new Map(
    [...event.currentTarget.querySelectorAll<HTMLElement>('[data-province]')].map((link) => [
      link.dataset.province,
      link,
    ]),
  );
  const from = tiles.find(({ code }) => links.get(code) === event.target);
  const next =
    from &&
    tileBeside(
      from,
      event.key,
      tiles.filter(({ code }) => links.has(code)),
    );
  if (!next) return;
  event.preventDefault();
  links.get(next.code)?.focus();
}
