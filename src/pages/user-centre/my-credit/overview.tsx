import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { creditSummary } from '@/contracts/credit';
import { messages } from './messages';
import styles from './my-credit.module.css';
import { YearBar } from './year-bar';

type Sums = ResponseOf<typeof creditSummary>;

/** The sums that count first, and a table of the years with a bar for each: its numbers are the chart's text. */
export function Overview({ sums: { total, years } }: { sums: Sums }) {
  const id = useId();
  const [latest] = years;
  const most = Math.max(...years.map(({ I, II }) => I + II), 1);
  const sumOf = (kind: 'I' | 'II') => years.reduce((sum, year) => sum + year[kind], 0);
  return (
    <section className={`${styles.card} ${styles.overview}`} aria-labelledby={id}>
      <h2 id={id} className="portal-hidden">
        <FormattedMessage {...messages.overview} />
      </h2>
      <dl className={styles.tiles}>
        <Tile name={<FormattedMessage {...messages.total} />}>{total}</Tile>
        {latest && (
          <Tile name={<FormattedMessage {...messages.ofYear} values={{ year: String(latest.year) }} />}>
            {latest.I + latest.II}
          </Tile>
        )}
        <Tile name={<ClassLabel kind="I" />}>{sumOf('I')}</Tile>
        <Tile name={<ClassLabel kind="II" />}>{sumOf('II')}</Tile>
      </dl>
      <table className={styles.years}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage {...messages.year} />
            </th>
            <td aria-hidden="true" />
            {(['classI', 'classII', 'sum'] as const).map((key) => (
              <th scope="col" key={key}>
                <FormattedMessage {...messages[key]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, I, II }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              <td aria-hidden="true">
                <YearBar one={I} two={II} most={most} />
              </td>
              <td>{I}</td>
              <td>{II}</td>
              <td>{I + II}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Tile({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The class's name with the look of its bars. */
function ClassLabel({ kind }: { kind: 'I' | 'II' }) {
  return (
    <>
      <i className={styles.mark} data-kind={kind} />
      <FormattedMessage {...messages[`class${kind}`]} />
    </>
  );
}
