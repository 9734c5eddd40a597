import { useIntl, type IntlShape } from 'react-intl';

/** A day in the platform's time zone, whatever the computer is set to (R10.65). @param value ISO moment in UTC */
export function FormattedDay({ value, className }: { value: string; className?: string | undefined }) {
  const intl = useIntl();
  return (
    <time dateTime={value} className={className}>
      {formatDay(intl, value)}
    </time>
  );
}

/** A day and its time to the minute, in the platform's time zone (R10.65). @param value ISO moment in UTC */
export function FormattedDateTime({ value, className }: { value: string; className?: string | undefined }) {
  const intl = useIntl();
  const time = intl.formatTime(value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return (
    <time dateTime={value} className={className}>
      {`${formatDay(intl, value)} ${time}`}
    </time>
  );
}

/** `2026/11/21` in Chinese; in English `21 Nov 2026`, since of two numbers nobody knows which is the month. */
function formatDay({ locale, formatDate, formatDateToParts }: IntlShape, value: string): string {
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  if (!locale.startsWith('en')) return formatDate(value, numbers);
  const parts = formatDateToParts(value, { year: 'numeric', month: 'short', day: 'numeric' });
  const named = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${named('day')} ${named('month')} ${named('year')}`;
}
