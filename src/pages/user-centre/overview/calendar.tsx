import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormattedDay } from '@/shared/intl/date-time';
import { contentLanguage } from '@/shared/intl/languages';
import { paths } from '@/shared/routes/paths';
import { LineIcon } from '@/shared/ui/line-icon';
import { Link } from '@/shared/ui/link';
import { Section } from '@/shared/ui/section';
import { firstOf, monthOf, weeksOf, type AgendaEntry, type Month } from './agenda';
import { messages } from './messages';
import styles from './calendar.module.css';

/** Entries listed below the current month. */
const maxUpcoming = 4;

/**
 * Starts and deadlines of the user's courses: a month as a grid, and below it the next entries, or those of another
 * month.
 * @param today as `2026-11-21`
 */
export function Calendar({ agenda, today }: { agenda: readonly AgendaEntry[]; today: string }) {
  const [month, setMonth] = useState<Month>(() => monthOf(today));
  const isThisMonth = month === monthOf(today);
  const entries = agenda.filter(({ day }) => monthOf(day) === month);
  // the current month lists the next entries, including those of later months
  const listed = isThisMonth ? agenda.filter(({ day }) => day >= today).slice(0, maxUpcoming) : entries;
  return (
    <Section title={messages.dates}>
      <MonthNav month={month} setMonth={setMonth} current={monthOf(today)} />
      <MonthGrid month={month} entries={entries} today={today} />
      {listed.length === 0 ? (
        <p className={styles.noDates}>
          <FormattedMessage {...(isThisMonth ? messages.noUpcoming : messages.noDates)} />
        </p>
      ) : (
        <ul className={styles.agenda}>
          {listed.map(({ kind, at, projectId, title }) => (
            <li key={`${kind} ${projectId}`}>
              <i className={styles.mark} data-kind={kind} aria-hidden="true" />
              <span className={styles.when}>
                <FormattedDay value={at} /> <FormattedMessage {...messages[kind]} />
              </span>
              <Link lang={contentLanguage} to={paths.project.href({ id: projectId })}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function MonthNav({
  month,
  setMonth,
  current,
}: {
  month: Month;
  setMonth: (month: Month) => void;
  current: Month;
}) {
  const intl = useIntl();
  const step = (by: -1 | 1) => {
    const label = intl.formatMessage(by < 0 ? messages.previousMonth : messages.nextMonth);
    return (
      <button
        type="button"
        aria-label={label}
        title={label}
        onClick={() => {
          setMonth(month + by);
        }}
      >
        <LineIcon path={by < 0 ? 'M12 5l-5 5 5 5' : 'M8 5l5 5-5 5'} />
      </button>
    );
  };
  return (
    <div className={styles.monthNav}>
      {step(-1)}
      <p role="status">
        {intl.formatDate(firstOf(month), { year: 'numeric', month: 'long', timeZone: 'UTC' })}
      </p>
      {step(1)}
      <button
        type="button"
        className={styles.toThisMonth}
        aria-disabled={month === current}
        onClick={() => {
          setMonth(current);
        }}
      >
        <FormattedMessage {...messages.thisMonth} />
      </button>
    </div>
  );
}

function MonthGrid({
  month,
  entries,
  today,
}: {
  month: Month;
  entries: readonly AgendaEntry[];
  today: string;
}) {
  const intl = useIntl();
  const weeks = weeksOf(month);
  // 2024-01-01 was a Monday
  const weekdays = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));
  const weekday = (day: Date, weekday: 'narrow' | 'long') =>
    intl.formatDate(day, { weekday, timeZone: 'UTC' });
  return (
    <table className={styles.month}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day.getUTCDate()} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'narrow')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          <tr key={week}>
            {days.map((day, index) => (
              <td key={index} aria-current={day === today ? 'date' : undefined}>
                {day !== null && <Day day={day} entries={entries.filter((entry) => entry.day === day)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day's number, with marks for courses that start or end on it. */
function Day({ day, entries }: { day: string; entries: readonly AgendaEntry[] }) {
  return (
    <>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {entries.length > 0 && (
        <>
          <span className="portal-hidden">
            <FormattedMessage {...messages.count} values={{ count: entries.length }} />
          </span>
          <span className={styles.marks} aria-hidden="true">
            {(['starts', 'ends'] as const)
              .filter((kind) => entries.some((entry) => entry.kind === kind))
              .map((kind) => (
                <i key={kind} className={styles.mark} data-kind={kind} />
              ))}
          </span>
        </>
      )}
    </>
  );
}
