import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ResponseOf } from '@/contracts/call';
import type { creditSummary } from '@/contracts/credit';
import { useConfig } from '@/shared/config/config-context';
import { paths } from '@/shared/routes/paths';
import { Link } from '@/shared/ui/link';
import { AnnualTarget } from '../overview/annual-target';
import { messages as learningMessages } from '../overview/messages';
import { messages } from './messages';
import styles from './my-credit.module.css';

type Summary = ResponseOf<typeof creditSummary>;

/** The totals, the annual target, and a table of the years with a bar for each; the table's numbers are the chart's text alternative. */
export function Overview({ total, years, currentYear }: Summary & { currentYear: number }) {
  const id = useId();
  const { creditTarget } = useConfig();
  const [latest] = years;
  const current = years.find(({ year }) => year === currentYear);
  const earned = current ? current.I + current.II : 0;
  const maxCredits = Math.max(creditTarget, ...years.map(({ I, II }) => I + II), 1);
  const sumOf = (kind: 'I' | 'II') => years.reduce((sum, year) => sum + year[kind], 0);
  return (
    <section className={styles.overview} aria-labelledby={id}>
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
      {creditTarget > 0 && (
        <p className={styles.target}>
          <strong>
            <FormattedMessage
              {...learningMessages.earned}
              values={{ year: String(currentYear), credits: earned }}
            />
          </strong>
          {' ·\u00a0'}
          <AnnualTarget earned={earned} />
          {earned < creditTarget && (
            <>
              {' ·\u00a0'}
              <Link to={paths.projects.href()}>
                <FormattedMessage {...learningMessages.browse} />
              </Link>
            </>
          )}
        </p>
      )}
      <p className={styles.classes}>
        <FormattedMessage {...messages.classesText} />
      </p>
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
                <YearBar one={I} two={II} max={maxCredits} target={creditTarget} />
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

/** The class name with a swatch of its bar. */
function ClassLabel({ kind }: { kind: 'I' | 'II' }) {
  return (
    <>
      <i className={styles.swatch} data-kind={kind} />
      <FormattedMessage {...messages[`class${kind}`]} />
    </>
  );
}

/**
 * One year as a bar, class I filled and class II outlined, so that they differ without colour. A line marks the annual
 * target, if there is one.
 * @param max the larger of the target and the best year's credits; it fills the width
 * @param target 0 for none
 */
function YearBar({ one, two, max, target }: { one: number; two: number; max: number; target: number }) {
  const width = (credits: number) => `${(credits / max) * 100}%`;
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect data-kind="all" y="1" width="100%" height="16" rx="3" />
      {one > 0 && <rect data-kind="I" x="0" y="1" width={width(one)} height="16" rx="3" />}
      {two > 0 && <rect data-kind="II" x={width(one)} y="1" width={width(two)} height="16" rx="3" />}
      {target > 0 && <line x1={width(target)} x2={width(target)} y1="0" y2="18" />}
    </svg>
  );
}
