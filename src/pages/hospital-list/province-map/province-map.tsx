import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hospitalApi } from '@/features/hospitals/api';
import { Link } from '@/shared/ui/link';
import { MissingPart } from '@/shared/ui/query/missing-part';
import { keepPreviousData } from '@/shared/ui/query/query-view';
import { filteredHref, mapRequest, type ListParams } from '../list-params';
import { MapPanel } from './map-panel';
import { messages } from './messages';
import { ProvinceTile } from './province-tile';
import styles from './province-map.module.css';
import { shadeFor, nextTile, tiles } from './tiles';

/**
 * The provinces as a tile map, each with its number of hospitals under the other filters; the links work without the
 * numbers. No outlines: an outline map of China may be published only under an approval number.
 */
export function ProvinceMap({ params }: { params: ListParams }) {
  const intl = useIntl();
  const query = keepPreviousData(hospitalApi.endpoints.hospitalMap.useQuery(mapRequest(params)));
  const { currentData } = query;
  const counts = currentData && new Map(currentData.map(({ province, count }) => [province, count]));
  const most = Math.max(0, ...(counts?.values() ?? []));
  return (
    <MapPanel province={params.province}>
      <nav aria-label={intl.formatMessage(messages.provinces)}>
        <Link
          className={styles.all}
          to={filteredHref(params, { province: undefined })}
          preventScrollReset
          aria-current={params.province === undefined ? 'true' : undefined}
        >
          <FormattedMessage {...messages.all} />
        </Link>
        <ul className={styles.map} onKeyDown={moveFocusByArrow}>
          {tiles.map((tile) => {
            const { code, row, column } = tile;
            const isSelected = params.province === code;
            const count = counts ? (counts.get(code) ?? 0) : undefined;
            return (
              <li key={code} style={{ gridRow: row, gridColumn: column }}>
                <ProvinceTile
                  tile={tile}
                  count={count}
                  shade={shadeFor(count ?? 0, most)}
                  selected={isSelected}
                  to={filteredHref(params, { province: isSelected ? undefined : code })}
                />
              </li>
            );
          })}
        </ul>
      </nav>
      <MissingPart query={query} name={messages.counts} />
      <p className={styles.legend}>
        <FormattedMessage {...messages.legend} />
      </p>
    </MapPanel>
  );
}

/** Arrow keys move the focus between the links of the map. */
function moveFocusByArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const links = new Map(
    [...event.currentTarget.querySelectorAll<HTMLElement>('[data-province]')].map((link) => [
      link.dataset.province,
      link,
    ]),
  );
  const from = tiles.find(({ code }) => links.get(code) === event.target);
  const next =
    from &&
    nextTile(
      from,
      event.key,
      tiles.filter(({ code }) => links.has(code)),
    );
  if (!next) return;
  event.preventDefault();
  links.get(next.code)?.focus();
}
